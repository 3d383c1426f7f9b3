-- Before each claim: the mail about tomorrow is queued when it is time, and mails about visits whose reason
-- has gone meanwhile are left out.

/* The reference of the booking rows that a job is about, or null. */
create function private.job_reference(job private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select max(reference) from public.bookings where job.source = 'bookings' and id = any (job.row_ids)
$$;

comment on function private.job_reference(private.outbox) is 'The reference a job is about, or null.';

/* The confirmed visits of a day in Denver, in order of time: [{ link_version, request: rows, visit }]. */
create function private.visits_of_day(of_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'link_version', private.link_version(booked.reference),
    'request', (
      select jsonb_agg(to_jsonb(pet) order by pet.pet_number, pet.id)
        from private.visit_request(booked.reference) as pet
    ),
    'visit', private.visit_json(booked.reference)
  ) order by starts_at), '[]')
  from private.confirmed_visits as booked
  where starts_at >= of_day::timestamp at time zone 'America/Denver'
    and starts_at < (of_day + 1)::timestamp at time zone 'America/Denver'
$$;

comment on function private.visits_of_day(date) is 'The confirmed visits of a day, as JSON.';

/* Whether the reason of a job has gone: the visit changed after a mail was queued, it has begun before
   its reminder went, the request was answered before the nudge or the owner's receipt went, its owner ended the mails to come
   back or has made another request, nobody is visited
   on the day. */
create function private.is_superseded(job private.outbox) returns boolean
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
            and (job.kind not in ('reminder', 'asked') or visits.starts_at > now())
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

comment on function private.is_superseded(private.outbox) is 'Whether nobody needs a mail any more.';

/* The day whose visits the operator is to be told of at a moment: the next one from 6 PM in Denver on, once,
   if somebody is visited; else null. */
create function private.day_to_tell(moment timestamptz) returns date
language sql stable security definer set search_path = ''
as $$
  select next.day
    from (
      select moment at time zone 'America/Denver' as local_moment,
        (moment at time zone 'America/Denver')::date + 1 as day
    ) as next
    where local_moment::time >= time '18:00'
      and not exists (select from private.outbox where kind = 'tomorrow' and outbox.day = next.day)
      and jsonb_array_length(private.visits_of_day(next.day)) > 0
$$;

comment on function private.day_to_tell(timestamptz) is
  'The day whose visits the operator is to be told of now, or null.';

/* Queues the mail about the visits of the next day, if it is due at a moment. */
create function private.queue_tomorrow(moment timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- two claims at once must not queue two
  if pg_try_advisory_xact_lock(hashtextextended('queue_tomorrow', 0)) then
    insert into private.outbox (kind, row_ids, audience, day)
      select 'tomorrow', '{}', 'operator', day
        from private.day_to_tell(moment) as day where day is not null;
  end if;
end
$$;

comment on function private.queue_tomorrow(timestamptz) is
  'Queues the mail about the visits of the next day, if it is due.';

/* Leaves out the due jobs that no limit holds back: those whose reason has gone, and those to a mailbox whose
   owner complained of a mail. */
create function private.drop_unwanted() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox as job
    set status = 'left_out', last_error = unwanted.reason
    from (
      select due.id, judged.reason
        from private.outbox as due
          cross join lateral (select case
            when private.is_superseded(due) then 'superseded'
            when private.recipient_state(due.recipient) = 'complained' then 'recipient_complained'
          end) as judged (reason)
        where due.status = 'queued' and due.due_at <= now() and due.urgency < 2
          and due.kind not in ('received', 'digest') and judged.reason is not null
        -- the others stay free for whoever claims at the same time
        for update of due skip locked
    ) as unwanted
    where job.id = unwanted.id
$$;

comment on function private.drop_unwanted() is 'Leaves out the due jobs that nobody needs.';

/* To whom a visitor's job goes: the mailbox that the reference belongs to, else that of its rows. */
create function private.addressee(job private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select private.mailbox(
    job.source, coalesce(private.visit_rows(private.job_reference(job)), job.row_ids)
  )
  where job.audience = 'owner'
$$;

comment on function private.addressee(private.outbox) is 'To whom a visitor''s job goes.';

/* The visit, the open wish for another time and the version of the links that a claimed job may show:
   { link_version, visit, wish }, null where there is no reference. */
create function private.job_visit(job private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'link_version', private.link_version(about.reference),
    'visit', private.visit_json(about.reference),
    'wish', private.wish_json(about.reference)
  )
  from (select private.job_reference(job) as reference) as about
  where about.reference is not null
$$;

comment on function private.job_visit(private.outbox) is 'What a mail may show of a visit, or null.';

revoke all on function private.job_reference(private.outbox), private.is_superseded(private.outbox),
  private.visits_of_day(date), private.day_to_tell(timestamptz), private.queue_tomorrow(timestamptz),
  private.drop_unwanted(), private.addressee(private.outbox), private.job_visit(private.outbox)
  from public, anon, authenticated, service_role;
