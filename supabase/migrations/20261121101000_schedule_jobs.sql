-- All that runs by itself, in one place that can be called again, after a restore for example. The
-- purge now runs every hour: once a day kept a caller's fingerprint, which the privacy policy promises
-- one day, for up to two. The schedule's own log, 1,440 rows a day, is kept for a week.

/* Schedules mails, purge and the emptying of the log, in the place of jobs with the same names. Fails
   where the extension pg_cron is not enabled. */
create function private.schedule_jobs() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform cron.schedule(
    'deliver-notifications', '* * * * *', 'select private.call_deliver_notifications()'
  );
  perform cron.schedule('purge-expired', '17 * * * *', 'select * from private.purge_expired()');
  perform cron.schedule(
    'purge-cron-log', '47 9 * * *',
    $job$delete from cron.job_run_details where start_time < now() - interval '7 days'$job$
  );
end
$$;

comment on function private.schedule_jobs() is
  'Schedules all that runs by itself: mails every minute, purge every hour, the log every night.';

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
