-- The operator's day: what waits for an answer, and the visits of the next days.

-- both hold what is open or ahead, and not what is kept
create index bookings_unanswered on public.bookings (created_at) where status in ('new', 'review');
create index visits_starts_at on private.visits (starts_at) where status in ('confirmed', 'done');

-- Where one pet of a request is new or in review and there is no visit, private.visit_status says requested. Its
-- links open for 60 days: private.links_end_at.
create view private.waiting_requests with (security_invoker = true) as
  select requests.reference, row_ids, link_version, sent_at, bool_or(pet.status = 'review') as is_marked
  from public.bookings as pet
    join private.requests on requests.reference = pet.reference and pet.id = any (row_ids)
  where pet.status in ('new', 'review') and pet.created_at > now() - interval '60 days'
    and not exists (select from private.visits where visits.reference = pet.reference)
  group by requests.reference;

comment on view private.waiting_requests is 'The requests that nobody has answered.';

-- From today in Denver on, and what was not marked done of the 13 days before, as long as its links open.
create view private.day_visits with (security_invoker = true) as
  select visits.reference, visits.row_ids, starts_at, request_version, link_version,
    version > request_version as is_sent_again
  from private.visits
    join private.requests on requests.reference = visits.reference
    cross join lateral (
      select date_trunc('day', now() at time zone 'America/Denver') at time zone 'America/Denver' as start
    ) as today
  where visits.status in ('confirmed', 'done')
    and starts_at >= today.start - interval '13 days'
    and case when starts_at < today.start
      then visits.status = 'confirmed' and private.visit_status(visits.reference) = 'confirmed'
      else private.visit_status(visits.reference) in ('confirmed', 'done')
    end;

comment on view private.day_visits is 'The visits of today and ahead, and those that were not marked done.';
revoke all on table private.waiting_requests, private.day_visits
  from public, anon, authenticated, service_role;

/* What the operator's day shows: { requests: at most 50 as { reference, link_version, sent_at, is_marked, request:
   rows }, the marked ones last, waiting: how many there are, visits: at most 100 as { reference, link_version,
   request_version, is_sent_again, request: rows, visit: see private.visit_json }, has_later }. */
create function public.operator_day() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', reference, 'link_version', link_version, 'sent_at', private.utc_text(sent_at),
        'is_marked', is_marked, 'request', private.pets_json(row_ids)
      ) order by is_marked, sent_at, reference), '[]')
      from (
        select * from private.waiting_requests order by is_marked, sent_at, reference limit 50
      ) as waiting
    ),
    'waiting', (select count(*) from private.waiting_requests),
    'visits', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', reference, 'link_version', link_version, 'request_version', request_version,
        'is_sent_again', is_sent_again, 'request', private.pets_json(row_ids),
        'visit', private.visit_json(reference)
      ) order by starts_at, reference), '[]')
      from (select * from private.day_visits order by starts_at, reference limit 100) as booked
    ),
    'has_later', exists (select from private.day_visits offset 100)
  )
$$;

comment on function public.operator_day() is 'What waits for an answer, and the visits of the next days.';

revoke all on function public.operator_day() from public, anon, authenticated, service_role;
grant execute on function public.operator_day() to service_role;
