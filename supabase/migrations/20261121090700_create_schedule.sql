-- ---- Retention ------------------------------------------------------------------------------------------
-- Deleting the last row of a reference deletes all that is known of it, so that the purge reads only what it deletes.
create function private.forget_references() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ended text[] := array(
    select distinct reference from gone
      where not exists (select from public.bookings where bookings.reference = gone.reference)
  );
begin
  delete from private.visits
    where reference in (select reference from gone) and not exists (select from public.bookings where id = any (visits.row_ids));
  delete from private.time_wishes where reference = any (ended);
  delete from private.changes where reference = any (ended);
  delete from private.requests where reference = any (ended);
  return null;
end
$$;

create trigger forget_references after delete on public.bookings referencing old table as gone for each statement
  execute function private.forget_references();

-- The privacy policy states the same periods. Bookings count from the later of creation and wished day. Junk goes once its
-- links have ended: what has marks of its own and was never answered.
create function private.purge_expired() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.bookings
    where created_at < now() - interval '3 years' and preferred_date::timestamptz < now() - interval '3 years';
  -- the first pet of a sending has its marks
  delete from public.bookings using public.bookings as first
    where (first.id = bookings.id or first.reference = bookings.reference and first.created_at = bookings.created_at)
      and first.status in ('review', 'spam') and private.spam_rank(first.review_reasons) > 1
      and first.created_at < now() - (select request_links from private.rules)
      and not exists (select from private.visits where visits.reference = first.reference);
  -- blocks stay as long as requests wait, whose promises count closed days; a hold names somebody, so it goes after a day
  delete from private.blocks using private.rules
    where last_day < private.denver_today() - case when held_for is null then request_links else '1 day' end;
  update private.changes set hold = null where hold is not null and (hold ->> 'last_day')::date < private.denver_today();
  delete from private.unsubscribed_mailboxes where stopped_at < now() - interval '3 years';
  delete from public.contact_inquiries
    where created_at < now() - interval '3 years'
      or status in ('review', 'spam') and private.spam_rank(review_reasons) > 1
        and created_at < now() - (select request_links from private.rules);
  delete from public.newsletter_subscribers
    where status = 'unsubscribed'
      or status <> 'subscribed' and coalesce(confirmation_asked_at, created_at) < now() - interval '30 days';
  delete from private.outbox
    where status <> 'queued' and created_at < now() - interval '90 days' and not (
      audience = 'owner' and status in ('bounced', 'complained') and created_at > now() - interval '1 year'
    );
$$;

-- ---- Health ---------------------------------------------------------------------------------------------
-- Null when requests reach the operator: then a monitoring service gets pings. Emails to visitors do not count, because
-- anybody could make one fail.
create function private.problem() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from private.outbox where audience = 'operator' and status in ('bounced', 'complained'))
      then 'operator_address'
    when exists (select from private.outbox where audience = 'operator' and status = 'failed') then 'mail_given_up'
    when exists (
      select from private.outbox where audience = 'operator' and status = 'queued'
        and wanted_at < now() - interval '5 minutes'
    ) then 'mail_late'
    -- no deliverer asks for jobs that are due
    when claimed_at < now() - interval '10 minutes' and exists (
      select from private.outbox where status = 'queued' and urgency < 3 and due_at < now() - interval '10 minutes'
    ) then 'mail_late'
    -- no email of its own told it, and nobody answered as promised
    when exists (
      select from unnest(array['bookings', 'contact_inquiries']) as of_source cross join lateral (
        select sent_at from private.waiting
          where waiting.source = of_source and rank <= 1 and not exists (
            select from private.outbox where audience = 'operator' and kind = 'received'
              and outbox.source = of_source and created_at = waiting.sent_at
          )
          order by sent_at limit 1
      ) as oldest
      where private.promised_at(of_source, oldest.sent_at) <= now()
    ) then 'mail_late'
    when unqueued_at is not null then 'request_unqueued'
  end
  from private.settings
$$;

-- For `npm run doctor`; no secret values. `callers` counts the senders of wrong keys in the last 10 seconds.
create function public.project_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs jsonb := '[]';
  secrets jsonb := '[]';
begin
  if to_regclass('cron.job') is not null then
    execute 'select coalesce(jsonb_agg(jobname order by jobname), ''[]'') from cron.job' into jobs;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select coalesce(jsonb_agg(name order by name), ''[]'') from vault.decrypted_secrets
      where name in (''project_url'', ''secret_key'', ''heartbeat_url'')' into secrets;
  end if;
  return (
    select jsonb_build_object(
      'jobs', jobs, 'secrets', secrets, 'problem', private.problem(),
      'closed_days', private.closed_days(), 'site_origin', (select site_origin from private.settings),
      'callers', count(distinct caller), 'is_unknown', coalesce(bool_or(caller = 'unknown'), false)
    )
    from private.caller_hits
    where form = 'wrong_keys' and hit_at > now() - interval '10 seconds'
  );
end
$$;

-- ---- Jobs -----------------------------------------------------------------------------------------------
-- Pings only while there is no problem, and waits for no answer. Raises (visible in cron.job_run_details) when emails are
-- due and the Vault lacks one of both values.
create function private.call_deliver_notifications() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  heartbeat_url text;
  project_url text;
  secret_key text;
begin
  begin
    select decrypted_secret into heartbeat_url
      from vault.decrypted_secrets where name = 'heartbeat_url' and private.problem() is null;
    if heartbeat_url is not null then
      perform net.http_get(url := heartbeat_url, timeout_milliseconds := 10000);
    end if;
  exception
    -- emails go on; sqlstate only, because the message could hold the URL
    when others then
      raise warning 'No heartbeat was sent: %', sqlstate;
  end;
  if not private.is_mail_due() then
    return;
  end if;
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'Mails wait: put project_url and secret_key into the Vault (%)',
      'docs/operating.md, 3. Database, secrets, functions';
  end if;
  perform net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/deliver-notifications',
    headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key),
    timeout_milliseconds := 60000
  );
end
$$;

-- Can be called again, for example after a restore: jobs of the same names are replaced. Needs the extension pg_cron.
create function private.schedule_jobs() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform cron.schedule('deliver-notifications', '* * * * *', 'select private.call_deliver_notifications()');
  perform cron.schedule(
    'forget-callers', '* * * * *',
    'delete from private.caller_hits where hit_at < now() - (select limit_window from private.settings)'
  );
  perform cron.schedule('purge-expired', '17 * * * *', 'select private.purge_expired()');
  perform cron.schedule(
    'purge-cron-log', '47 9 * * *',
    $job$delete from cron.job_run_details where start_time < now() - interval '7 days'$job$
  );
end
$$;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform private.schedule_jobs();
  end if;
end
$$;

-- ---- Rights ---------------------------------------------------------------------------------------------
do $$
declare
  each regclass;
begin
  for each in select oid from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', each);
  end loop;
end
$$;

-- Only the edge functions call these, with the secret key.
grant execute on all functions in schema public to service_role;
