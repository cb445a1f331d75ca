-- What the garden looks for in facts, how users felt, and which identities are theirs.
ALTER TABLE facts ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facts ADD COLUMN weight REAL NOT NULL DEFAULT 1.0;
ALTER TABLE facts ADD COLUMN due_at INTEGER;
UPDATE facts SET pinned = json_extract(body, '$.pinned'), weight = json_extract(body, '$.weight');
CREATE INDEX facts_by_id ON facts (tenant, id);
CREATE INDEX facts_due ON facts (tenant, due_at, user, id) WHERE due_at IS NOT NULL;
CREATE INDEX facts_by_rank ON facts (
  tenant, user, status, (critical OR pinned) DESC, weight DESC, created_at DESC, id DESC
);

CREATE TABLE moods (
  tenant TEXT NOT NULL,
  user TEXT NOT NULL,
  chat TEXT NOT NULL,
  source TEXT NOT NULL,                    -- the message it was read in
  at INTEGER NOT NULL,
  said_at TEXT NOT NULL,                   -- the same time, with the offset it was said with
  valence REAL NOT NULL,
  label TEXT NOT NULL,
  "trigger" TEXT NOT NULL,
  PRIMARY KEY (tenant, user, chat, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX moods_by_age ON moods (tenant, user, at);
CREATE INDEX moods_by_source ON moods (tenant, chat, source);

CREATE TABLE links (
  tenant TEXT NOT NULL,
  channel TEXT NOT NULL,
  identity TEXT NOT NULL,
  user TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tenant, identity, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_user ON links (tenant, user);
