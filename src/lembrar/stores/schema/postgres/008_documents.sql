-- Small things of other kinds.
CREATE TABLE lembrar.documents (
  tenant text COLLATE "C" NOT NULL,
  collection text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,        -- empty for nobody's
  expires_at bigint,
  version bigint NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (tenant, collection, key)
);
CREATE INDEX documents_by_person ON lembrar.documents (tenant, person);
CREATE INDEX documents_by_end ON lembrar.documents (tenant, expires_at)
  WHERE expires_at IS NOT NULL;
