-- The owner of a confirmed visit may ask for another time. A wish changes nothing: the operator moves the visit,
-- or leaves it.
create table private.time_wishes (
  id uuid primary key default gen_random_uuid(),
  reference text not null,
  revision integer not null,
  day date not null,
  time_window text not null,
  words text not null default '',
  asked_at timestamptz not null default now(),
  constraint time_wishes_revision_range check (revision >= 1),
  constraint time_wishes_day_finite check (isfinite(day)),
  constraint time_wishes_time_window_known check (time_window in (
    '8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM'
  )),
  constraint time_wishes_words_length check (char_length(words) <= 300),
  -- one wish for each state of a visit
  constraint time_wishes_revision_once unique (reference, revision)
);

comment on table private.time_wishes is 'Other times that owners of confirmed visits asked for.';
comment on column private.time_wishes.revision is
  'The revision of the visit that the wish is about: any change of the visit answers it.';
comment on column private.time_wishes.words is 'What the owner wrote to the operator.';

alter table private.time_wishes enable row level security;
revoke all on table private.time_wishes from public, anon, authenticated, service_role;

create view private.open_wishes with (security_invoker = true) as
  select wish.reference, wish.revision, wish.day, wish.time_window, wish.words, wish.asked_at
  from private.time_wishes as wish
    join private.visits on visits.reference = wish.reference and visits.revision = wish.revision
  where visits.status = 'confirmed' and visits.starts_at > now();

comment on view private.open_wishes is 'Wishes for another time that nobody has answered, one a visit at most.';
revoke all on table private.open_wishes from public, anon, authenticated, service_role;

/* The open wish of a reference as JSON, { day, window, words, asked_at }, or null. */
create function private.wish_json(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'day', to_char(day, 'YYYY-MM-DD'), 'window', time_window, 'words', words,
    'asked_at', private.utc_text(asked_at)
  )
  from private.open_wishes
  where reference = of_reference and private.visit_status(of_reference) = 'confirmed'
$$;

comment on function private.wish_json(text) is 'The open wish for another time, or null.';

/* Why the owner of a visit cannot ask for another time now, as a code; null when that is possible. */
create function private.ask_refusal(of_reference text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when visit.starts_at is null or visit.status <> 'confirmed' or visit.starts_at <= now()
      or private.visit_status(of_reference) is distinct from 'confirmed' then 'not_allowed'
    when exists (select from private.open_wishes where reference = of_reference) then 'wish_open'
    when visit.starts_at <= now() + interval '24 hours' then 'too_late_to_ask'
    when (select count(*) from private.time_wishes where reference = of_reference) >= 3
      then 'too_many_wishes'
  end
  from (select) as one left join private.visits as visit on visit.reference = of_reference
$$;

comment on function private.ask_refusal(text) is 'Why an owner cannot ask for another time, or null.';

revoke all on function private.wish_json(text), private.ask_refusal(text)
  from public, anon, authenticated, service_role;
