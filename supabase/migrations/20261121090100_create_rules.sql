-- ---- The numbers of a visit -----------------------------------------------------------------------------
-- `_shared/business` and `_shared/time/hours.ts` hold what the site knows, too; rules.test.ts compares them.
create table private.rules (
  id boolean primary key default true,
  opens time not null default '8:00', -- a visit starts no earlier, unless the operator takes a closed time
  closes time not null default '18:00', -- a visit ends no later, unless so
  takes_from time not null default '6:00', -- what such a time keeps to
  takes_until time not null default '22:00',
  phone_opens time not null default '7:00',
  phone_closes time not null default '19:00',
  days_ahead integer not null default 400, -- how far ahead a day can be asked for, set or blocked
  days_back integer not null default 7, -- how far back the operator can record a visit
  most_days_closed integer not null default 100, -- how far ahead an open day is looked for
  length_step integer not null default 90, -- minutes; packages take one or two of these
  fewest_minutes integer not null default 15,
  most_minutes integer not null default 480,
  most_fee integer not null default 500, -- for the drive, and for a no-show
  most_price integer not null default 10000,
  free_before interval not null default '4 hours', -- how long before a visit canceling is free
  late_fee smallint not null default 25 constraint rules_late_fee_positive check (late_fee > 0), -- after that; 0 is a held time
  ask_before interval not null default '24 hours', -- how long before a visit its owner can ask for another time
  most_wishes integer not null default 3, -- how often the owner of a visit can do so
  remind_before interval not null default '24 hours',
  answer_within interval not null default '2 hours', -- the promise to the sender of a request, while the phone is answered
  message_within interval not null default '24 hours', -- the promise to the sender of a message
  nudge_before interval not null default '30 minutes', -- how long before a promise ends the operator is nudged
  request_links interval not null default '60 days', -- how long an unanswered request waits and its links work
  visit_links interval not null default '14 days', -- how long links work after the visit or its last change
  rebook_within interval not null default '6 months', -- how long after a visit its link can book again
  tomorrow_at time not null default '18:00', -- when the operator's email about the next day goes
  thanks_after interval not null default '1 hour', -- how long after Done the owner is thanked
  most_lines integer not null default 20, -- an email lists no more, because mail programs cut it at 100 kB
  most_counted integer not null default 2000, -- waiting entries are counted no further
  reference_prefix text not null default 'AG',
  reference_letters text not null default '23456789ABCDEFGHJKMNPQRSTUVWXYZ', -- as in bookings_reference_shape
  constraint rules_id_single_row check (id)
);
comment on table private.rules is 'One row. Times are those of Denver on open days, amounts US dollars.';
insert into private.rules default values;

