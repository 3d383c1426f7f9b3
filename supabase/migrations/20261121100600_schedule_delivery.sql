-- Every minute, where the server can schedule and call: whatever waits in the outbox is delivered,
-- also when nobody called after the insert or the provider was down.

/* Calls the edge function deliver-notifications when a job is due; the answer is not waited for.
   Reads the project's URL and secret key from the Vault, and fails, visibly in cron.job_run_details,
   when they are not there. */
create function private.call_deliver_notifications() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
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

comment on function private.call_deliver_notifications() is
  'Wakes the edge function that sends mails, when one is due.';

revoke all on function private.call_deliver_notifications()
  from public, anon, authenticated, service_role;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule(
      'deliver-notifications', '* * * * *', 'select private.call_deliver_notifications()'
    );
  end if;
end
$$;
