-- ---- Visits ---------------------------------------------------------------------------------------------

-- One row per reference, from the first answer or cancellation on.
create table private.visits (
  reference text primary key,
  row_ids uuid[] not null,
  request_version integer not null,
  status text not null,
  starts_at timestamptz,
  minutes smallint,
  time_set_at timestamptz,
  accepted_at timestamptz,
  groomer text,
  travel_fee smallint not null default 0,
  price numeric,
  note text not null default '',
  reason text,
  groomer_words text not null default '',
  revision integer not null default 1,
  canceled_by text,
  was_late boolean not null default false,
  no_show_fee smallint not null default 0,
  answered_at timestamptz,
  changed_at timestamptz not null default now(),
  before jsonb,
  constraint visits_status_known check (status in ('confirmed', 'declined', 'canceled', 'done', 'no_show')),
  constraint visits_starts_of_status check (
    status = 'canceled' or (starts_at is null) = (status = 'declined')
  ),
  constraint visits_minutes_of_start check ((minutes is null) = (starts_at is null)),
  constraint visits_minutes_range check (minutes between 15 and 480),
  constraint visits_time_set_of_start check ((time_set_at is null) = (starts_at is null)),
  constraint visits_accepted_at_of_start check (accepted_at is null or starts_at is not null),
  constraint visits_groomer_length check (char_length(groomer) <= 60 and groomer ~ '\S'),
  constraint visits_travel_fee_range check (travel_fee between 0 and 500),
  constraint visits_price_range check (price > 0 and price <= 10000 and price = round(price, 2)),
  constraint visits_terms_of_start check (
    starts_at is not null or (groomer is null and travel_fee = 0 and price is null)
  ),
  constraint visits_groomer_words_length check (char_length(groomer_words) <= 300),
  constraint visits_groomer_words_of_status check (status = 'done' or groomer_words = ''),
  constraint visits_note_length check (char_length(note) <= 500),
  constraint visits_reason_known check (
    reason in ('fully_booked', 'too_far', 'not_for_us', 'roads', 'illness', 'van')
  ),
  constraint visits_reason_of_operator check (
    reason is null or status = 'declined' or canceled_by is not distinct from 'operator'
  ),
  constraint visits_revision_range check (revision >= 1),
  constraint visits_canceled_by_known check (canceled_by in ('owner', 'operator')),
  constraint visits_canceled_by_of_status check ((canceled_by is null) = (status <> 'canceled')),
  constraint visits_was_late_of_owner check (not was_late or canceled_by = 'owner'),
  constraint visits_no_show_fee_range check (no_show_fee between 0 and 500),
  constraint visits_no_show_fee_of_status check (no_show_fee = 0 or status = 'no_show')
);

comment on table private.visits is 'The appointment of a request, or the reason why there is none.';
comment on column private.visits.row_ids is
  'The answered rows of public.bookings. A later sending only counts once the operator accepts it.';
comment on column private.visits.request_version is 'The version of the request that row_ids belong to.';
comment on column private.visits.starts_at is 'The appointment; null when the request was declined.';
comment on column private.visits.time_set_at is 'When the operator set this time.';
comment on column private.visits.accepted_at is
  'When the owner said yes to this time; null: not heard from yet, and the visit stands all the same.';
comment on column private.visits.groomer is
  'Name of the groomer as told to the owner, kept when the groomer leaves. Null: nobody is named.';
comment on column private.visits.travel_fee is 'US dollars on top of the price, for the drive.';
comment on column private.visits.price is 'US dollars set by the operator; null: the estimate of the request stands.';
comment on column private.visits.note is 'What the operator wrote to the owner with the last change.';
comment on column private.visits.reason is
  'The usual reason that the operator declined or canceled for; null: none of them.';
comment on column private.visits.groomer_words is 'What the groomer found, for the owner, once the visit is done.';
comment on column private.visits.revision is
  'Rises with each change. A change must name the revision that it was decided on.';
comment on column private.visits.was_late is 'Whether the owner canceled too late to be free.';
comment on column private.visits.no_show_fee is
  'US dollars that the owner was told a no-show costs; 0: no fee was named. Nothing here charges it.';
comment on column private.visits.answered_at is 'The operator''s first answer; null when the owner canceled before it.';
comment on column private.visits.before is
  'What Undo brings back: this row before the operator''s last change, {} when there was none. Null: nothing to undo.';

create index visits_confirmed_starts_at on private.visits (starts_at) where status = 'confirmed';
create index visits_starts_at on private.visits (starts_at) where status in ('confirmed', 'done', 'no_show');

alter table private.visits enable row level security;

-- The answered rows of a reference; before an answer, its newest rows.
create function private.visit_rows(of_reference text) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select row_ids from private.visits where reference = of_reference),
    (select row_ids from private.requests where reference = of_reference)
  )
$$;

create function private.visit_request(of_reference text) returns setof public.bookings
language sql stable security definer set search_path = ''
as $$
  select * from public.bookings where id = any (private.visit_rows(of_reference))
$$;

-- True while a request is marked for review and nobody has answered it.
create function private.is_marked(of_reference text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.requests where reference = of_reference and waiting_rank > 0)
$$;

create view private.confirmed_visits with (security_invoker = true) as
  select reference, row_ids, starts_at, minutes
  from private.visits
  where status = 'confirmed' and exists (select from public.bookings where id = any (row_ids));

comment on view private.confirmed_visits is 'Confirmed visits, past ones too.';

create function private.utc_text(moment timestamptz) returns text
language sql stable set search_path = ''
as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- { day: 'YYYY-MM-DD', time: 'HH:MM' }; nulls for null.
create function private.denver_time(moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', to_char(moment at time zone 'America/Denver', 'YYYY-MM-DD'),
    'time', to_char(moment at time zone 'America/Denver', 'HH24:MI')
  )
$$;

-- `Tue, Nov 24, 9:00 AM` in Denver.
create function private.denver_text(moment timestamptz) returns text
language sql stable set search_path = ''
as $$
  select to_char(moment at time zone 'America/Denver', 'Dy, Mon FMDD, FMHH12:MI AM')
$$;

-- Free until 4 hours before the visit; if the operator set the time later than that, until the visit starts.
create function private.is_late(visit private.visits) returns boolean
language sql stable set search_path = ''
as $$
  select now() > visit.starts_at - interval '4 hours'
    and visit.time_set_at <= visit.starts_at - interval '4 hours'
$$;

-- When the owner is reminded; null once that has passed.
create function private.reminder_at(visit private.visits) returns timestamptz
language sql stable set search_path = ''
as $$
  select moment from (select visit.starts_at - interval '24 hours') as reminder (moment)
    where moment > now()
$$;

