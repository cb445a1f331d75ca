-- What was spent.
CREATE TABLE lembrar.spending (
  tenant text COLLATE "C" NOT NULL,
  day date NOT NULL,                       -- UTC
  model text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,        -- empty for nobody's, or for somebody who was erased
  chat text COLLATE "C" NOT NULL,
  calls bigint NOT NULL,
  failures bigint NOT NULL,
  prompt_tokens bigint NOT NULL,
  cached_tokens bigint NOT NULL,
  completion_tokens bigint NOT NULL,
  cost double precision NOT NULL,
  PRIMARY KEY (tenant, day, model, person, chat)
);
CREATE INDEX spending_by_person ON lembrar.spending (tenant, person, day);
CREATE INDEX spending_by_chat ON lembrar.spending (tenant, chat, day);

CREATE TABLE lembrar.day_costs (           -- so that a cap need not add up a day's spending
  tenant text COLLATE "C" NOT NULL,
  day date NOT NULL,
  cost double precision NOT NULL,
  PRIMARY KEY (tenant, day)
) WITH (fillfactor = 80);
