/** Gives a database the record of an older version: 25 migrations, which begin as those of today do. */
export const severalOlderMigrations = `
delete from supabase_migrations.schema_migrations where true;
insert into supabase_migrations.schema_migrations (version, name, statements)
  select 20261121090000 + number, 'create_settings', array['create schema private']
  from generate_series(0, 24) as number;
`;
