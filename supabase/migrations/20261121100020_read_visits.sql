-- Links to visits are keys. The edge function `visits` checks them; here wrong ones are counted.

alter table private.settings add column wrong_link_limit integer not null default 10;
comment on column private.settings.wrong_link_limit is
  'Wrong links to visits per caller and window; later ones are refused with 429.';

/* Counts a wrong link. The address is kept as a salted hash, for as long as the limit counts it. */
create function public.note_wrong_visit_link(caller_address text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.caller_hits (form, caller, caller_56, caller_48)
    select form, caller, caller_56, caller_48
    from private.new_hit('visit_links', private.address_of(caller_address))
$$;

comment on function public.note_wrong_visit_link(text) is 'Counts a wrong link to a visit.';

/* Whether a caller tried too many wrong links. Never one without a known address: behind a proxy that hides
   it, all are that caller. */
create function private.is_blocked(address text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  hit private.caller_hits := private.new_hit('visit_links', private.address_of(address));
begin
  -- later than every stored one
  hit.id := 9223372036854775807;
  return hit.caller <> 'unknown'
    and private.count_earlier(hit) >= (select wrong_link_limit from private.settings);
end
$$;

comment on function private.is_blocked(text) is 'Whether a caller tried too many wrong links.';

/* The version that the keys of a reference's links are made with. */
create function private.link_version(of_reference text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select version from private.visit_link_versions where reference = of_reference), 1
  )
$$;

comment on function private.link_version(text) is 'The version of a reference''s links.';

/* Revokes all links to a visit that were mailed so far; gives the new version. */
create function public.revoke_visit_links(reference text) returns integer
language sql volatile security definer set search_path = ''
as $$
  insert into private.visit_link_versions as known (reference)
    values (revoke_visit_links.reference)
    on conflict on constraint visit_link_versions_pkey do update set version = known.version + 1
    returning version
$$;

comment on function public.revoke_visit_links(text) is 'Revokes the links of a visit''s mails.';

/* The confirmed visits of other references from today in Denver on, as a JSON list in order of time:
   { reference, day, time, minutes, zip_code }. */
create function private.booked_visits(except_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    private.denver_time(starts_at) || jsonb_build_object(
      'reference', reference,
      'minutes', minutes,
      'zip_code', (select max(zip_code) from private.visit_request(booked.reference))
    ) order by starts_at
  ), '[]')
  from (
    select * from private.confirmed_visits
      where reference is distinct from except_reference
        and starts_at >= date_trunc('day', now(), 'America/Denver')
      order by starts_at limit 500
  ) as booked
$$;

comment on function private.booked_visits(text) is 'When the van is busy, as JSON.';

/* What the pages of a visit show, and what the edge function needs to check a link: { blocked, link_version,
   request: rows in the order of the pets, visit: see private.visit_json, booked: see private.booked_visits }.
   An unknown reference has an empty request after the same work. `caller_address` is hashed, not stored. */
create function public.read_visit(reference text, caller_address text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'blocked', private.is_blocked(read_visit.caller_address),
    'link_version', private.link_version(read_visit.reference),
    'request', (
      select coalesce(jsonb_agg(to_jsonb(pet) order by pet.pet_number, pet.id), '[]')
        from private.visit_request(read_visit.reference) as pet
    ),
    'visit', private.visit_json(read_visit.reference),
    'booked', private.booked_visits(read_visit.reference)
  )
$$;

comment on function public.read_visit(text, text) is
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

revoke all on function private.is_blocked(text), private.link_version(text), private.booked_visits(text),
  public.note_wrong_visit_link(text), public.revoke_visit_links(text), public.read_visit(text, text),
  public.list_visits()
  from public, anon, authenticated, service_role;
grant execute on function public.note_wrong_visit_link(text), public.revoke_visit_links(text),
  public.read_visit(text, text), public.list_visits() to service_role;
