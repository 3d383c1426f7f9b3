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
create function private.call_deliver_notifications() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
  perform private.send_heartbeat();
  if not private.is_mail_due() then
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

-- All that runs by itself, in one place that can be called again, after a restore for example. Callers are
-- forgotten every minute, as soon as no limit counts them. The schedule's own log is kept for a week.

/* Schedules mails, both purges and the emptying of the log, in the place of jobs with the same names. Fails
   where the extension pg_cron is not enabled. */
create function private.schedule_jobs() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform cron.schedule(
    'deliver-notifications', '* * * * *', 'select private.call_deliver_notifications()'
  );
  perform cron.schedule('forget-callers', '* * * * *', 'select private.forget_callers()');
  perform cron.schedule('purge-expired', '17 * * * *', 'select * from private.purge_expired()');
  perform cron.schedule(
    'purge-cron-log', '47 9 * * *',
    $job$delete from cron.job_run_details where start_time < now() - interval '7 days'$job$
  );
end
$$;

comment on function private.schedule_jobs() is
  'Schedules all that runs by itself: mails and callers every minute, the purge every hour, the log every night.';

revoke all on function private.schedule_jobs() from public, anon, authenticated, service_role;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform private.schedule_jobs();
  end if;
end
$$;
