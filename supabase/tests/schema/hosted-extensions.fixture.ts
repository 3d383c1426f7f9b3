/**
 * Parts of pg_cron, pg_net (requests queue with the transaction) and Vault that our functions call. Signatures:
 * https://github.com/citusdata/pg_cron, https://github.com/supabase/pg_net
 */
export const hostedExtensionsSql = `
create schema cron;
create table cron.job (jobname text primary key, schedule text, command text);
create table cron.job_run_details (runid integer, start_time timestamptz);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  insert into cron.job values ($1, $2, $3)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning 1::bigint
$$;

create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);

create schema net;
create table net.http_request_queue (
  id bigint generated always as identity, method text, url text, headers jsonb
);
create function net.http_get(
  url text, params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 5000
) returns bigint
language sql as $$
  insert into net.http_request_queue (method, url, headers) values ('GET', $1, $3) returning id
$$;
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 5000
) returns bigint
language sql as $$
  insert into net.http_request_queue (method, url, headers) values ('POST', $1, $4) returning id
$$;
`;
