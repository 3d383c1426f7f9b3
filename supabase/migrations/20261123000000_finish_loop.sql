-- The operator can keep the time of a visit, which answers the owner's wish without a move.

alter table private.time_wishes
  add column number smallint not null default 1,
  add column kept_at timestamptz,
  add constraint time_wishes_number_range check (number between 1 and 3),
  add constraint time_wishes_kept_after_asked check (kept_at >= asked_at),
  drop constraint time_wishes_revision_once;

update private.time_wishes as wish set number = counted.number
  from (
    select id, row_number() over (partition by reference order by asked_at) as number from private.time_wishes
  ) as counted
  where counted.id = wish.id;

alter table private.time_wishes add constraint time_wishes_number_once unique (reference, number);
-- one open wish for each state of a visit
create unique index time_wishes_open on private.time_wishes (reference, revision) where kept_at is null;

comment on column private.time_wishes.number is 'Counts the wishes of a reference from 1.';
comment on column private.time_wishes.kept_at is
  'When the operator kept the time of the visit instead; null while the wish is open, and when the visit changed.';

create or replace view private.open_wishes with (security_invoker = true) as
  select wish.reference, wish.revision, wish.day, wish.time_window, wish.words, wish.asked_at, wish.number,
    visits.row_ids
  from private.time_wishes as wish
    join private.visits on visits.reference = wish.reference and visits.revision = wish.revision
  where visits.status = 'confirmed' and visits.starts_at > now() and wish.kept_at is null;

/* The open wish of a reference as JSON, { day, window, words, asked_at, number }, or null. */
create or replace function private.wish_json(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'day', to_char(day, 'YYYY-MM-DD'), 'window', time_window, 'words', words,
    'asked_at', private.utc_text(asked_at), 'number', number
  )
  from private.open_wishes
  where reference = of_reference and private.visit_status(of_reference) = 'confirmed'
$$;

/* Keeps the owner's wish for another time and tells the operator; the visit stays as it is. `revision` is that of
   the visit that the page shows. Gives { outcome: 'done' }, or a code of why nothing was kept: stale, not_allowed,
   wish_open (one is waiting), too_late_to_ask (it starts within 24 hours), too_many_wishes (three a visit),
   bad_window, in_past, too_far, closed_day. */
