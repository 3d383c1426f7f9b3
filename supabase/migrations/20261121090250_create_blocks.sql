-- ---- Blocked time ---------------------------------------------------------------------------------------

-- Written by public.block_time, which stands beside the visits.
create table private.blocks (
  id uuid primary key,
  first_day date not null,
  last_day date not null,
  from_time time,
  until_time time,
  word text not null default '',
  constraint blocks_first_day_finite check (isfinite(first_day)),
  constraint blocks_last_day_finite check (isfinite(last_day)),
  constraint blocks_days_in_order check (first_day <= last_day),
  constraint blocks_until_of_from check ((from_time is null) = (until_time is null)),
  constraint blocks_hours_in_order check (from_time < until_time),
  constraint blocks_hours_of_one_day check (from_time is null or first_day = last_day),
  constraint blocks_word_length check (char_length(word) <= 60)
);

comment on table private.blocks is
  'Time in which the operator takes no visits. Blocks may overlap; each goes by itself. Days and times are those of Denver.';
comment on column private.blocks.id is 'Made in the browser, so that a tap that is sent again makes no second block.';
comment on column private.blocks.from_time is 'Null: whole days, on which the business is closed.';
comment on column private.blocks.until_time is 'The end of the hours of from_time.';
comment on column private.blocks.word is 'For the operator alone: in no email, and in no answer to a visitor.';

create index blocks_last_day on private.blocks (last_day, first_day);

alter table private.blocks enable row level security;

-- The same as `isOpenDay` of the functions, which get the closed days from here.
create function private.is_open_day(day date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select extract(isodow from day) < 7 and not exists (
    select from private.blocks where last_day >= day and first_day <= day and from_time is null
  )
$$;

-- ['YYYY-MM-DD'] of the days that are blocked as a whole, from `since` on.
create function private.closed_days(since date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct to_char(first_blocked + number, 'YYYY-MM-DD')), '[]')
  from private.blocks
    cross join lateral (select greatest(first_day, since) as first_blocked) as clipped
    cross join lateral generate_series(0, last_day - first_blocked) as number
  where last_day >= since and from_time is null
$$;

-- For anybody, so dates alone: from today on, as far as blocks reach.
create function public.closed_days() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.closed_days((now() at time zone 'America/Denver')::date)
$$;

grant execute on function public.closed_days() to service_role;

-- [{ id, first, last, from, until, word }] of the blocks that touch these days; `from` and `until` are null for whole days.
create function private.blocks_json(first_shown date, last_shown date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'first', to_char(first_day, 'YYYY-MM-DD'), 'last', to_char(last_day, 'YYYY-MM-DD'),
    'from', to_char(from_time, 'HH24:MI'), 'until', to_char(until_time, 'HH24:MI'), 'word', word
  ) order by first_day, from_time nulls first, id), '[]')
  from private.blocks where last_day >= first_shown and first_day <= last_shown
$$;

-- Whether a visit at this time, of one day in Denver, would be in a block.
create function private.is_blocked(starts timestamptz, minutes integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.blocks
      where last_day >= local_start::date and first_day <= local_start::date
        and (from_time is null or (
          first_day + from_time < local_start + make_interval(mins => is_blocked.minutes)
          and first_day + until_time > local_start
        ))
  )
  from (select starts at time zone 'America/Denver' as local_start) as denver
$$;

-- [{ from, until }] of the blocked hours of a day, without their words.
create function private.blocked_hours_json(of_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'from', to_char(from_time, 'HH24:MI'), 'until', to_char(until_time, 'HH24:MI')
  ) order by from_time, until_time), '[]')
  from private.blocks where last_day >= of_day and first_day <= of_day and from_time is not null
$$;
