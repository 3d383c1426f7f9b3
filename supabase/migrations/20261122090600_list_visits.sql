-- The operator's own tools show visits too, and the purge ends them.

/* All visits, latest change first. */
create function public.list_visits()
returns table (
  reference text, status text, starts_at timestamptz, minutes smallint, note text, revision integer,
  canceled_by text, was_late boolean, answered_at timestamptz, changed_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select visit.reference, private.visit_status(visit.reference), visit.starts_at, visit.minutes,
    visit.note, visit.revision, visit.canceled_by, visit.was_late, visit.answered_at, visit.changed_at
  from private.visits as visit
  order by visit.changed_at desc, visit.reference
$$;

comment on function public.list_visits() is 'Every visit and where it stands.';

drop function public.list_notifications();

/* All jobs, newest first, without the rows that they are about. */
create function public.list_notifications()
returns table (
  id uuid, created_at timestamptz, kind text, source text, row_ids uuid[], audience text, status text,
  tries smallint, due_at timestamptz, sent_at timestamptz, last_error text
)
language sql stable security definer set search_path = ''
as $$
  select job.id, job.created_at, job.kind, job.source, job.row_ids, job.audience, job.status,
    job.tries, job.due_at, job.sent_at, job.last_error
  from private.outbox as job
  order by job.created_at desc, job.audience, job.due_at
$$;

comment on function public.list_notifications() is 'Every mail of the outbox and what became of it.';

revoke all on function public.list_visits(), public.list_notifications()
  from public, anon, authenticated, service_role;
grant execute on function public.list_visits(), public.list_notifications() to service_role;

/* Why the operator must look, as a code; null when requests are stored and reach them. Visitors' mails
   say nothing here: anybody could make one fail. A mail is late from the time on that it was wanted for. */
create or replace function private.problem() returns text
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
    when health.insert_problem is not null then 'inserts_' || health.insert_problem
    -- the probe runs every 5 minutes; without news the functions are down or a key is wrong
    when health.inserts_checked_at is null or health.inserts_checked_at < now() - interval '9 minutes'
      then 'inserts_unchecked'
  end
  from private.health
$$;

/* Deletes bookings 3 years after they were made or wanted, whichever is later, visits with the last booking
   of their reference, inquiries after 3 years, newsletter sign-ups after 30 days, addresses that nobody
   confirmed for 30 days or that unsubscribed, and finished jobs of the outbox after 90 days. Returns how
   many rows of each table it deleted. */
create or replace function private.purge_expired() returns table (relation text, purged bigint)
language sql volatile security definer set search_path = ''
as $$
  with old_bookings as (
    delete from public.bookings
      where greatest(created_at, preferred_date::timestamptz) < now() - interval '3 years'
      returning id
  ), kept_references as (
    -- a statement does not see what it deletes itself
    select reference from public.bookings where id not in (select id from old_bookings)
  ), old_visits as (
    delete from private.visits as visit
      where not exists (select from kept_references where reference = visit.reference)
      returning 1
  ), old_link_versions as (
    delete from private.visit_link_versions as link
      where not exists (select from kept_references where reference = link.reference)
      returning 1
  ), old_inquiries as (
    delete from public.contact_inquiries
      where created_at < now() - interval '3 years'
      returning 1
  ), old_signups as (
    delete from public.newsletter_signups
      where created_at < now() - interval '30 days'
      returning 1
  ), old_subscribers as (
    delete from public.newsletter_subscribers
      where status = 'unsubscribed'
        or (status = 'pending' and confirmation_asked_at < now() - interval '30 days')
      returning 1
  ), old_jobs as (
    delete from private.outbox
      where status <> 'queued' and created_at < now() - interval '90 days'
      returning 1
  )
  select 'bookings', count(*) from old_bookings
  union all select 'visits', count(*) from old_visits
  union all select 'visit_link_versions', count(*) from old_link_versions
  union all select 'contact_inquiries', count(*) from old_inquiries
  union all select 'newsletter_signups', count(*) from old_signups
  union all select 'newsletter_subscribers', count(*) from old_subscribers
  union all select 'outbox', count(*) from old_jobs;
$$;