create or replace function public.ask_for_time(
  reference text, revision integer, day date, time_window text, words text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(ask_for_time.reference);
  refusal text := case
    when coalesce(visit.revision, 0) is distinct from ask_for_time.revision then 'stale'
    else coalesce(
      private.ask_refusal(ask_for_time.reference),
      private.window_refusal(ask_for_time.day, ask_for_time.time_window, now())
    )
  end;
begin
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into private.time_wishes (reference, revision, day, time_window, words, number)
    select visit.reference, visit.revision, ask_for_time.day, ask_for_time.time_window,
      trim(coalesce(ask_for_time.words, '')), count(*) + 1
    from private.time_wishes as earlier where earlier.reference = visit.reference;
  perform private.queue_visit_mail(visit.reference, 'asked', 'operator', by_visitor => true);
  return jsonb_build_object('outcome', 'done');
end
$$;

/* The operator keeps the time of a visit: the wish that the page shows is answered, and its owner is told. Nothing
   of the visit changes, its revision neither, so that reminder and calendar entry stay. `revision` and `wish`, its
   number, are those that the page shows. Gives { outcome: 'done' }, or a code of why nothing changed: stale (the
   visit changed, or that wish has been answered), not_allowed (the visit has begun or is over). */
create function public.keep_time(reference text, revision integer, wish integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(keep_time.reference);
begin
  if coalesce(visit.revision, 0) is distinct from keep_time.revision then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if visit.status is distinct from 'confirmed' or visit.starts_at <= now()
    or private.visit_status(visit.reference) is distinct from 'confirmed' then
    return jsonb_build_object('outcome', 'not_allowed');
  end if;
  update private.time_wishes as open set kept_at = now()
    where open.reference = visit.reference and open.revision = visit.revision
      and open.number = keep_time.wish and open.kept_at is null;
  if not found then
    return jsonb_build_object('outcome', 'stale');
  end if;
  perform private.queue_visit_mail(visit.reference, 'kept', 'owner');
  return jsonb_build_object('outcome', 'done');
end
$$;

comment on function public.keep_time(text, integer, integer) is
  'The operator keeps the time of a visit that its owner wished to move; gives { outcome }.';

revoke all on function public.keep_time(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.keep_time(text, integer, integer) to service_role;

alter table private.outbox
  drop constraint outbox_kind_known,
  add constraint outbox_kind_known check (kind in (
    'received', 'digest', 'confirmed', 'moved', 'updated', 'declined', 'canceled', 'reminder', 'nudge',
    'tomorrow', 'links', 'asked', 'kept', 'thanks', 'return'
  ));

comment on column private.outbox.kind is
  'received: about one request; nudge: nobody answered it; digest: about all that is marked and whose digest_id names it; tomorrow: the visits of a day; links: the earlier ones were revoked; asked: the owner wishes for another time; kept: the time stays all the same; return: the owner asked us to come regularly, and it is time; the others: about one visit.';

/* Whether the reason of a job has gone: the visit changed after a mail was queued, it has begun before
   its reminder or what is said of a wish went, the wish was answered before the operator heard of it, the request
   was answered before the nudge or the owner's receipt went, its owner ended the mails to come back or has made
   another request, nobody is visited on the day. */
create or replace function private.is_superseded(job private.outbox) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case job.kind
    when 'received' then job.audience = 'owner' and exists (
      select from private.visits where visits.reference = about.reference
    )
    when 'digest' then false
    when 'links' then false
    when 'tomorrow' then job.day < (now() at time zone 'America/Denver')::date
      or jsonb_array_length(private.visits_of_day(job.day)) = 0
    when 'nudge' then private.visit_status(about.reference) is distinct from 'requested' or not exists (
      select from private.visit_request(about.reference) as pet
        where pet.id = any (job.row_ids) and pet.status in ('new', 'review')
    )
    else not exists (
        select from private.visits
          where visits.reference = about.reference and visits.revision = job.revision
            and (job.kind not in ('reminder', 'asked', 'kept') or visits.starts_at > now())
            -- a wish and the mail about it are stored at one moment
            and (job.kind <> 'asked' or exists (
              select from private.open_wishes as wish
                where wish.reference = about.reference and wish.asked_at <= job.created_at
            ))
            and (job.kind <> 'return' or not (
              private.is_return_ended(visits) or private.has_booked_again(visits)
              or private.recipient_state(job.recipient) is not null
            ))
      )
      or private.visit_status(about.reference) is distinct from case job.kind
        when 'declined' then 'declined' when 'canceled' then 'canceled'
        when 'thanks' then 'done' when 'return' then 'done' else 'confirmed'
      end
  end
  from (select private.job_reference(job) as reference) as about
$$;

/* The wish for another time that a mail is about: the one whose visit kept its time when the mail was queued, for
   the others the open one; null without any. */
create function private.job_wish(job private.outbox, of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case job.kind
    when 'kept' then (
      select jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'window', time_window, 'words', words)
        from private.time_wishes where reference = of_reference and kept_at = job.created_at
    )
    else private.wish_json(of_reference)
  end
$$;

comment on function private.job_wish(private.outbox, text) is
  'The wish for another time that a mail is about, or null.';
revoke all on function private.job_wish(private.outbox, text) from public, anon, authenticated, service_role;

/* The visit, the wish for another time and the version of the links that a claimed job may show:
   { link_version, visit, wish }, null where there is no reference. */
create or replace function private.job_visit(job private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'link_version', private.link_version(about.reference),
    'visit', private.visit_json(about.reference),
    'wish', private.job_wish(job, about.reference)
  )
  from (select private.job_reference(job) as reference) as about
  where about.reference is not null
$$;

-- Wishes for another time wait for an answer as requests do.
create view private.waiting_wishes with (security_invoker = true) as
  select wish.reference, wish.asked_at, wish.row_ids, requests.link_version
  from private.open_wishes as wish
    join private.requests on requests.reference = wish.reference
  where private.visit_status(wish.reference) = 'confirmed';

comment on view private.waiting_wishes is 'The wishes for another time that nobody has answered.';
revoke all on table private.waiting_wishes from public, anon, authenticated, service_role;

/* What the operator's day shows: { requests: at most 50 as { reference, link_version, sent_at, is_marked, request:
   rows }, the marked ones last, wishes: at most 50 as { reference, link_version, request: rows, visit, wish: see
   private.wish_json }, the oldest first, waiting: how many there are of both, visits: at most 100 as { reference,
   link_version, request_version, is_sent_again, request: rows, visit: see private.visit_json }, has_later }. */
create or replace function public.operator_day() returns jsonb
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
    'wishes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', reference, 'link_version', link_version, 'request', private.pets_json(row_ids),
        'visit', private.visit_json(reference), 'wish', private.wish_json(reference)
      ) order by asked_at, reference), '[]')
      from (select * from private.waiting_wishes order by asked_at, reference limit 50) as wished
    ),
    'waiting', (select count(*) from private.waiting_requests) + (select count(*) from private.waiting_wishes),
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

-- whether an owner has made another request since is asked for each mail to come back
create index bookings_mailbox on public.bookings (lower(trim(email)), created_at);