-- ---- What may become of a visit -------------------------------------------------------------------------
-- `requested`: not answered yet; `spam`: called so, without a visit; `new`: the operator adds it. Emails are kinds of the
-- outbox. What keeps the revision changes nothing that another press is decided on.
create table private.transitions (
  actor text not null,
  from_status text not null,
  action text not null,
  to_status text not null,
  owner_email text,
  operator_email text,
  undo_for interval, -- null: never
  canceled_by text, -- who has canceled then
  sets_time boolean not null,
  keeps_revision boolean not null,
  outlives_email boolean not null, -- Undo is possible even after somebody tried to send its email
  primary key (actor, from_status, action)
);
comment on table private.transitions is 'What the operator and the owner can do with a visit, by its status.';
insert into private.transitions (
  actor, from_status, action, to_status, owner_email, operator_email, undo_for, canceled_by,
  sets_time, keeps_revision, outlives_email
) values
  ('operator', 'requested', 'confirm',          'confirmed', 'confirmed', null,       '10 minutes', null,       true,  false, false),
  ('operator', 'requested', 'decline',          'declined',  'declined',  null,       '10 minutes', null,       false, false, false),
  ('operator', 'requested', 'cancel_for_owner', 'canceled',  'canceled',  null,       '10 minutes', 'owner',    false, false, false),
  ('operator', 'requested', 'spam',             'spam',      null,        null,       '1 day',      null,       false, false, true),
  ('operator', 'spam',      'confirm',          'confirmed', 'confirmed', null,       '10 minutes', null,       true,  false, false),
  ('operator', 'spam',      'decline',          'declined',  'declined',  null,       '10 minutes', null,       false, false, false),
  ('operator', 'declined',  'confirm',          'confirmed', 'confirmed', null,       '10 minutes', null,       true,  false, false),
  ('operator', 'canceled',  'waive',            'canceled',  null,        null,       '1 day',      null,       false, true,  true),
  ('operator', 'no_show',   'waive',            'no_show',   null,        null,       '1 day',      null,       false, true,  true),
  ('operator', 'canceled',  'confirm',          'confirmed', 'confirmed', null,       '10 minutes', null,       true,  false, false),
  ('operator', 'confirmed', 'move',             'confirmed', 'moved',     null,       '10 minutes', null,       true,  false, false),
  ('operator', 'confirmed', 'keep_time',        'confirmed', 'time_kept', null,       '10 minutes', null,       false, true,  false),
  ('operator', 'confirmed', 'use_details',      'confirmed', 'updated',   null,       '10 minutes', null,       false, false, false),
  ('operator', 'confirmed', 'change_details',   'confirmed', 'updated',   null,       '10 minutes', null,       false, false, false),
  ('operator', 'confirmed', 'accept',           'confirmed', null,        null,       '1 day',      null,       false, true,  true),
  ('operator', 'confirmed', 'cancel',           'canceled',  'canceled',  null,       '10 minutes', 'operator', false, false, false),
  ('operator', 'confirmed', 'cancel_for_owner', 'canceled',  'canceled',  null,       '10 minutes', 'owner',    false, false, false),
  ('operator', 'confirmed', 'done',             'done',      'thanks',    null,       '1 day',      null,       false, false, true),
  ('operator', 'confirmed', 'no_show',          'no_show',   'no_show',   null,       '1 day',      null,       false, false, true),
  ('operator', 'new',       'add',              'confirmed', 'confirmed', null,       '1 day',      null,       true,  false, false),
  ('operator', 'new',       'next',             'confirmed', 'next',      null,       '1 day',      null,       true,  false, false),
  ('owner',    'requested', 'cancel',           'canceled',  'canceled',  'canceled', null,         'owner',    false, false, false),
  ('owner',    'spam',      'cancel',           'canceled',  'canceled',  'canceled', null,         'owner',    false, false, false),
  ('owner',    'confirmed', 'cancel',           'canceled',  'canceled',  'canceled', null,         'owner',    false, false, false),
  ('owner',    'confirmed', 'accept',           'confirmed', null,        null,       null,         null,       false, true,  false),
  ('owner',    'confirmed', 'ask',              'confirmed', null,        'asked',    null,         null,       false, true,  false);

-- A press says these terms, of which each action reads its own. Amounts are US dollars; price null: the estimate stands.
create type private.terms as (
  day date, local_time time, minutes integer, groomer text, travel_fee numeric, price numeric, takes_closed_time boolean,
  is_agreed boolean, note text, reason text, groomer_words text, charged numeric, credit numeric, settles_fees text[], fee numeric,
  accepts_fee boolean, time_window text, words text, wish integer, pets jsonb
);

-- ---- Times ----------------------------------------------------------------------------------------------
create function private.denver_today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/Denver')::date
$$;

-- The moment of a time of a day in Denver; without a time, the beginning of the day.
create function private.denver_moment(day date, local_time time default '00:00') returns timestamptz
language sql stable set search_path = '' as $$
  select (day + local_time) at time zone 'America/Denver'
$$;

create function private.utc_text(moment timestamptz) returns text
language sql stable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- { day: 'YYYY-MM-DD', time: 'HH:MM' }; nulls for null.
create function private.denver_time(moment timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'day', to_char(moment at time zone 'America/Denver', 'YYYY-MM-DD'),
    'time', to_char(moment at time zone 'America/Denver', 'HH24:MI')
  )
$$;