-- The visit as pages and emails see it; null before an answer.
create function private.visit_json(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.denver_time(starts_at) || jsonb_build_object(
      'status', status,
      'starts_at', private.utc_text(starts_at),
      'minutes', minutes,
      'time_set_at', private.utc_text(time_set_at),
      'accepted_at', private.utc_text(accepted_at),
      'groomer', coalesce(groomer, ''),
      'travel_fee', travel_fee,
      'price', price,
      'note', note,
      'reason', reason,
      'groomer_words', groomer_words,
      'revision', revision,
      'canceled_by', canceled_by,
      'was_late', was_late,
      'no_show_fee', no_show_fee,
      'is_late', status = 'confirmed' and private.is_late(visits),
      'has_reminder', status = 'confirmed' and private.reminder_at(visits) is not null,
      'answered_at', private.utc_text(answered_at),
      'changed_at', private.utc_text(changed_at)
    )
  from private.visits where reference = of_reference
$$;

-- ---- Wishes for another time ----------------------------------------------------------------------------

-- A wish does not change the visit; the operator moves it or keeps the time.
create table private.time_wishes (
  reference text not null,
  revision integer not null,
  day date not null,
  time_window text not null,
  words text not null default '',
  asked_at timestamptz not null default now(),
  number smallint not null default 1,
  kept_at timestamptz,
  constraint time_wishes_revision_range check (revision >= 1),
  constraint time_wishes_day_finite check (isfinite(day)),
  constraint time_wishes_time_window_known check (private.window_end(time_window) is not null),
  constraint time_wishes_words_length check (char_length(words) <= 300),
  constraint time_wishes_number_range check (number between 1 and 3),
  constraint time_wishes_kept_after_asked check (kept_at >= asked_at),
  primary key (reference, number)
);

create unique index time_wishes_open on private.time_wishes (reference, revision) where kept_at is null;

comment on table private.time_wishes is 'Other times that owners of confirmed visits asked for.';
comment on column private.time_wishes.revision is
  'The revision of the visit that the wish is about; any change of the visit answers the wish.';
comment on column private.time_wishes.words is 'What the owner wrote to the operator.';
comment on column private.time_wishes.number is 'Counts the wishes of a reference from 1.';
comment on column private.time_wishes.kept_at is
  'When the operator kept the time instead; null while the wish is open, and when the visit was changed.';

alter table private.time_wishes enable row level security;

create view private.open_wishes with (security_invoker = true) as
  select wish.*, visits.row_ids
  from private.time_wishes as wish
    join private.visits on visits.reference = wish.reference and visits.revision = wish.revision
  where visits.status = 'confirmed' and visits.starts_at > now() and wish.kept_at is null;

comment on view private.open_wishes is 'Wishes for another time that nobody has answered, one a visit at most.';

-- The arrival window of the form that a time of the working day falls in.
create function private.window_at(local_time time) returns text
language sql immutable set search_path = ''
as $$
  select name from private.arrival_windows() where ends > local_time order by ends limit 1
$$;

create function private.is_added(of_reference text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.visit_request(of_reference) where source = 'operator')
$$;

-- { day, window, words } of the owner's newest wish that was not declined, open or answered by a change; else null: then
-- the request says what was asked for, if there was one.
create function private.asked_json(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'window', time_window, 'words', words)
  from private.time_wishes
  where reference = of_reference and kept_at is null
  order by number desc
  limit 1
$$;

-- { day, window, words, asked_at, number } of the open wish, or null.
create function private.wish_json(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'day', to_char(day, 'YYYY-MM-DD'), 'window', time_window, 'words', words,
    'asked_at', private.utc_text(asked_at), 'number', number
  )
  from private.open_wishes where reference = of_reference
$$;

-- A code when the owner cannot ask for another time now, else null.
create function private.ask_refusal(of_reference text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when visit.status is distinct from 'confirmed' or visit.starts_at <= now() then 'not_allowed'
    when visit.starts_at <= now() + interval '24 hours' then 'too_late_to_ask'
    when (select max(number) from private.time_wishes where reference = of_reference) >= 3
      then 'too_many_wishes'
  end
  from (select) as one left join private.visits as visit on visit.reference = of_reference
$$;

-- ---- Undo -----------------------------------------------------------------------------------------------

-- When the operator last answered: a time kept counts, a change by the owner does not. Null: nothing to undo.
create function private.last_answer_at(visit private.visits) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select max(kept_at) from private.time_wishes as wish
        where wish.reference = visit.reference and wish.revision = visit.revision
    ),
    case when visit.before is not null then visit.changed_at end
  )
$$;

-- Until when the operator can undo the last answer; null when it is too late. Done and no_show: a day. Others: ten
-- minutes, as long as no deliverer has claimed their email and the owner, who may have read the page, has neither said yes
-- nor asked for another time.
-- PL/pgSQL, because private.answer_jobs is created in the next migration.
create function private.undo_until(visit private.visits) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  answered timestamptz := private.last_answer_at(visit);
  is_over boolean := visit.status in ('done', 'no_show');
  ends timestamptz := answered + case when is_over then interval '1 day' else interval '10 minutes' end;
begin
  if ends > now() and (is_over or not (
    exists (select from private.answer_jobs(visit, answered) where tries > 0)
    or coalesce(visit.accepted_at > answered, false)
    or exists (
      select from private.open_wishes as wish
        where wish.reference = visit.reference and wish.asked_at > answered
    )
  )) then
    return ends;
  end if;
  return null;
end
$$;

-- The same for what is spam: a day.
create function private.spam_undo_until(request private.requests) returns timestamptz
language sql stable set search_path = ''
as $$
  select request.spam_at + interval '1 day' where request.spam_at > now() - interval '1 day'
$$;

-- ---- Return emails --------------------------------------------------------------------------------------

-- An owner who asked for regular visits gets one email when it is time, unless they stopped these emails.
create table private.return_stops (
  recipient text primary key,
  stopped_at timestamptz not null default now()
);

comment on table private.return_stops is 'Mailboxes that get no return emails.';
comment on column private.return_stops.recipient is
  'Salted hash of the mailbox. A request sent after the stop that asks for a reminder ends it.';

alter table private.return_stops enable row level security;

-- A week before the repeat interval ends, at the Denver hour of the visit; null when no repeat was asked for.
create function private.return_due_at(visit private.visits) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (
    (visit.starts_at at time zone 'America/Denver') + make_interval(days => 7 * max(repeat_weeks) - 7)
  ) at time zone 'America/Denver'
  from public.bookings where id = any (visit.row_ids)
$$;

-- Of the mailbox, until its owner sends a request that asks for the emails again. A visit that the operator adds takes over
-- an old wish, and asks for nothing.
create function private.is_return_ended(visit private.visits) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.mailbox('bookings', visit.row_ids) as mailbox (address)
      join private.return_stops as stop on stop.recipient = private.recipient_key(mailbox.address)
    where not exists (
      select from public.bookings as later
        where lower(trim(later.email)) = lower(mailbox.address) and later.created_at > stop.stopped_at
          and later.repeat_weeks is not null and later.source = 'form' and later.status not in ('review', 'spam')
    )
  )
$$;

create function private.has_booked_again(visit private.visits) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.bookings as later
      where lower(trim(later.email)) = lower(private.mailbox('bookings', visit.row_ids))
        and later.reference is distinct from visit.reference
        and later.pet_number = 1 and later.status not in ('review', 'spam')
        -- an added visit that was taken back was never booked
        and (later.source = 'form' or exists (
          select from private.visits where visits.reference = later.reference and visits.status <> 'canceled'
        ))
        and later.created_at > (
          select max(created_at) from public.bookings where id = any (visit.row_ids)
        )
  )
$$;

-- ---- Links ----------------------------------------------------------------------------------------------

-- Keys of links are made with this version, so raising it revokes them.
create function private.link_version(of_reference text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((select link_version from private.requests where reference = of_reference), 1)
$$;

-- Links end 14 days after the visit, its last change or the return email; without an answer 60 days after the request.
create function private.links_end_at(of_reference text) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    greatest(
      visits.starts_at, visits.changed_at,
      case when visits.status = 'done' then private.return_due_at(visits) end
    ) + interval '14 days',
    requests.sent_at + interval '60 days'
  )
  from private.requests left join private.visits on visits.reference = requests.reference
  where requests.reference = of_reference
