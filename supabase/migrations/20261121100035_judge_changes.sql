-- Whether a change of a visit makes sense, before it is made.

/* Why there can be no visit at a time in Denver, as a code; null when there can. `moment` is now. */
create function private.time_refusal(day date, local_time time, minutes integer, moment timestamptz)
returns text
language sql stable set search_path = ''
as $$
  select case
    when minutes not between 15 and 480 then 'bad_minutes'
    when (day + local_time) at time zone 'America/Denver' <= moment then 'in_past'
    when day > (moment at time zone 'America/Denver')::date + 400 then 'too_far'
    when extract(isodow from day) = 7 then 'closed_day'
    when local_time < time '08:00'
      or day + local_time + make_interval(mins => minutes) > day + time '18:00' then 'closed_hour'
  end
$$;

comment on function private.time_refusal(date, time, integer, timestamptz) is
  'Why there can be no visit at a time, or null.';

/* Why there can be no visit at these amounts in US dollars, as a code; null when there can. */
create function private.money_refusal(travel_fee numeric, price numeric) returns text
language sql immutable set search_path = ''
as $$
  select case
    when travel_fee is null or travel_fee not between 0 and 500 or travel_fee <> trunc(travel_fee) then 'bad_fee'
    when price <= 0 or price > 10000 or price <> round(price, 2) then 'bad_price'
  end
$$;

comment on function private.money_refusal(numeric, numeric) is
  'Why a visit cannot cost that, or null.';

/* Whether another confirmed visit overlaps. */
create function private.is_taken(of_reference text, starts timestamptz, minutes integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.confirmed_visits as other
      where other.reference <> of_reference
        and other.starts_at > starts - interval '8 hours'
        and other.starts_at < starts + make_interval(mins => is_taken.minutes)
        and other.starts_at + make_interval(mins => other.minutes) > starts
  )
$$;

comment on function private.is_taken(text, timestamptz, integer) is
  'Whether another confirmed visit overlaps.';

/* Where a visit stands for the changes that are allowed: as private.visit_status, or `timeless` where the
   operator set `confirmed` by hand, so that there is no time. */
create function private.visit_standing(visit private.visits, status text) returns text
language sql stable set search_path = ''
as $$
  select case
    when status = 'confirmed' and visit.status is distinct from 'confirmed' and visit.status is distinct from 'done'
      then 'timeless'
    else visit_standing.status
  end
$$;

comment on function private.visit_standing(private.visits, text) is
  'Where a visit stands for the changes that are allowed.';

/* Whether the operator's action makes sense where a visit stands. */
create function private.is_allowed(action text, visit private.visits, status text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(case private.visit_standing(visit, status) || ' ' || action
    when 'confirmed use_details' then visit.request_version < (
      select version from private.requests where requests.reference = visit.reference
    )
    when 'done undo' then private.undo_until(visit) is not null
    else private.visit_standing(visit, status) || ' ' || action in (
      'requested confirm', 'requested decline', 'confirmed move', 'confirmed cancel', 'confirmed done',
      'timeless confirm', 'timeless cancel', 'declined confirm', 'canceled confirm'
    )
  end, false)
$$;

comment on function private.is_allowed(text, private.visits, text) is
  'Whether an action of the operator makes sense.';

/* Whether a change was decided on another state than the present one: another revision of the visit, or
   another version of the request than the one that counts, or that use_details is to make count. */
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

comment on function private.is_stale(text, private.visits, integer, integer, text) is
  'Whether a change was decided on another state than the present one.';

revoke all on function private.time_refusal(date, time, integer, timestamptz),
  private.money_refusal(numeric, numeric),
  private.is_taken(text, timestamptz, integer), private.visit_standing(private.visits, text),
  private.is_allowed(text, private.visits, text),
  private.is_stale(text, private.visits, integer, integer, text)
  from public, anon, authenticated, service_role;
