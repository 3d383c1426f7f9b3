export const platformSql = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    create role authenticator noinherit nologin;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;
create schema if not exists extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;
