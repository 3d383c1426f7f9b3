-- Nobody reads a log in time. So the schedule pings a monitoring service while mails flow, and the
-- service writes to the operator when the pings stop, also because the whole project has stopped.

/* Pings the address in the Vault secret heartbeat_url, where there is one, unless a mail was given up
   or has waited for more than 10 minutes. Never fails: mails go without it. */
create function private.send_heartbeat() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  heartbeat_url text;
begin
  if exists (
    select from private.outbox
      where status = 'failed' or (status = 'queued' and created_at < now() - interval '10 minutes')
  ) then
    return;
  end if;
  select decrypted_secret into heartbeat_url
    from vault.decrypted_secrets where name = 'heartbeat_url';
  if heartbeat_url is not null then
    perform net.http_get(url := heartbeat_url, timeout_milliseconds := 10000);
  end if;
exception
  -- the state alone: the message could hold the address
  when others then
    raise warning 'No heartbeat was sent: %', sqlstate;
end
$$;

comment on function private.send_heartbeat() is
  'Pings a monitoring service as long as no mail was given up or is late.';

revoke all on function private.send_heartbeat() from public, anon, authenticated, service_role;

/* Sends a heartbeat, and calls the edge function deliver-notifications when a job is due; no answer is
   waited for. Reads the project's URL and secret key from the Vault, and fails, visibly in
   cron.job_run_details and without a heartbeat, when a job is due and they are not there. */
create or replace function private.call_deliver_notifications() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
  perform private.send_heartbeat();
  if not exists (select from private.outbox where status = 'queued' and due_at <= now()) then
    return;
  end if;
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'Mails wait: put project_url and secret_key into the Vault (README, Go live)';
  end if;
  perform net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/deliver-notifications',
    headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key),
    timeout_milliseconds := 60000
  );
end
$$;
