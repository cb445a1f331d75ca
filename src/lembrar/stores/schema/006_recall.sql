-- Vectors that are dear to make again, and how contexts were used.
CREATE TABLE vectors (
  tenant TEXT NOT NULL,
  user TEXT NOT NULL,
  embedder TEXT NOT NULL,
  ref TEXT NOT NULL,                       -- what it stands for
  chat TEXT NOT NULL,                      -- where that stands; empty for a fact
  digest BLOB NOT NULL,                    -- of the text: a vector of another text is none
  data BLOB NOT NULL,
  PRIMARY KEY (tenant, user, embedder, ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX vectors_by_chat ON vectors (tenant, chat, ref);

ALTER TABLE chats ADD COLUMN usage TEXT NOT NULL DEFAULT '';  -- JSON

-- Facts say more than they used to. All there are were read from messages: they are read again.
DELETE FROM facts;
UPDATE chats SET read_seq = 0,
  due_at = CASE WHEN enabled AND seq > 0 THEN updated_at ELSE due_at END;
