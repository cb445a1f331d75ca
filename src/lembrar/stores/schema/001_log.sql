-- The log: what was said, and which chats have work waiting.
CREATE TABLE chats (
  tenant TEXT NOT NULL,
  id TEXT NOT NULL,
  user TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1,
  timezone TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,             -- microseconds since 1970, UTC, like all times but messages.at
  updated_at INTEGER NOT NULL,
  seq INTEGER NOT NULL DEFAULT 0,          -- the newest message
  cycle INTEGER NOT NULL DEFAULT 0,        -- these four are stores/numbering.py's counter
  has_user INTEGER NOT NULL DEFAULT 0,
  has_answer INTEGER NOT NULL DEFAULT 0,
  ever_answered INTEGER NOT NULL DEFAULT 0,
  log_words INTEGER NOT NULL DEFAULT 0,
  log_tokens INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0,
  fence INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX chats_by_activity ON chats (tenant, user, updated_at DESC);
CREATE INDEX chats_due ON chats (tenant, due_at) WHERE due_at IS NOT NULL;

CREATE TABLE messages (
  tenant TEXT NOT NULL,
  chat TEXT NOT NULL,
  seq INTEGER NOT NULL,
  cycle INTEGER NOT NULL,
  id TEXT NOT NULL,
  role TEXT NOT NULL,
  sender TEXT NOT NULL,
  content TEXT NOT NULL,
  at TEXT NOT NULL,                        -- ISO 8601 with the offset it was said with
  channel TEXT NOT NULL,
  extra TEXT NOT NULL DEFAULT '',          -- attachments and tool calls, as JSON
  words INTEGER NOT NULL,
  tokens INTEGER NOT NULL,
  words_to INTEGER NOT NULL,               -- running totals, this message included: any range's
  tokens_to INTEGER NOT NULL,              -- size is one subtraction
  PRIMARY KEY (tenant, chat, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX messages_by_id ON messages (tenant, id, chat);
CREATE INDEX messages_by_cycle ON messages (tenant, chat, cycle);