$$;

-- { version, is_known, has_ended, can_rebook }: what fills in the next request outlives the page of a done visit, whose coats
-- are due again in weeks. Costs the same for every reference, so timing does not tell which ones exist.
create function public.visit_link(reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'version', private.link_version(visit_link.reference),
    'is_known', exists (select from private.visit_request(visit_link.reference)),
    'has_ended', coalesce(private.links_end_at(visit_link.reference) <= now(), false),
    'can_rebook', exists (
      select from private.visits
        where visits.reference = visit_link.reference and status = 'done' and starts_at > now() - interval '6 months'
    )
  )
$$;

grant execute on function public.visit_link(text) to service_role;

-- Emails new links, to the owner only if the request is not marked. Returns the version; null if unknown.
create function public.revoke_visit_links(reference text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_version integer;
begin
  update private.requests as known set link_version = known.link_version + 1
    where known.reference = revoke_visit_links.reference
    returning known.link_version into new_version;
  perform private.queue_visit_mail(revoke_visit_links.reference, 'links', audience)
    from unnest(array['operator', 'owner']) as audience
    where new_version is not null
      and (audience = 'operator' or not private.is_marked(revoke_visit_links.reference));
  return new_version;
end
$$;

grant execute on function public.revoke_visit_links(text) to service_role;

-- ---- Customers ------------------------------------------------------------------------------------------

-- The visits of a mailbox or phone number. Both are exact: an address in any case, a number by its last ten digits, without
-- its extension; null, or fewer digits, finds nothing. ROWS, because the planner expects a thousand, and would then read
-- all requests to join a few.
create function private.customer_visits(mailbox text, phone text) returns setof private.visits
language sql stable rows 5 security definer set search_path = ''
as $$
  select visits.*
  from public.bookings as pet
    join private.visits on visits.reference = pet.reference and pet.id = any (visits.row_ids)
  where pet.pet_number = 1 and (
      lower(trim(pet.email)) = lower(trim(customer_visits.mailbox))
      or right(regexp_replace(regexp_replace(pet.phone, '(ext|x|#).*', '', 'i'), '\D', '', 'g'), 10) = (
        select nullif(substring(digits from '\d{10}$'), '')
          from regexp_replace(
            regexp_replace(customer_visits.phone, '(ext|x|#).*', '', 'i'), '\D', '', 'g'
          ) as digits
      )
    )
$$;

-- The newest private line of a customer's visits before that time; '' without one.
create function private.last_line(mailbox text, phone text, before timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select private_line
    from private.customer_visits(last_line.mailbox, last_line.phone) as visits
      join private.requests on requests.reference = visits.reference
    where starts_at < last_line.before and private_line <> ''
    order by starts_at desc limit 1
  ), '')
$$;

-- What the operator answered before to a customer, null when nothing.
-- { reference, request: rows, visit, is_past, private_line, visits, no_shows }: of the last visit that has begun, else of
-- the newest that was agreed, then is_past is false. `private_line` is the newest that is not empty; `visits` and
-- `no_shows` count those that have begun.
create function private.last_visit_json(mailbox text, phone text, except_reference text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with known as (
    select visits.reference, visits.row_ids, visits.starts_at, visits.status, requests.private_line,
      visits.starts_at <= now() and visits.status <> 'canceled' as is_past
    from private.customer_visits(last_visit_json.mailbox, last_visit_json.phone) as visits
      join private.requests on requests.reference = visits.reference
    where visits.reference is distinct from except_reference
  )
  select jsonb_build_object(
    'reference', last.reference,
    'request', private.request_rows('bookings', last.row_ids),
    'visit', private.visit_json(last.reference),
    'is_past', last.is_past,
    'private_line', coalesce((
      select private_line from known where private_line <> '' order by starts_at desc nulls last limit 1
    ), ''),
    'visits', (select count(*) from known where is_past),
    'no_shows', (select count(*) from known where is_past and status = 'no_show')
  )
  from known as last
  where starts_at is not null
  order by is_past desc, starts_at desc, reference
  limit 1
$$;

-- { reference, link_version, day, time } of a customer's next visit, null when none is booked.
create function private.next_visit_json(mailbox text, phone text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.denver_time(starts_at)
    || jsonb_build_object('reference', reference, 'link_version', private.link_version(reference))
  from private.customer_visits(next_visit_json.mailbox, next_visit_json.phone)
  where status = 'confirmed' and starts_at > now()
  order by starts_at, reference limit 1
$$;

-- ---- What a link shows ----------------------------------------------------------------------------------

-- Limits how many days of other visits a page shows, so that its cost does not grow with the business: around the
-- day that the form for a time begins with, which is the wished one, else the visit's, else the requested one.
create function private.booked_days(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'first', greatest(today, planned_day - 3),
    'last', greatest(today, planned_day) + 9
  )
  from (
    select (now() at time zone 'America/Denver')::date as today, coalesce(
      (private.wish_json(of_reference) ->> 'day')::date,
      (
        select (starts_at at time zone 'America/Denver')::date from private.visits
          where reference = of_reference
      ),
      (select max(preferred_date) from private.visit_request(of_reference))
    ) as planned_day
  ) as days
$$;

-- [{ day, time, minutes, zip_code }] of other references on those days.
create function private.booked_visits(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'day', to_char(local_start, 'YYYY-MM-DD'), 'time', to_char(local_start, 'HH24:MI'),
      'minutes', minutes,
      'zip_code', (select zip_code from public.bookings where id = any (row_ids) and pet_number = 1)
    ) order by starts_at
  ), '[]')
  from private.confirmed_visits
    cross join lateral (select starts_at at time zone 'America/Denver' as local_start) as denver
  where reference is distinct from of_reference
    and starts_at >= (
      select (days ->> 'first')::date::timestamp at time zone 'America/Denver'
        from private.booked_days(of_reference) as days
    )
    and starts_at < (
      select ((days ->> 'last')::date + 1)::timestamp at time zone 'America/Denver'
        from private.booked_days(of_reference) as days
    )
$$;

-- `request` is [] for an unknown reference. PL/pgSQL, because private.mail_problem is created in the next migration.
create function public.read_visit(reference text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'now', private.utc_text(now()),
      'request', private.request_rows('bookings', private.visit_rows(read_visit.reference)),
      'request_version', coalesce(visits.request_version, requests.version, 0),
      'revision', coalesce(visits.revision, requests.revision, 0),
      'is_spam', requests.spam_at is not null,
      'visit', private.visit_json(read_visit.reference),
      'sent_again', case when requests.version > visits.request_version then jsonb_build_object(
        'request', private.request_rows('bookings', requests.row_ids),
        'request_version', requests.version
      ) end,
      'link_version', private.link_version(read_visit.reference),
      'private_line', coalesce(requests.private_line, ''),
      'last_time', private.last_visit_json(contact.email, contact.phone, read_visit.reference),
      'booked_again', case when visits.starts_at <= now() then private.next_visit_json(contact.email, contact.phone) end,
      'mail_problem', private.mail_problem(read_visit.reference),
      'undo_until', private.utc_text(coalesce(private.undo_until(visits), private.spam_undo_until(requests))),
      'wish', private.wish_json(read_visit.reference),
      'asked', private.asked_json(read_visit.reference),
      -- the last wish that was answered by keeping the time
      'declined_wish', (
        select jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'window', time_window)
          from private.time_wishes as wish
          where wish.reference = visits.reference and wish.revision = visits.revision and kept_at is not null
          order by number desc limit 1
      ),
      'ask_refusal', private.ask_refusal(read_visit.reference),
      -- null when no repeat was asked for, or the visit is not done
      'return_email', case when visits.status = 'done' and private.return_due_at(visits) is not null then case
        when private.is_return_ended(visits) then 'ended'
        when private.has_booked_again(visits) then 'booked'
        else 'on'
      end end,
      'booked', private.booked_visits(read_visit.reference),
      'booked_days', booked_days,
      'blocks', private.blocks_json((booked_days ->> 'first')::date, (booked_days ->> 'last')::date)
    )
    from private.booked_days(read_visit.reference) as booked_days
      left join private.requests on requests.reference = read_visit.reference
      left join private.visits on visits.reference = read_visit.reference
      left join public.bookings as contact
        on contact.id = any (coalesce(visits.row_ids, requests.row_ids)) and contact.pet_number = 1
  );
