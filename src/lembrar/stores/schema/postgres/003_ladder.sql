-- The ladder: summaries, what they preserve, and the history of compactions.
CREATE TABLE lembrar.blocks (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  chat text COLLATE "C" NOT NULL,
  start bigint NOT NULL,
  finish bigint NOT NULL,
  first bigint NOT NULL,
  last bigint NOT NULL,
  first_id text NOT NULL,
  last_id text NOT NULL,
  rung bigint NOT NULL,
  text text NOT NULL,
  events text NOT NULL,                    -- JSON
  context text NOT NULL,
  unit text NOT NULL,
  size_before bigint NOT NULL,
  size_after bigint NOT NULL,
  words bigint NOT NULL,
  tokens bigint NOT NULL,
  status text NOT NULL,
  at text NOT NULL,                        -- ISO 8601 with its offset
  made_at bigint NOT NULL,
  brain text NOT NULL,
  trouble text NOT NULL,                   -- JSON
  PRIMARY KEY (shard, tenant, chat, start)
);

CREATE TABLE lembrar.atoms (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  chat text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  n bigint NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (shard, tenant, chat, seq, n)
);

CREATE TABLE lembrar.compactions (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  chat text COLLATE "C" NOT NULL,
  n bigint NOT NULL,
  at bigint NOT NULL,
  first bigint NOT NULL,                   -- cycle
  last bigint NOT NULL,
  body text NOT NULL,                      -- JSON
  PRIMARY KEY (shard, tenant, chat, n)
);
