-- Mails about a visit go through the outbox too, some of them not before their time.

alter table private.outbox
  add column revision integer,
  add column wanted_at timestamptz not null default now(),
  add column day date,
  drop constraint outbox_kind_known,
  drop constraint outbox_source_of_kind,
  drop constraint outbox_row_ids_some,
  add constraint outbox_kind_known check (kind in (
    'received', 'digest', 'confirmed', 'moved', 'declined', 'canceled', 'reminder', 'nudge', 'tomorrow'
  )),
  add constraint outbox_source_of_kind check ((source is null) = (kind in ('digest', 'tomorrow'))),
  add constraint outbox_row_ids_some
    check (kind in ('digest', 'tomorrow') or cardinality(row_ids) > 0),
  add constraint outbox_revision_of_kind check (
    (revision is null) = (kind in ('received', 'digest', 'nudge', 'tomorrow'))
  ),
  add constraint outbox_day_of_kind check ((day is null) = (kind <> 'tomorrow')),
  alter column urgency set expression as (
    case
      when audience = 'operator' and not is_marked then 0
      when kind <> 'received' then 1
      when not is_marked then 2
      when audience = 'owner' then 3
      else 4
    end
  );

comment on column private.outbox.kind is
  'received: about one request; digest: about all marked requests whose digest_id names it; nudge: nobody answered a request; tomorrow: the visits of a day; the others: about one visit.';
comment on column private.outbox.revision is 'The revision of the visit that the mail tells of.';
comment on column private.outbox.wanted_at is
  'When the job was due first; due_at moves on with each try.';
comment on column private.outbox.day is 'The day whose visits a mail of kind tomorrow lists.';

update private.outbox set wanted_at = created_at where wanted_at <> created_at;

create unique index outbox_tomorrow on private.outbox (day) where kind = 'tomorrow';

/* When so much time of answering hours, Monday to Saturday 7 AM to 7 PM in Denver, has gone by. `wait` is
   shorter than three days of them. */
create function private.after_answering_hours(sent timestamptz, wait interval) returns timestamptz
language sql stable set search_path = ''
as $$
  with days as (
    select (sent at time zone 'America/Denver')::date + number as day
      from generate_series(0, 6) as number
  ), open_times as (
    select greatest(sent, (day + time '07:00') at time zone 'America/Denver') as opens,
        (day + time '19:00') at time zone 'America/Denver' as closes
      from days where extract(isodow from day) < 7
  ), passed as (
    select closes, sum(closes - opens) over (order by closes) as by_closing
      from open_times where closes > opens
  )
  select closes - (by_closing - wait) from passed where by_closing >= wait order by closes limit 1
$$;

comment on function private.after_answering_hours(timestamptz, interval) is
  'When so much time of answering hours has gone by.';

/* After insert, for each statement. Writes a job for the operator, and one for the owner when an
   e-mail is known; rows with one reference are one request. A booking request that nobody answers for
   90 minutes of answering hours causes a nudge. Never fails the visitor's insert. */
create or replace function private.queue_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (
      kind, source, row_ids, audience, recipient, is_marked, due_at, wanted_at
    )
    select job.kind, tg_table_name, request.row_ids, job.audience,
      case job.audience when 'owner' then private.recipient_key(request.email) end, request.is_marked,
      job.due_at, job.due_at
    from (
      select array_agg(id order by fields ->> 'pet_number', id) as row_ids,
        max(fields ->> 'email') as email,
        max(fields ->> 'reference') as reference,
        bool_or(fields ->> 'status' = 'review') as is_marked
      from (select id, to_jsonb(stored) as fields from stored) as new_rows
      group by coalesce(fields ->> 'reference', id::text)
    ) as request
    cross join (values
      ('received', 'operator', now()),
      ('received', 'owner', now()),
      ('nudge', 'operator', private.after_answering_hours(now(), interval '90 minutes'))
    ) as job (kind, audience, due_at)
    where case
      when job.audience = 'owner' then request.email is not null
      when job.kind = 'nudge' then request.reference is not null and not request.is_marked
      else true
    end;
  return null;
exception
  -- the state alone: the message could hold a value
  when others then
    raise warning 'No notification was queued for %: %', tg_table_name, sqlstate;
    return null;
end
$$;

/* Queues a mail about the present state of a visit. */
create function private.queue_visit_mail(
  of_reference text, mail_kind text, to_audience text, due timestamptz default now()
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (kind, source, row_ids, audience, recipient, revision, due_at, wanted_at)
    select mail_kind, 'bookings', array_agg(pet.id order by pet.pet_number, pet.id), to_audience,
      case to_audience when 'owner' then private.recipient_key(max(pet.email)) end,
      max(visits.revision), due, due
    from private.visit_request(of_reference) as pet
      join private.visits on visits.reference = pet.reference
$$;

comment on function private.queue_visit_mail(text, text, text, timestamptz) is
  'Queues a mail about the present state of a visit.';

/* After insert, for each statement. Revokes the links of a reference that comes again from another mailbox:
   one of the two is not the owner's. */
create function private.revoke_links_of_others() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.revoke_visit_links(reference)
    from (
      select reference from stored as later
        where not exists (select from private.visits where visits.reference = later.reference)
        group by reference
        having private.recipient_key(max(email)) <> (
          select private.recipient_key(earlier.email) from public.bookings as earlier
            where earlier.reference = later.reference and earlier.created_at < max(later.created_at)
            order by earlier.created_at desc limit 1
        )
    ) as shared;
  return null;
end
$$;

comment on function private.revoke_links_of_others() is
  'Revokes the links of a reference that comes again from another mailbox.';

revoke all on function private.after_answering_hours(timestamptz, interval),
  private.queue_visit_mail(text, text, text, timestamptz), private.revoke_links_of_others()
  from public, anon, authenticated, service_role;

create trigger revoke_links_of_others after insert on public.bookings
  referencing new table as stored for each statement
  execute function private.revoke_links_of_others();
