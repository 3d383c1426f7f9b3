-- Links to visits are keys. The edge function `visits` checks them; here wrong ones are counted.

alter table private.settings add column wrong_link_limit integer not null default 10;
comment on column private.settings.wrong_link_limit is
  'Wrong links to visits per caller and window; later ones are refused with 429.';

/* An address from a header; null for what is none. An IPv4 caller on an IPv6 socket is that IPv4 caller. */
create function private.address_of(header text) returns inet
language plpgsql stable set search_path = ''
as $$
begin
  return regexp_replace(header, '^::ffff:(?=\d+\.)', '', 'i')::inet;
exception
  when invalid_text_representation then
    return null;
end
$$;

comment on function private.address_of(text) is 'The address that a header holds, or null.';

create or replace function private.caller_address() returns inet
language sql stable security definer set search_path = ''
as $$
  with request as (
    select nullif(current_setting('request.headers', true), '')::json as headers
  )
  select private.address_of(trim(split_part(headers ->> name, ',', 1)))
    from request, private.settings, unnest(caller_headers) with ordinality as header (name, place)
    where headers ->> name <> '' order by place limit 1
$$;

/* A hit of an address that is not stored yet; its caller is unknown without an address. */
create function private.new_hit(on_form text, address inet) returns private.caller_hits
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_ipv6 boolean := coalesce(family(address) = 6, false);
  hit private.caller_hits;
begin
  hit.form := on_form;
  hit.caller := coalesce(
    private.network_key(network(set_masklen(address, case when is_ipv6 then 64 else 32 end))), 'unknown'
  );
  if is_ipv6 then
    hit.caller_56 := private.network_key(network(set_masklen(address, 56)));
    hit.caller_48 := private.network_key(network(set_masklen(address, 48)));
  end if;
  return hit;
end
$$;

comment on function private.new_hit(text, inet) is 'The hashed networks of an address, for a form.';

create or replace function private.note_hit(on_form text, with_reference text)
returns private.caller_hits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hit private.caller_hits := private.new_hit(on_form, private.caller_address());
  is_overflow boolean;
begin
  -- one caller at a time, or parallel requests would all see the same count
  if hit.caller <> 'unknown' then
    perform pg_advisory_xact_lock(
      hashtextextended(coalesce(hit.caller_48, hit.caller) || ' ' || on_form, 0)
    );
  end if;

  update private.caller_hits as known set row_count = known.row_count + 1
    where known.caller = hit.caller and known.form = on_form and known.reference = with_reference
      and known.transaction_id = pg_current_xact_id() and known.row_count < 4
    returning known.id into hit.id;
  if found then
    return hit;
  end if;

  is_overflow := exists (
    select from private.caller_hits as known
      where known.caller = hit.caller and known.form = on_form
        and known.reference = with_reference and known.transaction_id = pg_current_xact_id()
  );
  insert into private.caller_hits (form, caller, caller_56, caller_48, reference)
    values (
      on_form, hit.caller, hit.caller_56, hit.caller_48,
      case when not is_overflow then with_reference end
    )
    returning * into hit;
  return hit;
end
$$;

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

revoke all on function private.address_of(text), private.new_hit(text, inet),
  private.is_blocked(text), private.link_version(text), private.booked_visits(text),
  public.note_wrong_visit_link(text), public.revoke_visit_links(text), public.read_visit(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.note_wrong_visit_link(text), public.revoke_visit_links(text),
  public.read_visit(text, text) to service_role;
