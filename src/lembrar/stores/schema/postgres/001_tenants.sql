-- Tenants, and the wall between them: a transaction says in lembrar.tenant whose it is, as '=' and
-- the tenant's name, and sees and writes nothing of anybody else's. Every table has it.
--
-- Tables of people begin with `shard`, a number made of tenant and person, which is also first in
-- each of their keys and in each statement on them: they can be partitioned or distributed by it.
-- Tables named directory_… say in which shard something is; the others are small and a tenant's.
--
-- Texts are compared by code point, and times are microseconds since 1970, UTC, unless a column
-- says otherwise.
CREATE FUNCTION lembrar.tenant() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN pg_catalog.left(pg_catalog.current_setting('lembrar.tenant', true), 1) = '='
    THEN pg_catalog.substr(pg_catalog.current_setting('lembrar.tenant', true), 2) END
$$;

CREATE FUNCTION lembrar.all_tenants() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT pg_catalog.current_setting('lembrar.tenant', true) = '*'
$$;

CREATE TABLE lembrar.tenants (
  tenant text COLLATE "C" NOT NULL,
  salt bytea NOT NULL,                     -- for the ids of erased messages
  floor bigint NOT NULL DEFAULT 0,         -- versions and leases of whoever comes new start here
  notices bigint NOT NULL DEFAULT 0,       -- the newest number there ever was
  PRIMARY KEY (tenant)
);
