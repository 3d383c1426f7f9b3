-- What became of a request: one row a reference, from the first answer or cancellation on.
create table private.visits (
  reference text primary key,
  row_ids uuid[] not null,
  request_version integer not null,
  status text not null,
  starts_at timestamptz,
  minutes smallint,
  time_set_at timestamptz,
  groomer text,
  travel_fee smallint not null default 0,
  price numeric,
  note text not null default '',
  groomer_words text not null default '',
  revision integer not null default 1,
  canceled_by text,
  was_late boolean not null default false,
  answered_at timestamptz,
  changed_at timestamptz not null default now(),
  constraint visits_status_known check (status in ('confirmed', 'declined', 'canceled', 'done')),
  constraint visits_starts_of_status check (
    status = 'canceled' or (starts_at is null) = (status = 'declined')
  ),
  constraint visits_minutes_of_start check ((minutes is null) = (starts_at is null)),
  constraint visits_minutes_range check (minutes between 15 and 480),
  constraint visits_time_set_of_start check ((time_set_at is null) = (starts_at is null)),
  constraint visits_groomer_length check (char_length(groomer) <= 60 and groomer ~ '\S'),
  constraint visits_travel_fee_range check (travel_fee between 0 and 500),
  constraint visits_price_range check (price > 0 and price <= 10000 and price = round(price, 2)),
  constraint visits_terms_of_start check (
    starts_at is not null or (groomer is null and travel_fee = 0 and price is null)
  ),
  constraint visits_groomer_words_length check (char_length(groomer_words) <= 500),
  constraint visits_groomer_words_of_status check (status = 'done' or groomer_words = ''),
  constraint visits_note_length check (char_length(note) <= 1000),
  constraint visits_revision_range check (revision >= 1),
  constraint visits_canceled_by_known check (canceled_by in ('owner', 'operator')),
  constraint visits_canceled_by_of_status check ((canceled_by is null) = (status <> 'canceled')),
  constraint visits_was_late_of_owner check (not was_late or canceled_by = 'owner')
);

comment on table private.visits is 'The appointment of a request, or why there is none.';
comment on column private.visits.row_ids is
  'The rows of public.bookings that were answered. What is sent later counts once the operator uses it.';
comment on column private.visits.request_version is 'The version of the request that they were.';
comment on column private.visits.starts_at is 'The appointment; null when the request was declined.';
comment on column private.visits.time_set_at is 'When the operator set this time.';
comment on column private.visits.groomer is
  'Who comes, as the name that the owner was told; it stays when the groomer leaves. Null: nobody is named.';
comment on column private.visits.travel_fee is 'US dollars on top of the price, for the drive.';
comment on column private.visits.price is
  'US dollars that the operator named; null: the estimate of the request stands.';
comment on column private.visits.note is 'What the operator wrote to the owner with the last change.';
comment on column private.visits.groomer_words is
  'What the groomer found, for the owner, once the visit is done.';
comment on column private.visits.revision is
  'Rises with each change; a change must name the one that it was decided on.';
comment on column private.visits.was_late is 'Whether the owner canceled too late to be free.';
comment on column private.visits.answered_at is
  'The operator''s first answer; null when the owner canceled before it.';

create index visits_confirmed_starts_at on private.visits (starts_at) where status = 'confirmed';

alter table private.visits enable row level security;
revoke all on table private.visits from public, anon, authenticated, service_role;

/* The rows of a reference that count: those that were answered, else the newest sending. */
create function private.visit_rows(of_reference text) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select row_ids from private.visits where reference = of_reference),
    (select row_ids from private.requests where reference = of_reference)
  )
$$;

comment on function private.visit_rows(text) is 'The rows of a reference that count.';

/* The pets of a reference, as far as their rows count. */
create function private.visit_request(of_reference text) returns setof public.bookings
language sql stable security definer set search_path = ''
as $$
  select * from public.bookings where id = any (private.visit_rows(of_reference))
$$;

comment on function private.visit_request(text) is 'The rows of the request that a reference names.';

/* Where a reference stands: requested, confirmed, declined, canceled or done; null for an unknown one. A
   status that the operator gave all its rows by hand wins over the visit. */
