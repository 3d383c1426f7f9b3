-- ---- Rights ---------------------------------------------------------------------------------------------

-- Hosted platforms grant everything on new tables and functions; here each one needs its own grant.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from anon, authenticated, service_role;

create schema private;
comment on schema private is 'Triggers, limits and bookkeeping of the public forms. Not exposed by the API.';

-- ---- Settings -------------------------------------------------------------------------------------------

create table private.settings (
  id boolean primary key default true,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  soft_limit integer not null default 3,
  hard_limit integer not null default 10,
  unknown_limit integer not null default 60,
  surge_limit integer not null default 30,
  limit_window interval not null default '10 minutes',
  min_fill_seconds integer not null default 4,
  caller_headers text[] not null default '{cf-connecting-ip,x-forwarded-for}',
  mail_tries smallint not null default 13,
  mail_paused_until timestamptz,
  visitor_mails_per_hour integer not null default 60,
  visitor_mails_per_day integer not null default 1000,
  recipient_mails_per_day integer not null default 3,
  digest_interval interval not null default '15 minutes',
  answer_delay interval not null default '1 minute',
  wrong_key_limit integer not null default 10,
  constraint settings_id_single_row check (id),
  constraint settings_soft_limit_order check (soft_limit between 0 and hard_limit)
);

comment on table private.settings is 'One row: the limits of forms, links and mails.';
comment on column private.settings.soft_limit is
  'Requests per caller, form and window that are stored unmarked; later ones are stored for review.';
comment on column private.settings.hard_limit is
  'Requests per caller, form and window that are stored at all; later ones are refused with 429.';
comment on column private.settings.unknown_limit is
  'Limit that all callers with an unknown address share, in place of the limit per caller.';
comment on column private.settings.surge_limit is
  'Requests of all callers per form and window; later ones are stored for review.';
comment on column private.settings.min_fill_seconds is
  'A form sent sooner than this after it was opened is stored for review.';
comment on column private.settings.caller_headers is
  'Request headers in lower case; the first one present names the caller''s address.';
comment on column private.settings.mail_tries is
  'Tries before a mail counts as failed; with 13 the last wait is a day.';
comment on column private.settings.mail_paused_until is
  'No job is claimed before this time, because the mail provider asked for a pause.';
comment on column private.settings.visitor_mails_per_hour is
  'Mails caused by visitors, to all of them together; later ones wait.';
comment on column private.settings.visitor_mails_per_day is
  'The same per day. The rest of the mail plan is kept for the operator.';
comment on column private.settings.recipient_mails_per_day is
  'Mails caused by visitors, to one mailbox; later ones are left out.';
comment on column private.settings.digest_interval is
  'The operator gets at most one digest of marked requests in this time.';
comment on column private.settings.answer_delay is
  'How long the email about an answer of the operator waits, so that the answer can be undone.';
comment on column private.settings.wrong_key_limit is
  'Wrong keys, of links or of the operator, per caller and window; later ones are refused with 429.';

alter table private.settings enable row level security;

insert into private.settings default values;

-- ---- Callers --------------------------------------------------------------------------------------------

-- Callers are counted by salted hashes, so no address is stored.

-- Null when it is no address. Drops the port; an IPv4 caller on an IPv6 socket counts as IPv4.
create function private.parse_address(header text) returns inet
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

-- Uses the first of settings.caller_headers that is present and the leftmost entry of its list; null without one.
create function private.caller_address(headers jsonb) returns inet
language sql stable security definer set search_path = ''
as $$
  select private.parse_address(trim(split_part(headers ->> name, ',', 1)))
    from private.settings, unnest(caller_headers) with ordinality as header (name, place)
    where headers ->> name <> '' order by place limit 1
$$;

create function private.network_key(network cidr) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(
    sha256(convert_to(network::text || (select salt from private.settings), 'utf8')), 'hex'
  )
$$;

-- Collation "C": the indexes must also serve tg_table_name, which has another collation.
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

-- Otherwise parallel requests of one network would all see the same count. Unknown callers share a key and skip it.
create function private.lock_caller(hit private.caller_hits) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(coalesce(hit.caller_48, hit.caller) || ' ' || hit.form, 0))
    where hit.caller <> 'unknown'
