-- Personal data is kept as long as the privacy policy says and no longer.

/* Deletes bookings 3 years after they were made or wanted, whichever is later, visits with the last booking
   of their reference or of their own, wishes for another time with the last booking of theirs, mailboxes that want no mail to come back after 3 years, inquiries after 3 years, newsletter sign-ups after 30 days, addresses that nobody
   confirmed for 30 days or that unsubscribed, and finished jobs of the outbox after 90 days, those of
   mailboxes that bounced or complained after a year. Returns how many rows of each table it deleted. */
create function private.purge_expired() returns table (relation text, purged bigint)
language sql volatile security definer set search_path = ''
as $$
  with old_bookings as (
    delete from public.bookings
      where greatest(created_at, preferred_date::timestamptz) < now() - interval '3 years'
      returning id
  ), kept_bookings as (
    -- a statement does not see what it deletes itself
    select id, reference from public.bookings where id not in (select id from old_bookings)
  ), old_visits as (
    delete from private.visits as visit
      where not exists (select from kept_bookings where id = any (visit.row_ids))
      returning 1
  ), old_wishes as (
    delete from private.time_wishes as wish
      where not exists (select from kept_bookings where reference = wish.reference)
      returning 1
  ), old_stops as (
    delete from private.return_stops where stopped_at < now() - interval '3 years' returning 1
  ), old_requests as (
    delete from private.requests as request
      where not exists (select from kept_bookings where reference = request.reference)
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
      where status <> 'queued' and created_at < now() - case
        when audience = 'owner' and status in ('bounced', 'complained') then interval '1 year'
        else interval '90 days'
      end
      returning 1
  )
  select 'bookings', count(*) from old_bookings
  union all select 'visits', count(*) from old_visits
  union all select 'time_wishes', count(*) from old_wishes
  union all select 'return_stops', count(*) from old_stops
  union all select 'requests', count(*) from old_requests
  union all select 'contact_inquiries', count(*) from old_inquiries
  union all select 'newsletter_signups', count(*) from old_signups
  union all select 'newsletter_subscribers', count(*) from old_subscribers
  union all select 'outbox', count(*) from old_jobs;
$$;

comment on function private.purge_expired() is
  'Deletes what is past its retention; gives the number of rows deleted per table.';

revoke all on function private.purge_expired() from public, anon, authenticated, service_role;