-- `Tue, Nov 24, 9:00 AM` in Denver.
create function private.denver_text(moment timestamptz) returns text
language sql stable set search_path = '' as $$
  select to_char(moment at time zone 'America/Denver', 'Dy, Mon FMDD, FMHH12:MI AM')
$$;

-- The same as `isOpenDay` of the functions, which get the closed days from here. Blocks that were made after `known_at` do not
-- count.
create function private.is_open_day(day date, known_at timestamptz default 'infinity') returns boolean
language plpgsql stable security definer set search_path = '' as $$ begin
  return extract(isodow from day) < 7 and not exists (
    select from private.blocks where last_day >= day and first_day <= day and from_time is null and made_at <= known_at
  );
end $$;

-- ['YYYY-MM-DD']: all days from `since` on that are blocked as a whole, as known at that moment.
create function private.closed_days(since date default private.denver_today(), known_at timestamptz default 'infinity') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct to_char(first_blocked + number, 'YYYY-MM-DD')), '[]') from private.blocks
    cross join lateral (select greatest(first_day, since) as first_blocked) as clipped
    cross join lateral generate_series(0, last_day - first_blocked) as number
  where last_day >= since and from_time is null and made_at <= known_at
$$;

-- The answer to a request is promised two hours after `sent`, or after the next opening of the phone if they would end after
-- it closes, as `answerDeadline` of the functions counts. If no open day is found, they count from `sent`. A day that is blocked
-- later moves no promise.
create function private.promised_at(source text, sent timestamptz) returns timestamptz
-- planned once: a list asks it for each of its entries
language plpgsql stable security definer set search_path = '' as $$
declare
  rules private.rules := (select rules from private.rules);
  day date := (sent at time zone 'America/Denver')::date;
begin
  if source = 'contact_inquiries' then
    return sent + rules.message_within;
  end if;
  for later in 0..rules.most_days_closed loop
    if private.is_open_day(day + later, sent)
      and sent <= private.denver_moment(day + later, rules.phone_closes) - rules.answer_within then
      return greatest(sent, private.denver_moment(day + later, rules.phone_opens)) + rules.answer_within;
    end if;
  end loop;
  return sent + rules.answer_within;
end
$$;

-- ---- Whether a time, a window or an amount is allowed ---------------------------------------------------
-- A code when no visit can be at this time in Denver, else null. Without `earliest` the time must be after `moment`.
-- `takes_closed_time` takes a Sunday and the hours of rules.takes_from, and private.is_taken refuses a block.
create function private.time_refusal(
  day date, local_time time, minutes integer, moment timestamptz,
  earliest timestamptz default null, takes_closed_time boolean default false
) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when minutes not between fewest_minutes and most_minutes then 'bad_minutes'
    when private.denver_moment(day, local_time) <= coalesce(earliest, moment) then
      case when earliest is null then 'in_past' else 'too_long_ago' end
    when day > (moment at time zone 'America/Denver')::date + days_ahead then 'too_far'
    when not takes_closed_time and not private.is_open_day(
      day, case when earliest is null then 'infinity' else '-infinity' end::timestamptz
    ) then 'closed_day'
    when local_time < case when takes_closed_time then takes_from else opens end
      or day + local_time + make_interval(mins => minutes) > day + case when takes_closed_time then takes_until else closes end
      then 'closed_hour'
  end
  from private.rules
$$;

-- A code when an owner cannot wish for this arrival window, else null. A closed day is a wish: the nearest is offered.
create function private.window_refusal(day date, time_window text, moment timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.window_end(time_window) is null then 'bad_window'
    when private.denver_moment(day, private.window_end(time_window)) <= moment then 'in_past'
    when day > (moment at time zone 'America/Denver')::date + days_ahead then 'too_far'
  end
  from private.rules
$$;

-- A code when these amounts (US dollars) are not allowed, else null.
create function private.money_refusal(fee numeric, price numeric) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when fee is null or fee not between 0 and most_fee or fee <> trunc(fee) then 'bad_fee'
    when price <= 0 or price > most_price or price <> round(price, 2) then 'bad_price'
  end
  from private.rules
$$;