$$;

-- Stores a hit. Rows of one transaction with the same reference are one request and share a hit.
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

-- A /56 (often a household) may send 4 times as much as a /64, and a /48 (often a street or company) 16 times.
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

-- Compares all callers of a form with settings.surge_limit and never reads more rows than that.
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

create function private.is_over(hit private.caller_hits, caller_limit integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.count_earlier(hit)
    >= case hit.caller when 'unknown' then unknown_limit else caller_limit end
  from private.settings
$$;

-- Counts a wrong key; true when the caller was already over the limit. `headers` may hold the caller's address.
create function public.note_wrong_key(headers jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hit private.caller_hits := private.new_hit('wrong_keys', private.caller_address(headers));
begin
  perform private.lock_caller(hit);
  -- above every stored id, so that count_earlier counts them all
  hit.id := 9223372036854775807;
  if private.is_over(hit, (select wrong_key_limit from private.settings)) then
    return true;
  end if;
  insert into private.caller_hits (form, caller, caller_56, caller_48)
    values (hit.form, hit.caller, hit.caller_56, hit.caller_48);
  return false;
end
$$;

grant execute on function public.note_wrong_key(jsonb) to service_role;

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

-- ---- The guard of every public form ---------------------------------------------------------------------

-- Retry-After is in seconds. The header must be exposed, or pages of another origin cannot read it.
create function private.refuse_too_many(retry_after interval) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', 'TOO_MANY_REQUESTS',
      'message', 'Too many requests from this connection',
      'details', null,
      'hint', 'Please call or text us instead.'
    )::text,
    detail = json_build_object(
      'status', 429,
      'headers', json_build_object(
        'Retry-After', extract(epoch from retry_after)::integer::text,
        'Access-Control-Expose-Headers', 'Retry-After'
      )
    )::text;
end
$$;

-- Marks likely spam for review and refuses floods; ignores the operator's own tools. Callers without an address share a
-- larger limit, because behind a proxy that hides addresses everybody is that caller.
create function private.guard_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings;
  is_replay boolean;
  hit private.caller_hits;
begin
  if current_setting('role') not in ('anon', 'authenticated') then
    return new;
  end if;

  -- let a replay pass, even over the limit: the primary key answers it with 409, which the form reads as stored
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into is_replay using new.id;
  if is_replay then
    return new;
  end if;

  select * into strict settings from private.settings;
  hit := private.note_hit(tg_table_name, to_json(new) ->> 'reference');
  if private.is_over(hit, settings.hard_limit) then
    perform private.refuse_too_many(settings.limit_window);
  end if;

  new.review_reasons := array_remove(array[
    case when new.honeypot_filled then 'honeypot' end,
    case when new.fill_seconds < settings.min_fill_seconds then 'too_fast' end,
    case when private.count_earlier(hit) >= settings.soft_limit then 'many_requests' end,
    case when private.is_surge(hit) then 'surge' end,
    case when hit.caller = 'unknown' then 'unknown_caller' end
  ], null);
  if cardinality(new.review_reasons) > 0 then
    new.status := 'review';
  end if;
  return new;
end
$$;

-- ---- Open days ------------------------------------------------------------------------------------------

-- The same as `isOpenDay` of the functions, whose days off stand in the list.
create function private.is_open_day(day date) returns boolean
language sql immutable set search_path = ''
as $$
  select extract(isodow from day) < 7 and day <> all ('{2026-11-26,2026-12-25}'::date[])
$$;

-- ---- Mailboxes ------------------------------------------------------------------------------------------

-- All spellings of a mailbox get one key: upper case, +tags, and the dots that Gmail ignores.
create function private.recipient_key(email text) returns text
language sql stable security definer set search_path = ''
as $$
  with mailbox as (
    select regexp_replace(split_part(lower(email), '@', 1), '\+.*$', '') as name,
      split_part(lower(email), '@', 2) as domain
  )
  select encode(sha256(convert_to(
    case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') else name end
      || '@' || domain || (select salt from private.settings),
    'utf8'
  )), 'hex')
  from mailbox
$$;
