-- The wall between tenants, around every table, for the tables' owner as well.
DO $$
DECLARE found text;
BEGIN
  FOR found IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'lembrar' AND column_name = 'tenant'
  LOOP
    EXECUTE format('ALTER TABLE lembrar.%I ENABLE ROW LEVEL SECURITY', found);
    EXECUTE format('ALTER TABLE lembrar.%I FORCE ROW LEVEL SECURITY', found);
    EXECUTE format('CREATE POLICY one_tenant ON lembrar.%I USING (tenant = lembrar.tenant())',
                   found);
  END LOOP;
END
$$;

-- Who looks for tenants that have something, or something to do, sees ids of all, and never what
-- was said.
CREATE POLICY any_tenant ON lembrar.tenants FOR SELECT USING (lembrar.all_tenants());
CREATE POLICY any_tenant ON lembrar.directory_chats FOR SELECT USING (lembrar.all_tenants());
CREATE POLICY any_tenant ON lembrar.directory_facts FOR SELECT USING (lembrar.all_tenants());
