-- Links to visits are keys. The edge function `visits` checks them; here wrong ones are counted.

alter table private.settings add column wrong_key_limit integer not null default 10;
comment on column private.settings.wrong_key_limit is
  'Wrong keys, of links or of the operator, per caller and window; later ones are refused with 429.';

/* Counts a wrong key, of a link or of the operator; gives whether its caller came with too many before.
   `headers` are those of the caller's request that may name the address, which is kept as a salted hash for
   as long as the limit counts it. */
create function public.note_wrong_key(headers jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hit private.caller_hits := private.new_hit('wrong_keys', private.caller_address(headers));
begin
  perform private.lock_caller(hit);
  -- later than every stored one
  hit.id := 9223372036854775807;
  if private.is_over(hit, (select wrong_key_limit from private.settings)) then
    return true;
  end if;
  insert into private.caller_hits (form, caller, caller_56, caller_48)
    values (hit.form, hit.caller, hit.caller_56, hit.caller_48);
  return false;
end
$$;

comment on function public.note_wrong_key(jsonb) is
  'Counts a wrong key; gives whether its caller is over the limit.';

/* When the links to a visit end: 14 days after it, after its last change, or after the mail to come back; 60
   days after a request that was never answered. */
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

comment on function private.links_end_at(text) is 'When the links to a visit end.';

/* The version that the keys of a reference's links are made with. */
create function private.link_version(of_reference text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((select link_version from private.requests where reference = of_reference), 1)
$$;

comment on function private.link_version(text) is 'The version of a reference''s links.';

/* What the edge function needs to check a link, at the same small cost for every reference: { version,
   is_known, has_ended }. */
create function public.visit_link(reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'version', private.link_version(visit_link.reference),
    'is_known', exists (select from private.visit_request(visit_link.reference)),
    'has_ended', coalesce(private.links_end_at(visit_link.reference) <= now(), false)
  )
$$;

comment on function public.visit_link(text) is 'What a link to a visit is checked against.';

/* The days around a request for which a page knows when the van is busy: { first, last }. All that lies ahead
   would cost the more to read, the better the business goes. */
create function private.booked_days(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'first', greatest(today, wanted - 3),
    'last', greatest(today, wanted) + 9
  )
  from (
    select (now() at time zone 'America/Denver')::date as today, coalesce(
      (
        select (starts_at at time zone 'America/Denver')::date from private.visits
          where reference = of_reference
      ),
      (select max(preferred_date) from private.visit_request(of_reference))
    ) as wanted
  ) as days
$$;

comment on function private.booked_days(text) is 'The days for which a page knows when the van is busy.';

/* The confirmed visits of other references on the days around a request, as a JSON list in order of time:
   { day, time, minutes, zip_code }. */
create function private.booked_visits(of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'day', to_char(local_start, 'YYYY-MM-DD'), 'time', to_char(local_start, 'HH24:MI'),
      'minutes', minutes, 'zip_code', zip_code
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

comment on function private.booked_visits(text) is 'When the van is busy, as JSON.';

/* Some rows of bookings as JSON, in the order of the pets. */
create function private.pets_json(row_ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(pet) order by pet.pet_number, pet.id), '[]')
    from public.bookings as pet where pet.id = any (row_ids)
$$;

comment on function private.pets_json(uuid[]) is 'Rows of bookings as JSON.';

/* Why mails do not reach the owner of a reference: bounced or complained; null while they do. */
create function private.mail_problem(of_reference text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.recipient_state(private.recipient_key(
    private.mailbox('bookings', private.visit_rows(of_reference))
  ))
$$;

comment on function private.mail_problem(text) is 'Why mails do not reach an owner, or null.';

/* Until when `done` can be taken back; null where it cannot. */
create function private.undo_until(visit private.visits) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select visit.changed_at + interval '1 day'
    where visit.status = 'done' and visit.changed_at > now() - interval '1 day'
      and private.visit_status(visit.reference) = 'done'
$$;

comment on function private.undo_until(private.visits) is 'Until when done can be taken back.';

/* What the pages of a visit show: { request: rows in the order of the pets, request_version, visit: see
   private.visit_json, sent_again: { request, request_version } of what came after the answer or null,
   mail_problem, undo_until, wish: see private.wish_json, ask_refusal: why the owner cannot wish now,
   return_mail: see private.return_state, booked and booked_days: see private.booked_visits }. An unknown reference has no rows. */
create function public.read_visit(reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request', private.pets_json(private.visit_rows(read_visit.reference)),
    'request_version', coalesce(visits.request_version, requests.version, 0),
    'visit', private.visit_json(read_visit.reference),
    'sent_again', case when requests.version > visits.request_version then jsonb_build_object(
      'request', private.pets_json(requests.row_ids),
      'request_version', requests.version
    ) end,
    'mail_problem', private.mail_problem(read_visit.reference),
    'undo_until', private.utc_text(private.undo_until(visits)),
    'wish', private.wish_json(read_visit.reference),
    'ask_refusal', private.ask_refusal(read_visit.reference),
    'return_mail', private.return_state(read_visit.reference),
    'booked', private.booked_visits(read_visit.reference),
    'booked_days', private.booked_days(read_visit.reference)
  )
  from (select) as one
    left join private.requests on requests.reference = read_visit.reference
    left join private.visits on visits.reference = read_visit.reference
$$;

comment on function public.read_visit(text) is
  'A request, its visit and the other visits, for the pages of links.';

/* For the operator's own tools: all visits, latest change first. */
create function public.list_visits()
returns table (
  reference text, status text, starts_at timestamptz, minutes smallint, note text, revision integer,
  canceled_by text, was_late boolean, answered_at timestamptz, changed_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select visit.reference, private.visit_status(visit.reference), visit.starts_at, visit.minutes,
    visit.note, visit.revision, visit.canceled_by, visit.was_late, visit.answered_at, visit.changed_at
  from private.visits as visit
  order by visit.changed_at desc, visit.reference
$$;

comment on function public.list_visits() is 'Every visit and where it stands.';

revoke all on function private.links_end_at(text), private.link_version(text),
  private.booked_days(text), private.booked_visits(text), private.pets_json(uuid[]), private.mail_problem(text),
  private.undo_until(private.visits), public.note_wrong_key(jsonb), public.visit_link(text),
  public.read_visit(text), public.list_visits()
  from public, anon, authenticated, service_role;
grant execute on function public.note_wrong_key(jsonb), public.visit_link(text),
  public.read_visit(text), public.list_visits() to service_role;
