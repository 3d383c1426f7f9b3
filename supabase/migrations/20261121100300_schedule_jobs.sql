-- Nobody reads a log in time. So the schedule pings a monitoring service while mails flow, and the
-- service writes to the operator when the pings stop, also because the whole project has stopped.

-- What the probe of all that visitors call found last.
create table private.health (
  id boolean primary key default true,
  checked_at timestamptz,
  problem text,
  constraint health_id_single_row check (id),
  constraint health_problem_code check (problem ~ '^[a-z0-9_]{1,60}$')
);

comment on table private.health is
  'One row: whether forms and pages of links get answers, as the edge function check-inserts found.';
comment on column private.health.problem is
  'What answered otherwise than it should, and how, or which setting is missing; null when all is well.';

alter table private.health enable row level security;
revoke all on table private.health from public, anon, authenticated, service_role;

insert into private.health default values;

/* Notes the result of the edge function check-inserts; `problem` is a code, or null when all is well. */
create function public.report_check(problem text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.health set checked_at = now(), problem = report_check.problem where id
$$;

comment on function public.report_check(text) is 'Notes what the probe found.';

revoke all on function public.report_check(text)
  from public, anon, authenticated, service_role;
grant execute on function public.report_check(text) to service_role;

/* Why the operator must look, as a code; null when requests are stored and reach them. Visitors' mails
   say nothing here: anybody could make one fail. A mail is late from the time on that it was wanted for. */
create function private.problem() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (
      select from private.outbox where audience = 'operator' and status in ('bounced', 'complained')
    ) then 'operator_address'
    when exists (select from private.outbox where audience = 'operator' and status = 'failed')
      then 'mail_given_up'
    when exists (
      select from private.outbox where audience = 'operator' and status = 'queued'
        -- a marked request waits for the next digest
        and wanted_at < now() - case when urgency = 4 then interval '30 minutes' else interval '5 minutes' end
    ) then 'mail_late'
    when health.problem is not null then health.problem
    -- the probe runs every 5 minutes; without news the functions are down or a key is wrong
    when health.checked_at is null or health.checked_at < now() - interval '9 minutes' then 'unchecked'
  end
  from private.health
$$;

comment on function private.problem() is 'What keeps requests from the operator, or null.';

/* Pings the address in the Vault secret heartbeat_url, where there is one, unless there is a problem. Never
   fails: mails go without it. */
create function private.send_heartbeat() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  heartbeat_url text;
begin
  if private.problem() is not null then
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
  'Pings a monitoring service as long as requests are stored and reach the operator.';

/* Calls an edge function of this project with its secret key; the answer is not waited for. Reads both
   from the Vault, and fails, visibly in cron.job_run_details, when they are not there. */
create function private.call_function(name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
  select decrypted_secret into project_url
    from vault.decrypted_secrets as secret where secret.name = 'project_url';
  select decrypted_secret into secret_key
    from vault.decrypted_secrets as secret where secret.name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'Mails wait: put project_url and secret_key into the Vault (README, Go live)';
  end if;
  perform net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/' || call_function.name,
    headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key),
    timeout_milliseconds := 60000
  );
end
$$;

comment on function private.call_function(text) is 'Calls an edge function with the secret key.';

/* Sends a heartbeat, and calls the edge function deliver-notifications when a job is due. */
create function private.call_deliver_notifications() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_heartbeat();
  if private.is_mail_due() then
    perform private.call_function('deliver-notifications');
  end if;
end
$$;

comment on function private.call_deliver_notifications() is
  'Wakes the edge function that sends mails, when one is due.';

revoke all on function private.problem(), private.send_heartbeat(), private.call_function(text),
  private.call_deliver_notifications()
  from public, anon, authenticated, service_role;

-- All that runs by itself, in one place that can be called again, after a restore for example. Callers are
-- forgotten every minute, as soon as no limit counts them. The schedule's own log is kept for a week.

/* Schedules mails, the probe of the API, both purges and the emptying of the log, in the place of jobs with
   the same names. Fails where the extension pg_cron is not enabled. */
create function private.schedule_jobs() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform cron.schedule(
    'deliver-notifications', '* * * * *', 'select private.call_deliver_notifications()'
  );
  perform cron.schedule('forget-callers', '* * * * *', 'select private.forget_callers()');
  perform cron.schedule(
    'check-inserts', '*/5 * * * *', $job$select private.call_function('check-inserts')$job$
  );
  perform cron.schedule('purge-expired', '17 * * * *', 'select * from private.purge_expired()');
  perform cron.schedule(
    'purge-cron-log', '47 9 * * *',
    $job$delete from cron.job_run_details where start_time < now() - interval '7 days'$job$
  );
end
$$;

comment on function private.schedule_jobs() is
  'Schedules all that runs by itself: mails and callers every minute, the probe every 5, the purge every hour, the log every night.';

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
