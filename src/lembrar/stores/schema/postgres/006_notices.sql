-- What happened. A notice is written without a number, with what it tells of, and numbered when
-- somebody looks: who writes never waits for another, and who looks sees them in one order.
CREATE TABLE lembrar.notices (
  tenant text COLLATE "C" NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  number bigint,
  kind text NOT NULL,
  at bigint NOT NULL,
  person text COLLATE "C" NOT NULL,        -- empty for nobody's
  chat text COLLATE "C" NOT NULL,          -- empty for none
  data text NOT NULL,                      -- JSON
  PRIMARY KEY (tenant, id)
);
CREATE UNIQUE INDEX notices_by_number ON lembrar.notices (tenant, number)
  WHERE number IS NOT NULL;
CREATE INDEX notices_to_number ON lembrar.notices (tenant, id) WHERE number IS NULL;
CREATE INDEX notices_by_person ON lembrar.notices (tenant, person);
CREATE INDEX notices_by_chat ON lembrar.notices (tenant, chat);
CREATE INDEX notices_by_age ON lembrar.notices (tenant, at);