end
$$;

grant execute on function public.read_visit(text) to service_role;

-- ---- The operator's day ---------------------------------------------------------------------------------

-- Of 60 days, in which links to them are good.
create view private.waiting_requests with (security_invoker = true) as
  select reference, row_ids, link_version, sent_at, waiting_rank
  from private.requests
  where waiting_rank is not null and sent_at > now() - interval '60 days'
    and exists (select from public.bookings where id = any (row_ids));

comment on view private.waiting_requests is 'The requests that nobody has answered.';

create view private.day_visits with (security_invoker = true) as
  select visits.reference, visits.row_ids, starts_at, request_version, link_version, private_line,
    version > request_version as is_sent_again, private.undo_until(visits) as undo_until
  from private.visits
    join private.requests on requests.reference = visits.reference
    cross join lateral (
      select date_trunc('day', now() at time zone 'America/Denver') at time zone 'America/Denver' as start
    ) as today
  where visits.status in ('confirmed', 'done', 'no_show')
    and starts_at >= today.start - interval '13 days'
    and (visits.status = 'confirmed' or starts_at >= today.start or changed_at >= now() - interval '1 hour');

comment on view private.day_visits is
  'Visits from today on, and those of the last 13 days that are open, or were closed within an hour: for Undo and the next visit.';

-- The least likely spam first, then the oldest. Each rank is read along the index, however many wait.
create function private.find_waiting(ranks smallint[], most integer) returns setof private.waiting_requests
language sql stable security definer set search_path = ''
as $$
  select waiting.* from unnest(ranks) as rank cross join lateral (
    select * from private.waiting_requests where waiting_rank = rank order by sent_at, reference limit most
  ) as waiting
  order by waiting_rank, sent_at, reference limit most
$$;

-- PL/pgSQL, because private.mail_problem is created in the next migration.
create function private.waiting_json(ranks smallint[], most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'reference', reference, 'link_version', link_version, 'sent_at', private.utc_text(sent_at),
      'is_marked', waiting_rank > 0, 'mail_problem', private.mail_problem(reference),
      'request', private.request_rows('bookings', row_ids)
    ) order by waiting_rank, sent_at, reference), '[]')
    from private.find_waiting(ranks, most)
  );
end
$$;

-- Of each kind of waiting entries at most 50 for each page, of visits 100; all blocks from today on. The counts are of all, but of requests at most
-- 2,001, which is more than all pages show.
create function public.operator_day(pages integer default 1) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := 50 * least(greatest(coalesce(pages, 1), 1), 40);
  marks smallint[] := '{1,2,3,4,5,6}';
  today date := (now() at time zone 'America/Denver')::date;
begin
  return jsonb_build_object(
    'now', private.utc_text(now()),
    'blocks', private.blocks_json(today, 'infinity'),
    -- as long as requests wait, because their promises count them
    'closed_days', private.closed_days(today - 60),
    'requests', private.waiting_json('{0}', most),
    'marked', private.waiting_json(marks, most),
    'wishes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', reference, 'link_version', private.link_version(reference),
        'request', private.request_rows('bookings', row_ids), 'mail_problem', private.mail_problem(reference),
        'visit', private.visit_json(reference), 'wish', private.wish_json(reference)
      ) order by asked_at, reference), '[]')
      from (select * from private.open_wishes order by asked_at, reference limit most) as wished
    ),
    'visits', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', reference, 'link_version', link_version, 'request_version', request_version,
        'is_sent_again', is_sent_again, 'private_line', private_line, 'request', private.request_rows('bookings', row_ids),
        'mail_problem', private.mail_problem(reference), 'undo_until', private.utc_text(undo_until),
        'visit', private.visit_json(reference), 'asked', private.asked_json(reference),
        'last_line', (
          select private.last_line(email, phone, starts_at) from public.bookings
            where id = any (row_ids) and pet_number = 1
        ),
        'booked_again', case when starts_at <= now() then (
          select private.next_visit_json(email, phone) from public.bookings
            where id = any (row_ids) and pet_number = 1
        ) end
      ) order by starts_at, reference), '[]')
      from (select * from private.day_visits order by starts_at, reference limit 2 * most) as booked
    ),
    'counts', jsonb_build_object(
      'requests', (select count(*) from private.find_waiting('{0}', 2001)),
      'marked', (select count(*) from private.find_waiting(marks, 2001)),
      'wishes', (select count(*) from private.open_wishes),
      'visits', (select count(*) from private.day_visits)
    )
  );
end
$$;

grant execute on function public.operator_day(integer) to service_role;

-- ---- Whether a change makes sense -----------------------------------------------------------------------

-- A code when no visit can be at this time in Denver, else null. `earliest`: from when on; null: from `moment` on.
create function private.time_refusal(
  day date, local_time time, minutes integer, moment timestamptz,
  earliest timestamptz default null, takes_closed_day boolean default false
) returns text
language sql stable set search_path = ''
as $$
  select case
    when minutes not between 15 and 480 then 'bad_minutes'
    when (day + local_time) at time zone 'America/Denver' <= coalesce(earliest, moment) then
      case when earliest is null then 'in_past' else 'too_long_ago' end
    when day > (moment at time zone 'America/Denver')::date + 400 then 'too_far'
    when not takes_closed_day and not private.is_open_day(day) then 'closed_day'
    when local_time < time '08:00'
      or day + local_time + make_interval(mins => minutes) > day + time '18:00' then 'closed_hour'
  end
$$;

