-- Vectors as vectors (pgvector's halfvec), a row for each of the parts that a long text has. There is
-- no index over what they say: one person's are looked through exactly, and an approximate index
-- behind a filter leaves some of them out.
CREATE TABLE lembrar.half_vectors (
  shard bigint NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  embedder text COLLATE "C" NOT NULL,
  ref text COLLATE "C" NOT NULL,           -- what it stands for
  part bigint NOT NULL,                    -- from 0
  chat text COLLATE "C" NOT NULL,          -- where that stands; empty for a fact
  digest bytea NOT NULL,                   -- of the text: a vector of another text is none
  data halfvec NOT NULL,                   -- as long as the embedder makes them
  CONSTRAINT vectors_by_part PRIMARY KEY (shard, tenant, person, embedder, ref, part)
);

-- What there is, decoded by hand: two bytes a number, the lower one first. All vectors of an
-- embedder are as long as its shortest.
ALTER TABLE lembrar.vectors NO FORCE ROW LEVEL SECURITY;
INSERT INTO lembrar.half_vectors
SELECT shard, tenant, person, embedder, ref, part, chat, digest, numbers::halfvec
FROM (
  SELECT v.*, octet_length(data) / 2 AS total,
    CASE octet_length(data) % shortest WHEN 0 THEN shortest / 2 ELSE octet_length(data) / 2 END
      AS length
  FROM lembrar.vectors v
  JOIN (SELECT embedder, min(octet_length(data)) AS shortest FROM lembrar.vectors
    WHERE octet_length(data) > 1 GROUP BY embedder) AS made USING (embedder)
  WHERE octet_length(data) > 1
) AS whole,
generate_series(0, total / length - 1) AS part,
LATERAL (
  SELECT array_agg((CASE bits & 31744
      WHEN 31744 THEN NULL
      WHEN 0 THEN (bits & 1023) * 2.0::double precision ^ -24
      ELSE (1024 + (bits & 1023)) * 2.0::double precision ^ (((bits >> 10) & 31) - 25)
    END * CASE WHEN bits > 32767 THEN -1 ELSE 1 END)::real ORDER BY place) AS numbers
  FROM generate_series(part * length, part * length + length - 1) AS place,
  LATERAL (SELECT get_byte(data, place * 2) + 256 * get_byte(data, place * 2 + 1) AS bits) AS pair
) AS decoded
WHERE length <= 16000 AND array_position(numbers, NULL) IS NULL;  -- what no halfvec can be
DROP TABLE lembrar.vectors;
ALTER TABLE lembrar.half_vectors RENAME TO vectors;
CREATE INDEX vectors_by_chat ON lembrar.vectors (shard, tenant, chat);
ALTER TABLE lembrar.vectors ENABLE ROW LEVEL SECURITY;
ALTER TABLE lembrar.vectors FORCE ROW LEVEL SECURITY;
CREATE POLICY one_tenant ON lembrar.vectors USING (tenant = lembrar.tenant());
