-- Facts about people and the version that guards them, how they felt, and which identities are
-- theirs.
CREATE TABLE lembrar.people (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  version bigint,                          -- unknown only while the row is being made
  PRIMARY KEY (shard, tenant, person)
) WITH (fillfactor = 80);

CREATE TABLE lembrar.facts (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  status text COLLATE "C" NOT NULL,
  prime boolean NOT NULL,                  -- critical or pinned
  weight double precision NOT NULL,
  body text NOT NULL,                      -- JSON
  PRIMARY KEY (shard, tenant, person, id)
);
CREATE INDEX facts_by_rank ON lembrar.facts (
  shard, tenant, person, status, prime DESC, weight DESC, created_at DESC, id DESC
);

CREATE TABLE lembrar.directory_facts (
  tenant text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  due_at bigint,
  PRIMARY KEY (tenant, id, person)
);
CREATE INDEX facts_by_person ON lembrar.directory_facts (tenant, person);
CREATE INDEX facts_due ON lembrar.directory_facts (tenant, due_at, person, id)
  WHERE due_at IS NOT NULL;
CREATE INDEX facts_due_anywhere ON lembrar.directory_facts (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE lembrar.moods (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  chat text COLLATE "C" NOT NULL,
  source text COLLATE "C" NOT NULL,        -- the message it was read in
  at bigint NOT NULL,
  said_at text NOT NULL,                   -- the same time, with the offset it was said with
  valence double precision NOT NULL,
  label text NOT NULL,
  cause text NOT NULL,
  PRIMARY KEY (shard, tenant, person, chat, source)
);
CREATE INDEX moods_by_age ON lembrar.moods (shard, tenant, person, at);

-- Who has moods or vectors of a chat that is somebody else's: of an identity of theirs, mostly.
CREATE TABLE lembrar.directory_readers (
  tenant text COLLATE "C" NOT NULL,
  chat text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant, chat, person)
);
CREATE INDEX readers_by_person ON lembrar.directory_readers (tenant, person);

CREATE TABLE lembrar.links (
  tenant text COLLATE "C" NOT NULL,
  identity text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (tenant, identity, channel)
);
CREATE INDEX links_by_person ON lembrar.links (tenant, person);
