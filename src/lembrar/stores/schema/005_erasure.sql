-- What was erased: places left in chats, and what keeps the old from passing for the new.
ALTER TABLE messages ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;
CREATE INDEX messages_erased ON messages (tenant, chat, seq) WHERE erased;

CREATE TABLE erasures (
  tenant TEXT NOT NULL,
  salt BLOB NOT NULL,                      -- for the ids of erased messages
  floor INTEGER NOT NULL DEFAULT 0,        -- versions and leases of whoever comes new start here
  PRIMARY KEY (tenant)
) STRICT, WITHOUT ROWID;
