/** An older version had 25 migrations that begin like today's. */
export const severalOlderMigrations = `
delete from supabase_migrations.schema_migrations where true;
insert into supabase_migrations.schema_migrations (version, name, statements)
  select 20261121090000 + number, 'create_settings', array['create schema private']
  from generate_series(0, 24) as number;
`;
