-- Facts about users, and the version that guards them.
CREATE TABLE people (
  tenant TEXT NOT NULL,
  user TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE facts (
  tenant TEXT NOT NULL,
  user TEXT NOT NULL,
  id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL,
  critical INTEGER NOT NULL,
  body TEXT NOT NULL,                      -- JSON: the rest of the fact
  PRIMARY KEY (tenant, user, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX facts_by_age ON facts (tenant, user, created_at);
