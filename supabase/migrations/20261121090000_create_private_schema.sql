-- Helpers and bookkeeping live where the REST API cannot reach them.
create schema private;

comment on schema private is 'Triggers, limits and bookkeeping of the public forms. Not exposed by the API.';

revoke all on schema private from public, anon, authenticated, service_role;
