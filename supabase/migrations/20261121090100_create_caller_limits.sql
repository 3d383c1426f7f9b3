-- Limits need to tell callers apart without keeping anybody's address.

/* An address from a header, without its port; null for what is none. An IPv4 caller on an IPv6 socket is
   that IPv4 caller. */
create function private.address_of(header text) returns inet
language plpgsql stable set search_path = ''
as $$
declare
  without_brackets text := regexp_replace(header, '^\[(.*)\](?::\d+)?$', '\1');
  without_port text := regexp_replace(without_brackets, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
begin
  return regexp_replace(without_port, '^::ffff:(?=\d+\.)', '', 'i')::inet;
exception
  when invalid_text_representation then
    return null;
end
$$;

comment on function private.address_of(text) is 'The address that a header holds, or null.';

/* The caller's address, from the first header of private.settings.caller_headers that a request has; of a
   list its left end. Null when none holds an address. */
create function private.caller_address(headers jsonb) returns inet
language sql stable security definer set search_path = ''
as $$
  select private.address_of(trim(split_part(headers ->> name, ',', 1)))
    from private.settings, unnest(caller_headers) with ordinality as header (name, place)
    where headers ->> name <> '' order by place limit 1
$$;

comment on function private.caller_address(jsonb) is 'The address of the caller, or null.';

/* Salted hash of a network; null for null. */
create function private.network_key(network cidr) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(
    sha256(convert_to(network::text || (select salt from private.settings), 'utf8')), 'hex'
  )
$$;

comment on function private.network_key(cidr) is 'Salted hash of a network.';

-- One row a request, or a wrong key, for as long as a limit counts it. Collation "C" lets the indexes serve whatever
-- collation the caller's name or the form's name comes with, such as that of tg_table_name.
create table private.caller_hits (
  id bigint generated always as identity primary key,
  hit_at timestamptz not null default now(),
  form text collate "C" not null,
  caller text collate "C" not null,
  caller_56 text collate "C",
  caller_48 text collate "C",
  transaction_id xid8 not null default pg_current_xact_id(),
  reference text
);

comment on table private.caller_hits is
  'One row per request; deleted once it is older than the window of the limits.';
comment on column private.caller_hits.caller is
  'Salted hash of the IPv4 address or the IPv6 /64, or unknown; never an address.';
comment on column private.caller_hits.caller_56 is 'The same of the IPv6 /56; null for IPv4.';
comment on column private.caller_hits.caller_48 is 'The same of the IPv6 /48; null for IPv4.';

create index caller_hits_form_hit_at on private.caller_hits (form, hit_at);
create index caller_hits_caller on private.caller_hits (caller, form, hit_at);
create index caller_hits_caller_56 on private.caller_hits (caller_56, form, hit_at)
  where caller_56 is not null;
create index caller_hits_caller_48 on private.caller_hits (caller_48, form, hit_at)
  where caller_48 is not null;

alter table private.caller_hits enable row level security;
revoke all on table private.caller_hits from public, anon, authenticated, service_role;

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

/* Keeps the callers of one network waiting for each other, or parallel requests would all see the same
   count. Unknown callers do not wait: anybody could hold them up. */
create function private.lock_caller(hit private.caller_hits) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(coalesce(hit.caller_48, hit.caller) || ' ' || hit.form, 0))
    where hit.caller <> 'unknown'
$$;

comment on function private.lock_caller(private.caller_hits) is 'One caller at a time.';

/* Notes a row of the caller and gives the hit it belongs to. Rows of one transaction with the same reference
   are one request; a row without a reference counts by itself. */
create function private.note_hit(on_form text, with_reference text) returns private.caller_hits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '');
  hit private.caller_hits := private.new_hit(on_form, private.caller_address(headers));
  known private.caller_hits;
begin
  perform private.lock_caller(hit);
  select * into known from private.caller_hits as earlier
    where earlier.caller = hit.caller and earlier.form = on_form and earlier.reference = with_reference
      and earlier.transaction_id = pg_current_xact_id();
  if found then
    return known;
  end if;

  insert into private.caller_hits (form, caller, caller_56, caller_48, reference)
    values (on_form, hit.caller, hit.caller_56, hit.caller_48, with_reference)
    returning * into hit;
  return hit;
end
$$;

comment on function private.note_hit(text, text) is 'Notes a row of the caller; gives its hit.';

/* How many requests of the hit's networks came before it within the window, as the larger of the three
   counts: a /56, often one household, may send 4 times as much as a /64, and a /48, often one provider's
   street or one company, 16 times. */
create function private.count_earlier(hit private.caller_hits) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(
    (select count(*) from private.caller_hits as earlier
      where earlier.caller = hit.caller and earlier.form = hit.form
        and earlier.id < hit.id and earlier.hit_at > now() - settings.limit_window),
    (select count(*) / 4 from private.caller_hits as earlier
      where earlier.caller_56 = hit.caller_56 and earlier.form = hit.form
        and earlier.id < hit.id and earlier.hit_at > now() - settings.limit_window),
    (select count(*) / 16 from private.caller_hits as earlier
      where earlier.caller_48 = hit.caller_48 and earlier.form = hit.form
        and earlier.id < hit.id and earlier.hit_at > now() - settings.limit_window)
  )::integer
  from private.settings
$$;

comment on function private.count_earlier(private.caller_hits) is
  'Earlier requests of the same networks within the window.';

/* Whether more requests of a form than private.settings.surge_limit came within the window, from anywhere.
   Reads no more rows than the limit, however many there are. */
create function private.is_surge(hit private.caller_hits) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= (select surge_limit from private.settings)
  from (
    select from private.caller_hits as earlier
      where earlier.form = hit.form and earlier.id <> hit.id
        and earlier.hit_at > now() - (select limit_window from private.settings)
      order by earlier.hit_at desc
      limit (select surge_limit from private.settings)
  ) as recent
$$;

comment on function private.is_surge(private.caller_hits) is
  'Whether the form is flooded, whoever the callers are.';

/* Whether a hit is beyond a limit of its caller; that of the whole site where the caller is unknown. */
create function private.is_over(hit private.caller_hits, caller_limit integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.count_earlier(hit)
    >= case hit.caller when 'unknown' then unknown_limit else caller_limit end
  from private.settings
$$;

comment on function private.is_over(private.caller_hits, integer) is
  'Whether a hit is beyond the limit of its caller.';

/* Deletes the hits that no limit counts any more; gives their number. */
create function private.forget_callers() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with old_hits as (
    delete from private.caller_hits
      where hit_at < now() - (select limit_window from private.settings)
      returning 1
  )
  select count(*) from old_hits
$$;

comment on function private.forget_callers() is 'Deletes the hits that no limit counts any more.';

revoke all on function private.address_of(text), private.caller_address(jsonb),
  private.network_key(cidr), private.new_hit(text, inet), private.lock_caller(private.caller_hits),
  private.note_hit(text, text), private.count_earlier(private.caller_hits),
  private.is_surge(private.caller_hits), private.is_over(private.caller_hits, integer),
  private.forget_callers()
  from public, anon, authenticated, service_role;
