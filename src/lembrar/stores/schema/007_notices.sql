-- What happened, what was spent, why a summary is owed, and small things of other kinds.
CREATE TABLE counters (
  tenant TEXT NOT NULL,
  notices INTEGER NOT NULL,                -- the newest notice there ever was
  PRIMARY KEY (tenant)
) STRICT, WITHOUT ROWID;

CREATE TABLE notices (
  tenant TEXT NOT NULL,
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  user TEXT NOT NULL,                      -- empty for nobody's
  chat TEXT NOT NULL,                      -- empty for none
  data TEXT NOT NULL,                      -- JSON
  PRIMARY KEY (tenant, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_by_user ON notices (tenant, user, number);
CREATE INDEX notices_by_chat ON notices (tenant, chat, number);
CREATE INDEX notices_by_age ON notices (tenant, at);

ALTER TABLE blocks ADD COLUMN trouble TEXT NOT NULL DEFAULT '';  -- JSON
CREATE INDEX blocks_dead ON blocks (tenant, chat, start) WHERE status = 'dead';

CREATE TABLE spending (
  tenant TEXT NOT NULL,
  day TEXT NOT NULL,                       -- ISO 8601, UTC
  model TEXT NOT NULL,
  user TEXT NOT NULL,                      -- empty for nobody's, or for somebody who was erased
  chat TEXT NOT NULL,
  calls INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  prompt_tokens INTEGER NOT NULL,
  cached_tokens INTEGER NOT NULL,
  completion_tokens INTEGER NOT NULL,
  cost REAL NOT NULL,
  PRIMARY KEY (tenant, day, model, user, chat)
) STRICT, WITHOUT ROWID;
CREATE INDEX spending_by_user ON spending (tenant, user, day);
CREATE INDEX spending_by_chat ON spending (tenant, chat, day);

CREATE TABLE day_costs (                   -- so that a cap need not add up a day's spending
  tenant TEXT NOT NULL,
  day TEXT NOT NULL,
  cost REAL NOT NULL,
  PRIMARY KEY (tenant, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE documents (
  tenant TEXT NOT NULL,
  collection TEXT NOT NULL,
  key TEXT NOT NULL,
  user TEXT NOT NULL,                      -- empty for nobody's
  expires_at INTEGER,
  version INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (tenant, collection, key)
) STRICT;
CREATE INDEX documents_by_user ON documents (tenant, user, collection, key);
CREATE INDEX documents_by_end ON documents (tenant, expires_at) WHERE expires_at IS NOT NULL;
