-- The log: what was said, and which chats have work waiting.
CREATE TABLE lembrar.chats (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  timezone text NOT NULL DEFAULT '',
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  seq bigint NOT NULL DEFAULT 0,           -- the newest message
  cycle bigint NOT NULL DEFAULT 0,         -- these four are stores/numbering.py's counter
  has_user boolean NOT NULL DEFAULT false,
  has_answer boolean NOT NULL DEFAULT false,
  ever_answered boolean NOT NULL DEFAULT false,
  words_to bigint NOT NULL DEFAULT 0,      -- the newest message's running totals: counts that are
  tokens_to bigint NOT NULL DEFAULT 0,     -- wrong are corrected by them, so never from the counts
  log_words bigint NOT NULL DEFAULT 0,
  log_tokens bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  climbed bigint NOT NULL DEFAULT 0,
  climbed_words bigint NOT NULL DEFAULT 0,
  climbed_tokens bigint NOT NULL DEFAULT 0,
  ladder_words bigint NOT NULL DEFAULT 0,
  ladder_tokens bigint NOT NULL DEFAULT 0,
  pending bigint NOT NULL DEFAULT 0,
  compactions bigint NOT NULL DEFAULT 0,
  compacted_at bigint,
  read_seq bigint NOT NULL DEFAULT 0,
  erasures bigint NOT NULL DEFAULT 0,      -- places that erased messages have left
  language text NOT NULL DEFAULT '',
  warning text NOT NULL DEFAULT '',
  usage text NOT NULL DEFAULT '',          -- JSON
  PRIMARY KEY (shard, tenant, id)
) WITH (fillfactor = 70);                  -- room to change a row where it is: each message does

CREATE TABLE lembrar.directory_chats (
  tenant text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  due_at bigint,
  leased_until bigint,
  fence bigint NOT NULL DEFAULT 0,
  attempts bigint NOT NULL DEFAULT 0,
  letters bigint NOT NULL DEFAULT 0,       -- how many dead blocks it has
  PRIMARY KEY (tenant, id)
) WITH (fillfactor = 80);
CREATE INDEX chats_by_person ON lembrar.directory_chats (tenant, person);
CREATE INDEX chats_due ON lembrar.directory_chats (tenant, due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX chats_due_anywhere ON lembrar.directory_chats (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX chats_with_letters ON lembrar.directory_chats (tenant, id) WHERE letters > 0;

CREATE TABLE lembrar.messages (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  chat text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  cycle bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  role text NOT NULL,
  sender text NOT NULL,
  content text NOT NULL,
  at text NOT NULL,                        -- ISO 8601 with the offset it was said with
  channel text NOT NULL,
  extra text NOT NULL,                     -- attachments and tool calls, as JSON
  words bigint NOT NULL,
  tokens bigint NOT NULL,
  words_to bigint NOT NULL,                -- running totals, this message included: any range's
  tokens_to bigint NOT NULL,               -- size is one subtraction
  pinned boolean NOT NULL DEFAULT false,
  erased boolean NOT NULL DEFAULT false,
  PRIMARY KEY (shard, tenant, chat, seq)
);
CREATE UNIQUE INDEX messages_by_id ON lembrar.messages (shard, tenant, chat, id);
CREATE INDEX messages_by_cycle ON lembrar.messages (shard, tenant, chat, cycle, seq);
CREATE INDEX messages_pinned ON lembrar.messages (shard, tenant, chat, seq) WHERE pinned;
CREATE INDEX messages_erased ON lembrar.messages (shard, tenant, chat, seq) WHERE erased;

CREATE TABLE lembrar.directory_messages (
  tenant text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  chat text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant, id, chat)
);

-- Refuses a transaction that began from what is no longer so.
CREATE FUNCTION lembrar.must(is_so boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_so IS NOT TRUE THEN
    RAISE EXCEPTION 'it is no longer so';
  END IF;
END
$$;