create function private.visit_status(of_reference text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when count(*) = 0 then null
    when bool_and(pet.status in ('canceled', 'spam')) then 'canceled'
    when bool_and(pet.status = 'declined') then 'declined'
    when bool_and(pet.status = 'done') then 'done'
    when bool_and(pet.status = 'confirmed') then 'confirmed'
    else coalesce(max(visits.status), 'requested')
  end
  from private.visit_request(of_reference) as pet
    left join private.visits on visits.reference = of_reference
$$;

comment on function private.visit_status(text) is 'Where a request stands, or null.';

create view private.confirmed_visits with (security_invoker = true) as
  select visits.reference, starts_at, minutes, max(zip_code) as zip_code
  from private.visits
    cross join lateral unnest(row_ids) as answered (id)
    join public.bookings as pet on pet.id = answered.id
  where visits.status = 'confirmed'
  group by visits.reference, starts_at, minutes
  -- what private.visit_status tells of one reference, at a cost that a list of hundreds can bear
  having not (
    bool_and(pet.status in ('canceled', 'spam')) or bool_and(pet.status = 'declined')
    or bool_and(pet.status = 'done')
  );

comment on view private.confirmed_visits is 'The visits that will take place, or took.';
revoke all on table private.confirmed_visits from public, anon, authenticated, service_role;

/* Whether canceling a visit costs the fee by now: it is free up to 4 hours before, and to the end where the
   operator set the time within them. */
create function private.is_late(visit private.visits) returns boolean
language sql stable set search_path = ''
as $$
  select now() > visit.starts_at - interval '4 hours'
    and visit.time_set_at <= visit.starts_at - interval '4 hours'
$$;

comment on function private.is_late(private.visits) is 'Whether canceling is no longer free.';

/* ISO 8601 in UTC, to the second. */
create function private.utc_text(moment timestamptz) returns text
language sql stable set search_path = ''
as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

comment on function private.utc_text(timestamptz) is 'ISO 8601 in UTC.';

/* The day and the time of a moment in Denver, as { day: 'YYYY-MM-DD', time: 'HH:MM' }; nulls for null. */
create function private.denver_time(moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', to_char(moment at time zone 'America/Denver', 'YYYY-MM-DD'),
    'time', to_char(moment at time zone 'America/Denver', 'HH24:MI')
  )
$$;

comment on function private.denver_time(timestamptz) is 'Day and time in Denver, as JSON.';

/* The visit of a reference as pages and mails know it; null while nobody has answered the request. One that
   was settled by hand, without a row here, has revision 0. */
create function private.visit_json(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.denver_time(answer.starts_at) || jsonb_build_object(
      'status', present.status,
      'starts_at', private.utc_text(answer.starts_at),
      'minutes', answer.minutes,
      'time_set_at', private.utc_text(answer.time_set_at),
      'groomer', coalesce(answer.groomer, ''),
      'travel_fee', coalesce(answer.travel_fee, 0),
      'price', answer.price,
      'note', coalesce(answer.note, ''),
      'groomer_words', coalesce(answer.groomer_words, ''),
      'revision', coalesce(visits.revision, 0),
      'canceled_by', case when present.status = 'canceled' then coalesce(answer.canceled_by, 'operator') end,
      'was_late', coalesce(answer.was_late, false),
      'is_late', present.status = 'confirmed' and coalesce(private.is_late(answer), false),
      'answered_at', private.utc_text(visits.answered_at),
      'changed_at', private.utc_text(visits.changed_at)
    )
  from (select private.visit_status(of_reference) as status) as present
    left join private.visits on visits.reference = of_reference
    -- one that the operator called off and then confirmed by hand has no time
    left join private.visits as answer on answer.reference = of_reference
      and (present.status <> 'confirmed' or answer.status in ('confirmed', 'done'))
  where present.status <> 'requested'
$$;

comment on function private.visit_json(text) is 'A visit as pages and mails know it, or null.';

revoke all on function private.visit_rows(text), private.visit_request(text), private.visit_status(text),
  private.is_late(private.visits), private.utc_text(timestamptz), private.denver_time(timestamptz),
  private.visit_json(text)
  from public, anon, authenticated, service_role;
