-- Vectors that are dear to make again. They are read whole and compared in the program, as with
-- every store: nothing here knows what the bytes mean.
CREATE TABLE lembrar.vectors (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  embedder text COLLATE "C" NOT NULL,
  ref text COLLATE "C" NOT NULL,           -- what it stands for
  chat text COLLATE "C" NOT NULL,          -- where that stands; empty for a fact
  digest bytea NOT NULL,                   -- of the text: a vector of another text is none
  data bytea NOT NULL,
  PRIMARY KEY (shard, tenant, person, embedder, ref)
);
ALTER TABLE lembrar.vectors ALTER COLUMN data SET STORAGE EXTERNAL;  -- it does not compress
CREATE INDEX vectors_by_chat ON lembrar.vectors (shard, tenant, chat);