-- A code when an owner cannot wish for this arrival window, else null. A closed day is a wish: the nearest is offered.
create function private.window_refusal(day date, time_window text, moment timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when private.window_end(time_window) is null then 'bad_window'
    when (day + private.window_end(time_window)) at time zone 'America/Denver' <= moment then 'in_past'
    when day > (moment at time zone 'America/Denver')::date + 400 then 'too_far'
  end
$$;

-- A code when these amounts (US dollars) are not allowed, else null.
create function private.money_refusal(travel_fee numeric, price numeric) returns text
language sql immutable set search_path = ''
as $$
  select case
    when travel_fee is null or travel_fee not between 0 and 500 or travel_fee <> trunc(travel_fee) then 'bad_fee'
    when price <= 0 or price > 10000 or price <> round(price, 2) then 'bad_price'
  end
$$;

-- The confirmed visits that overlap this time. None is longer than 8 hours, so an index finds them.
create function private.visits_at(starts timestamptz, minutes integer) returns setof private.confirmed_visits
language sql stable security definer set search_path = ''
as $$
  select * from private.confirmed_visits as other
    where other.starts_at > starts - interval '8 hours'
      and other.starts_at < starts + make_interval(mins => visits_at.minutes)
      and other.starts_at + make_interval(mins => other.minutes) > starts
$$;

-- By another visit, or by a block, which says nothing about what is past.
create function private.is_taken(of_reference text, starts timestamptz, minutes integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select starts > now() and private.is_blocked(starts, is_taken.minutes)
    or exists (select from private.visits_at(starts, is_taken.minutes) where reference <> of_reference)
$$;

-- use_details names the newest version of the request, other actions the answered one.
create function private.is_stale(
  of_reference text, visit private.visits, revision integer, request_version integer, action text
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(visit.revision, 0) is distinct from is_stale.revision
    or is_stale.request_version is distinct from case action
      when 'use_details' then requests.version
      else coalesce(visit.request_version, requests.version)
    end
  from private.requests where requests.reference = of_reference
$$;

-- ---- Changes --------------------------------------------------------------------------------------------

-- Only the edge function `visits` calls the public functions. They answer { outcome, state }, where `state` is what
-- read_visit returns after the change, or after a refusal.

-- Call it in a statement of its own: a stable function does not see what its own statement changes.
create function private.change_json(outcome text, of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('outcome', outcome, 'state', public.read_visit(of_reference))
$$;

-- Without a visit all is null but the revision. One lock for all references, because two visits must not take the same
-- time. Order of locks: advisory lock, request.
create function private.lock_visit(of_reference text) returns private.visits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits;
begin
  perform pg_advisory_xact_lock(hashtextextended('visits', 0));
  -- waits for a request that is being sent again
  perform from private.requests where reference = of_reference for update;
  select * into visit from private.visits where reference = of_reference;
  if not found then
    select revision into visit.revision from private.requests where reference = of_reference;
  end if;
  return visit;
end
$$;

-- Without row_ids the newest rows of the request become the answered ones. The operator has read what is answered, so
-- its rows are no longer marked.
create function private.store_visit(visit private.visits) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if visit.row_ids is null then
    select row_ids, version into visit.row_ids, visit.request_version
      from private.requests where requests.reference = visit.reference;
  end if;
  update public.bookings set status = 'new', digest_rank = null
    where id = any (visit.row_ids) and visit.answered_at is not null
      and (status in ('review', 'spam') or digest_rank is not null);
  update private.requests set spam_at = null, waiting_rank = null
    where reference = visit.reference and (spam_at is not null or waiting_rank is not null);
  visit.revision := coalesce(visit.revision, 0) + 1;
  visit.note := coalesce(visit.note, '');
  visit.travel_fee := coalesce(visit.travel_fee, 0);
  visit.groomer_words := coalesce(visit.groomer_words, '');
  visit.was_late := coalesce(visit.was_late, false);
  visit.no_show_fee := coalesce(visit.no_show_fee, 0);
  visit.changed_at := now();
  delete from private.visits where reference = visit.reference;
  insert into private.visits select visit.*;
end
$$;

-- `note` of done holds the groomer's words; `no_show_fee` is what the owner is told of; use_details accepts what was sent
-- after the answer. `revision` (0 before
-- any answer) and `request_version` are those the operator saw. Amounts in US dollars; price null: the estimate stands.
-- Outcomes: done, stale, not_allowed, too_early, bad_minutes, bad_fee, bad_price, in_past, too_far, closed_day,
-- closed_hour, taken.
create function public.answer_visit(
  reference text, revision integer, request_version integer, action text,
  day date default null, local_time time default null, minutes integer default null,
  note text default '', groomer text default null, travel_fee numeric default 0, price numeric default null,
  reason text default null, no_show_fee numeric default 0
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(answer_visit.reference);
  starts timestamptz := (day + local_time) at time zone 'America/Denver';
  is_appointment boolean := action in ('confirm', 'move');
  refusal text := case
    when not exists (select from private.visit_request(answer_visit.reference)) then 'not_allowed'
    when private.is_stale(
      answer_visit.reference, visit, answer_visit.revision, answer_visit.request_version, action
    ) then 'stale'
    when (coalesce(visit.status, 'requested') || ' ' || action in (
      'requested confirm', 'requested decline', 'confirmed move', 'confirmed cancel', 'confirmed done',
      'confirmed no_show', 'confirmed use_details', 'declined confirm', 'canceled confirm'
    )) is not true then 'not_allowed'
    -- nothing was sent after the answer
    when action = 'use_details' and visit.request_version = answer_visit.request_version then 'not_allowed'
    when action in ('done', 'no_show') and visit.starts_at > now() then 'too_early'
    when action = 'no_show' then private.money_refusal(answer_visit.no_show_fee, null)
    when is_appointment then coalesce(
      private.time_refusal(day, local_time, minutes, now()),
      private.money_refusal(answer_visit.travel_fee, answer_visit.price),
      case when private.is_taken(answer_visit.reference, starts, minutes) then 'taken' end
    )
  end;
begin
  if refusal is not null then
    return private.change_json(refusal, answer_visit.reference);
  end if;

  visit.before := case when visit.status is null then '{}' else to_jsonb(visit) - 'before' end;
  visit.reference := answer_visit.reference;
  visit.status := case action
    when 'decline' then 'declined' when 'cancel' then 'canceled' when 'done' then 'done' when 'no_show' then 'no_show'
    else 'confirmed'
  end;
  visit.canceled_by := case action when 'cancel' then 'operator' end;
  visit.was_late := false;
  visit.no_show_fee := case action when 'no_show' then answer_visit.no_show_fee else 0 end;
  visit.reason := case when action in ('decline', 'cancel') then answer_visit.reason end;
  visit.answered_at := coalesce(visit.answered_at, now());
  visit.groomer_words := case action when 'done' then trim(coalesce(answer_visit.note, '')) else '' end;
  if action not in ('done', 'no_show', 'use_details') then
    visit.note := answer_visit.note;
  end if;
  if is_appointment then
    visit.starts_at := starts;
    visit.minutes := answer_visit.minutes;
    visit.time_set_at := now();
    visit.accepted_at := null;
    visit.groomer := nullif(trim(answer_visit.groomer), '');
    visit.travel_fee := answer_visit.travel_fee;
    visit.price := answer_visit.price;
  end if;
  if action = 'use_details' then
    update public.bookings set status = 'replaced' where id = any (visit.row_ids);
    visit.row_ids := null;
  end if;
  perform private.store_visit(visit);

  if action <> 'done' then
    perform private.queue_visit_mail(
      visit.reference, case action when 'move' then 'moved' when 'use_details' then 'updated' else visit.status end,
      'owner', now() + (select answer_delay from private.settings)
    );
    perform private.queue_reminder(visit);
  else
    perform private.queue_visit_mail(visit.reference, 'thanks', 'owner', now() + interval '1 hour');
    -- one that is ended is left out when it is due, unless the owner has taken that back
    if private.return_due_at(visit) > now() then
      perform private.queue_visit_mail(visit.reference, 'return', 'owner', private.return_due_at(visit));
    end if;
  end if;
  return private.change_json('done', answer_visit.reference);
end
$$;

grant execute on function public.answer_visit(
  text, integer, integer, text, date, time, integer, text, text, numeric, numeric, text, numeric
) to service_role;

-- ---- Visits that the operator adds ----------------------------------------------------------------------

-- private.last_visit_json for the operator's page, with `booked_again`, the next visit; null when nobody is known by this
-- email or phone.
create function public.find_customer(email text, phone text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.last_visit_json(find_customer.email, find_customer.phone)
    || jsonb_build_object('booked_again', private.next_visit_json(find_customer.email, find_customer.phone))
$$;

grant execute on function public.find_customer(text, text) to service_role;

-- The rows of a visit that the operator adds; `pets` has the columns of public.bookings, one row a pet.
create function private.store_added_pets(of_reference text, pets jsonb, starts timestamptz) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.bookings (
      id, source, reference, pet_number, parent_name, phone, email, address, gate_code, zip_code, zip_answer,
      pet_name, pet_type, breed, weight, pet_size, service, add_ons, estimated_price, preferred_date,
      preferred_time, repeat_weeks, additional_notes
    )
    select pet.id, 'operator', of_reference, pet.ordinality, pet.parent_name, pet.phone, pet.email, pet.address,
      pet.gate_code, pet.zip_code, pet.zip_answer, pet.pet_name, pet.pet_type, pet.breed, pet.weight, pet.pet_size,
      pet.service, pet.add_ons, pet.estimated_price, local_start::date, private.window_at(local_start::time),
      pet.repeat_weeks, pet.additional_notes
    from jsonb_populate_recordset(null::public.bookings, pets) with ordinality as pet
      cross join lateral (select starts at time zone 'America/Denver' as local_start) as denver
$$;

-- A visit that is confirmed from its first moment, for rows that were stored just now. Emails only for what is to come.
create function private.store_added_visit(visit private.visits, mail_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  visit.status := 'confirmed';
  visit.time_set_at := now();
  visit.answered_at := now();
  visit.before := '{}';
  perform private.store_visit(visit);
  if visit.starts_at > now() then
    perform private.queue_visit_mail(
      visit.reference, mail_kind, 'owner', now() + (select answer_delay from private.settings)
    );
    perform private.queue_reminder(visit);
  end if;
end
$$;

-- A refusal to add a visit; `other` is the visit in the way, as { reference, link_version, request, visit }, null when
-- something else is.
create function private.added_json(outcome text, of_reference text, starts timestamptz, minutes integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome', outcome, 'state', public.read_visit(of_reference),
    'link_version', private.link_version(of_reference),
    'other', (
      select jsonb_build_object(
        'reference', other.reference, 'link_version', private.link_version(other.reference),
        'request', private.request_rows('bookings', other.row_ids), 'visit', private.visit_json(other.reference)
      )
      from private.visits_at(starts, added_json.minutes) as other
      where outcome = 'taken' order by other.starts_at limit 1
    )
  )
$$;

-- What stands in the way of a new visit under a reference that the page drew, else null; `first_id` is the first of its
-- rows. `repeated`: the same sending is stored already, because its answer was lost.
create function private.new_visit_refusal(of_reference text, first_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case max(case when id = first_id then 1 else 0 end) when 1 then 'repeated' when 0 then 'reference_taken' end
  from public.bookings where reference = of_reference
$$;

-- A confirmed visit that was agreed by phone or at the door, with its request, in one transaction. `pets` has the columns
-- of public.bookings, one row a pet, with the ids that the page made. Up to a week back, to record it; then nobody is
-- written to. Outcomes: done (also when the same sending came before), reference_taken (draw another), no_contact (neither
-- phone nor email), bad_details (a value that the tables refuse), bad_minutes, bad_fee, bad_price, too_long_ago, too_far,
-- closed_day (not accepted), closed_hour, taken (`other` names the visit).
create function public.add_visit(
  reference text, pets jsonb, day date, local_time time, minutes integer,
  note text default '', groomer text default null, travel_fee numeric default 0, price numeric default null,
  takes_closed_day boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(add_visit.reference);
  starts timestamptz := (day + local_time) at time zone 'America/Denver';
  refusal text := coalesce(
    private.new_visit_refusal(add_visit.reference, (pets -> 0 ->> 'id')::uuid),
    case when coalesce(pets -> 0 ->> 'phone', pets -> 0 ->> 'email') is null then 'no_contact' end,
    private.time_refusal(
      day, local_time, minutes, now(), now() - interval '7 days',
      -- another closed day is a block, which no tap takes
      coalesce(takes_closed_day, false) or extract(isodow from day) < 7
    ),
    private.money_refusal(add_visit.travel_fee, add_visit.price),
    case when private.is_taken(add_visit.reference, starts, minutes) then 'taken' end
  );
begin
  if refusal is not null then
    return private.added_json(
      case refusal when 'repeated' then 'done' else refusal end, add_visit.reference, starts, minutes
    );
  end if;
  begin
    perform private.store_added_pets(add_visit.reference, pets, starts);
  exception
    when check_violation or not_null_violation or unique_violation or data_exception then
      return private.added_json('bad_details', add_visit.reference, starts, minutes);
  end;
  visit.reference := add_visit.reference;
  visit.starts_at := starts;
  visit.minutes := add_visit.minutes;
  visit.note := trim(coalesce(add_visit.note, ''));
  visit.groomer := nullif(trim(add_visit.groomer), '');
  visit.travel_fee := add_visit.travel_fee;
  visit.price := add_visit.price;
  perform private.store_added_visit(visit, 'confirmed');
  return private.added_json('done', add_visit.reference, starts, minutes);
end
$$;

grant execute on function public.add_visit(
  text, jsonb, date, time, integer, text, text, numeric, numeric, boolean
) to service_role;

-- The next visit of a done one, agreed at the door: the same pets, terms and owner under a reference that the page drew, with
-- an id a pet.
-- Outcomes: done (also when the same sending came before), reference_taken (draw another), not_allowed (not done),
-- bad_minutes, in_past, too_far, closed_day, closed_hour, taken (`other` names the visit).
create function public.book_next(
  reference text, next_reference text, row_ids jsonb, day date, local_time time, minutes integer
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(book_next.reference);
  next private.visits;
  starts timestamptz := (day + local_time) at time zone 'America/Denver';
  refusal text := coalesce(
    private.new_visit_refusal(book_next.next_reference, (book_next.row_ids ->> 0)::uuid),
    case when visit.status is distinct from 'done' or jsonb_array_length(book_next.row_ids) < cardinality(visit.row_ids)
      then 'not_allowed' end,
    private.time_refusal(day, local_time, minutes, now()),
    case when private.is_taken(book_next.next_reference, starts, minutes) then 'taken' end
  );
begin
  if refusal is not null then
    return private.added_json(
      case refusal when 'repeated' then 'done' else refusal end, book_next.next_reference, starts, minutes
    );
  end if;
  perform private.store_added_pets(book_next.next_reference, (
    select jsonb_agg(pet || jsonb_build_object('id', book_next.row_ids -> (number::integer - 1)) order by number)
      from jsonb_array_elements(private.request_rows('bookings', visit.row_ids)) with ordinality as pets (pet, number)
  ), starts);
  next.reference := book_next.next_reference;
  next.starts_at := starts;
  next.minutes := book_next.minutes;
  next.groomer := visit.groomer;
  next.travel_fee := visit.travel_fee;
  next.price := visit.price;
  perform private.store_added_visit(next, 'next');
  return private.added_json('done', book_next.next_reference, starts, minutes);
end
$$;

grant execute on function public.book_next(text, text, jsonb, date, time, integer) to service_role;

-- Replaces an open wish, which counts as another one: the operator's answer to the old one is then stale. Outcomes: done
-- (also for the open wish sent again), stale, not_allowed, too_late_to_ask (under 24 hours), too_many_wishes (three per
-- visit), bad_window, in_past, too_far.
create function public.ask_for_time(
  reference text, revision integer, day date, time_window text, words text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(ask_for_time.reference);
  new_words text := trim(coalesce(ask_for_time.words, ''));
  new_number integer;
  refusal text := case
    when coalesce(visit.revision, 0) is distinct from ask_for_time.revision then 'stale'
    else coalesce(
      private.ask_refusal(ask_for_time.reference),
      private.window_refusal(ask_for_time.day, ask_for_time.time_window, now())
    )
  end;
begin
  if exists (
    select from private.open_wishes as open
      where open.reference = visit.reference and open.revision = ask_for_time.revision
        and open.day = ask_for_time.day and open.time_window = ask_for_time.time_window
        and open.words = new_words
  ) then
    return private.change_json('done', ask_for_time.reference);
  end if;
  if refusal is not null then
    return private.change_json(refusal, ask_for_time.reference);
  end if;
  select coalesce(max(earlier.number), 0) + 1 into new_number
    from private.time_wishes as earlier where earlier.reference = visit.reference;
  update private.time_wishes as open
    set day = ask_for_time.day, time_window = ask_for_time.time_window, words = new_words,
      number = new_number, asked_at = now()
    where open.reference = visit.reference and open.revision = visit.revision and open.kept_at is null;
  if not found then
    insert into private.time_wishes (reference, revision, day, time_window, words, number)
      values (
        visit.reference, visit.revision, ask_for_time.day, ask_for_time.time_window, new_words, new_number
      );
  end if;
  update private.visits set accepted_at = null where visits.reference = visit.reference and accepted_at is not null;
  perform private.queue_visit_mail(visit.reference, 'asked', 'operator', by_visitor => true);
  return private.change_json('done', ask_for_time.reference);
end
$$;

grant execute on function public.ask_for_time(text, integer, date, text, text) to service_role;

-- The owner's yes to the time. The revision stays: reminder and calendar entry remain valid, and so does what the operator
-- has open. Outcomes: done (also when said before), stale (visit changed), not_allowed (begun, over, or the owner asks for
-- another time).
create function public.accept_visit(reference text, revision integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(accept_visit.reference);
begin
  if coalesce(visit.revision, 0) is distinct from accept_visit.revision then
    return private.change_json('stale', accept_visit.reference);
  end if;
  if visit.status is distinct from 'confirmed' or visit.starts_at <= now()
    or private.wish_json(accept_visit.reference) is not null then
    return private.change_json('not_allowed', accept_visit.reference);
  end if;
  update private.visits set accepted_at = now()
    where visits.reference = visit.reference and accepted_at is null;
  return private.change_json('done', accept_visit.reference);
end
$$;

grant execute on function public.accept_visit(text, integer) to service_role;

-- Stores what the operator keeps in mind; `seen` is what the page showed before. It changes neither the visit nor its
-- revision. Outcomes: done (also for the line that is stored), stale (another device wrote one meanwhile), not_allowed
-- (unknown).
create function public.keep_private_line(reference text, line text, seen text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_line text := trim(coalesce(line, ''));
  stored text;
begin
  select private_line into stored from private.requests
    where requests.reference = keep_private_line.reference for update;
  if not found then
    return private.change_json('not_allowed', keep_private_line.reference);
  end if;
  if stored not in (new_line, coalesce(seen, '')) then
    return private.change_json('stale', keep_private_line.reference);
  end if;
  update private.requests set private_line = new_line where requests.reference = keep_private_line.reference;
  return private.change_json('done', keep_private_line.reference);
end
$$;

grant execute on function public.keep_private_line(text, text, text) to service_role;

-- Answers the wish. The revision stays, so reminder and calendar entry remain valid. Outcomes: done, stale (visit
-- changed or wish answered), not_allowed (visit begun or over).
create function public.keep_time(reference text, revision integer, wish integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(keep_time.reference);
begin
  if coalesce(visit.revision, 0) is distinct from keep_time.revision then
    return private.change_json('stale', keep_time.reference);
  end if;
  if visit.status is distinct from 'confirmed' or visit.starts_at <= now() then
    return private.change_json('not_allowed', keep_time.reference);
  end if;
  update private.time_wishes as open set kept_at = now()
    where open.reference = visit.reference and open.revision = visit.revision
      and open.number = keep_time.wish and open.kept_at is null;
  if not found then
    return private.change_json('stale', keep_time.reference);
  end if;
  perform private.queue_visit_mail(visit.reference, 'kept', 'owner', now() + (select answer_delay from private.settings));
  return private.change_json('done', keep_time.reference);
end
$$;

grant execute on function public.keep_time(text, integer, integer) to service_role;

-- No email to anybody, and receipts that still wait do not go. Outcomes: done, stale, not_allowed (answered, or spam
-- already).
create function public.mark_spam(reference text, revision integer, request_version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(mark_spam.reference);
  refusal text := case
    when private.is_stale(mark_spam.reference, visit, mark_spam.revision, mark_spam.request_version, 'spam') then 'stale'
    when visit.status is not null or not exists (
      select from private.requests where requests.reference = mark_spam.reference and spam_at is null
    ) then 'not_allowed'
  end;
begin
  if refusal is not null then
    return private.change_json(refusal, mark_spam.reference);
  end if;
  update private.requests as request set spam_at = now(), waiting_rank = null, revision = request.revision + 1
    where request.reference = mark_spam.reference;
  update public.bookings set status = 'spam' where id = any (private.visit_rows(mark_spam.reference));
  -- what waits for the limits of visitors' emails goes on once it is no spam after all
  perform private.switch_receipts(mark_spam.reference, 'left_out');
  return private.change_json('done', mark_spam.reference);
end
$$;

grant execute on function public.mark_spam(text, integer, integer) to service_role;

-- Takes back that a request is spam, that the time was kept, the last answer, or a visit that was added. The revision rises, so that other
-- devices notice, except for a kept time, which did not raise it either. Outcomes: done, stale, not_allowed (nothing
-- to undo), too_late_to_undo (the email is on its way, or the time is over), taken (by another visit since).
create function public.undo_answer(reference text, revision integer, request_version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(undo_answer.reference);
  request private.requests := (
    select requests from private.requests where requests.reference = undo_answer.reference
  );
  answered timestamptz := private.last_answer_at(visit);
  earlier private.visits := jsonb_populate_record(null::private.visits, visit.before);
  refusal text;
begin
  -- a claim that has begun decides first whether the email goes
  perform from private.outbox
    where id in (select id from private.answer_jobs(visit, answered)) order by id for update;
  refusal := case
    when private.is_stale(
      undo_answer.reference, visit, undo_answer.revision, undo_answer.request_version, 'undo'
    ) then 'stale'
    when coalesce(answered, request.spam_at) is null then 'not_allowed'
    when coalesce(private.undo_until(visit), private.spam_undo_until(request)) is null then 'too_late_to_undo'
    when earlier.status = 'confirmed'
      and private.is_taken(undo_answer.reference, earlier.starts_at, earlier.minutes) then 'taken'
  end;
  if refusal is not null then
    return private.change_json(refusal, undo_answer.reference);
  end if;

  update private.outbox set status = 'left_out', last_error = 'undone'
    where status = 'queued' and id in (select id from private.answer_jobs(visit, answered));
  -- two answers may have the same time, and one wish is open at most
  update private.time_wishes as kept set kept_at = null
    where kept.reference = visit.reference and kept.number = (
      select max(number) from private.time_wishes as wish
        where wish.reference = visit.reference and wish.revision = visit.revision and wish.kept_at = answered
    );
  if found then
    return private.change_json('done', undo_answer.reference);
  end if;

  if earlier.status is null and private.is_added(undo_answer.reference) then
    -- no request is behind it that could wait again, and whoever got its link by text reads that it is off
    visit.status := 'canceled';
    visit.canceled_by := 'operator';
    visit.note := '';
    visit.before := null;
    perform private.store_visit(visit);
  elsif earlier.status is null then
    delete from private.visits where visits.reference = undo_answer.reference;
    update private.requests as known
      set spam_at = null, waiting_rank = private.rank_rows(known.row_ids), revision = visit.revision + 1
      where known.reference = undo_answer.reference;
    update public.bookings
      set status = case when review_reasons = '{}' then 'new' else 'review' end
      where id = any (coalesce(visit.row_ids, request.row_ids));
    perform private.switch_receipts(undo_answer.reference, 'queued');
  else
    -- after use_details
    update public.bookings set status = 'new' where id = any (earlier.row_ids) and status = 'replaced';
    earlier.revision := visit.revision;
    perform private.store_visit(earlier);
    update private.time_wishes as wish set revision = visit.revision + 1
      where wish.reference = visit.reference and wish.revision = (visit.before ->> 'revision')::integer;
    perform private.queue_reminder(earlier);
  end if;
  return private.change_json('done', undo_answer.reference);
end
$$;

grant execute on function public.undo_answer(text, integer, integer) to service_role;

-- By the owner. Outcomes: done, stale, not_allowed (begun, or nothing to cancel), late_fee (not accepted).
create function public.cancel_visit(reference text, revision integer, accepts_fee boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(cancel_visit.reference);
  is_late boolean := coalesce(private.is_late(visit), false);
  is_marked boolean := private.is_marked(cancel_visit.reference);
  -- what the operator answered is always told to its owner; the rest counts as caused by a visitor
  by_visitor boolean := visit.answered_at is null;
  refusal text := case
    -- first: a repeated press whose answer was lost must learn that it worked
    when coalesce(visit.revision, 0) is distinct from cancel_visit.revision then 'stale'
    when not exists (select from private.visit_request(cancel_visit.reference)) then 'not_allowed'
    when visit.status <> 'confirmed' or visit.starts_at <= now() then 'not_allowed'
    when is_late and accepts_fee is not true then 'late_fee'
  end;
begin
  if refusal is not null then
    return private.change_json(refusal, cancel_visit.reference);
  end if;

  visit.reference := cancel_visit.reference;
  visit.status := 'canceled';
  visit.note := '';
  visit.reason := null;
  visit.canceled_by := 'owner';
  visit.was_late := is_late;
  visit.before := null;
  perform private.store_visit(visit);
  perform private.queue_visit_mail(visit.reference, 'canceled', audience, by_visitor => by_visitor)
    from unnest(array['operator', 'owner']) as audience
    where audience = 'operator' or not is_marked;
  return private.change_json('done', cancel_visit.reference);
end
$$;

grant execute on function public.cancel_visit(text, integer, boolean) to service_role;

-- For all requests of the owner. Outcomes: done, not_allowed (the reference has no mailbox).
create function public.end_return_emails(reference text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.return_stops (recipient)
    select private.recipient_key(mailbox)
      from private.mailbox('bookings', private.visit_rows(end_return_emails.reference)) as mailbox
      where mailbox is not null
    on conflict (recipient) do update set stopped_at = now();
  return private.change_json(case when found then 'done' else 'not_allowed' end, end_return_emails.reference);
end
$$;

grant execute on function public.end_return_emails(text) to service_role;

-- Takes back the end. Outcome: done.
create function public.resume_return_emails(reference text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.return_stops where recipient = private.recipient_key(
    private.mailbox('bookings', private.visit_rows(resume_return_emails.reference))
  );
  return private.change_json('done', resume_return_emails.reference);
end
$$;

grant execute on function public.resume_return_emails(text) to service_role;

-- ---- Blocked time ---------------------------------------------------------------------------------------

-- [{ reference, link_version, request, day, time }] of the confirmed visits still to begin that a block would cover, at
-- most 100.
create function private.visits_in_the_way(block private.blocks) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.denver_time(starts_at) || jsonb_build_object(
    'reference', reference, 'link_version', private.link_version(reference),
    'request', private.request_rows('bookings', row_ids)
  ) order by starts_at, reference), '[]')
  from (
    select visits.* from private.confirmed_visits as visits
      cross join lateral (
        select
          (block.first_day + coalesce(block.from_time, time '00:00')) at time zone 'America/Denver' as begins,
          (block.last_day + coalesce(block.until_time, time '24:00')) at time zone 'America/Denver' as ends
      ) as blocked
      where starts_at > greatest(now(), begins - interval '8 hours') and starts_at < ends
        and starts_at + make_interval(mins => minutes) > begins
      order by starts_at, reference limit 100
  ) as covered
$$;

-- Whole days, or hours of one day; hours that leave no work time are a whole day. A span that began before today counts
-- from today. Returns { outcome, visits }, where `visits` are those in the way. Outcomes: done (also for an id that is
-- stored), ends_before_start, in_past, too_far (400 days ahead), already_blocked (one other block covers it), has_visits.
create function public.block_time(
  id uuid, first_day date, last_day date, from_time time, until_time time, word text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  local_now timestamp := now() at time zone 'America/Denver';
  is_whole boolean := from_time is null and until_time is null
    or from_time <= time '08:00' and until_time >= time '18:00';
  block private.blocks := row (
    id, greatest(first_day, local_now::date), last_day, case when not is_whole then from_time end,
    case when not is_whole then until_time end, trim(coalesce(word, ''))
  );
  refusal text;
begin
  -- that of lock_visit: no visit is set meanwhile
  perform pg_advisory_xact_lock(hashtextextended('visits', 0));
  refusal := case
    when exists (select from private.blocks where blocks.id = block_time.id) then 'done'
    when (block_time.first_day <= block_time.last_day) is not true then 'ends_before_start'
    when is_whole is not true and (
      block_time.from_time < block_time.until_time and block_time.first_day = block_time.last_day
    ) is not true then 'ends_before_start'
    when block.last_day + coalesce(block.until_time, time '24:00') <= local_now then 'in_past'
    when block.last_day > local_now::date + 400 then 'too_far'
    when exists (
      select from private.blocks as other
        where other.last_day >= block.last_day and other.first_day <= block.first_day
          and (other.from_time is null or other.from_time <= block.from_time and other.until_time >= block.until_time)
    ) then 'already_blocked'
    when private.visits_in_the_way(block) <> '[]' then 'has_visits'
  end;
  if refusal is null then
    insert into private.blocks select block.*;
  end if;
  return jsonb_build_object(
    'outcome', coalesce(refusal, 'done'),
    'visits', case when refusal = 'has_visits' then private.visits_in_the_way(block) else '[]' end
  );
end
$$;

grant execute on function public.block_time(uuid, date, date, time, time, text) to service_role;

-- Outcome: done, also for a block that is gone.
create function public.unblock_time(id uuid) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  delete from private.blocks where blocks.id = unblock_time.id;
  select jsonb_build_object('outcome', 'done', 'visits', '[]'::jsonb)
$$;

grant execute on function public.unblock_time(uuid) to service_role;
