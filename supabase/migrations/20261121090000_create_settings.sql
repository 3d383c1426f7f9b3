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
  site_limit integer not null default 20000,
  requests_per_day integer not null default 60,
  limit_window interval not null default '10 minutes',
  min_fill_seconds integer not null default 4,
  caller_headers text[] not null default '{cf-connecting-ip}',
  site_origin text,
  mail_tries smallint not null default 13,
  mail_paused_until timestamptz,
  visitor_mails_per_hour integer not null default 60,
  visitor_mails_per_day integer not null default 1000,
  recipient_mails_per_day integer not null default 3,
  bounces_per_day integer not null default 10,
  digest_interval interval not null default '15 minutes',
  answer_delay interval not null default '1 minute',
  wrong_key_limit integer not null default 10,
  unqueued_at timestamptz,
  constraint settings_id_single_row check (id),
  constraint settings_soft_limit_order check (soft_limit between 0 and hard_limit)
);

comment on table private.settings is 'One row: the limits of forms, links and mails, and what stopped them.';
comment on column private.settings.soft_limit is
  'Requests per caller, form and window that are stored unmarked; later ones are stored for review.';
comment on column private.settings.hard_limit is
  'Requests per caller, form and window that are stored at all; later ones are refused with 429.';
comment on column private.settings.unknown_limit is
  'Limit that all callers with an unknown address share, in place of the limit per caller.';
comment on column private.settings.surge_limit is
  'Requests of all callers per form and window; later ones are stored for review.';
comment on column private.settings.site_limit is
  'Requests of all callers per form and window that are stored at all; later ones are refused with 429.';
comment on column private.settings.requests_per_day is
  'Requests of a form in 24 hours that the operator gets an email each about; later ones are told in the digest.';
comment on column private.settings.min_fill_seconds is
  'A form sent sooner than this after it was opened is stored for review.';
comment on column private.settings.caller_headers is
  'Request headers in lower case; the first one present names the caller''s address.';
comment on column private.settings.site_origin is
  'Such as https://your-domain.example. A form sent by a page of another origin is stored for review; null: not compared.';
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
comment on column private.settings.bounces_per_day is
  'Bounces and complaints in 24 hours of emails that visitors caused; at this number such emails wait.';
comment on column private.settings.digest_interval is
  'The operator gets at most one digest of marked requests in this time.';
comment on column private.settings.answer_delay is
  'How long the email about an answer of the operator waits, so that the answer can be undone.';
comment on column private.settings.wrong_key_limit is
  'Wrong keys, of links or of the operator, per caller and window; later ones are refused with 429.';
comment on column private.settings.unqueued_at is
  'When a request was last stored without its emails being queued; the operator sets it back to null.';

alter table private.settings enable row level security;

insert into private.settings default values;

create function private.salted_hash(value text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(value || (select salt from private.settings), 'utf8')), 'hex')
$$;

-- ---- Callers --------------------------------------------------------------------------------------------

-- Of the first of settings.caller_headers that is present, the leftmost entry of its list. Null without one, or when it is
-- no address. Drops the port; an IPv4 caller on an IPv6 socket counts as IPv4.
create function private.caller_address(headers jsonb) returns inet
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text := (
    select trim(split_part(headers ->> name, ',', 1))
      from private.settings, unnest(caller_headers) with ordinality as header (name, place)
      where headers ->> name <> '' order by place limit 1
  );
begin
  address := regexp_replace(address, '^\[(.*)\](?::\d+)?$', '\1');
  address := regexp_replace(address, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  return regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
exception
  when invalid_text_representation then
    return null;
end
$$;

-- Collation "C": the indexes must also serve tg_table_name, which has another collation.
create table private.caller_hits (
  id bigint generated always as identity primary key,
  hit_at timestamptz not null default now(),
  form text collate "C" not null,
  caller text collate "C" not null
);

comment on table private.caller_hits is 'One row per request; deleted once it is older than the window of the limits.';
comment on column private.caller_hits.caller is
  'Salted hash of the IPv4 address or the IPv6 /56 (often a household), or unknown; never an address.';

create index caller_hits_form_hit_at on private.caller_hits (form, hit_at);
create index caller_hits_caller on private.caller_hits (caller, form, hit_at);

alter table private.caller_hits enable row level security;

-- Stores a hit of the caller that the request headers name.
create function private.note_hit(on_form text, headers jsonb) returns private.caller_hits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address inet := private.caller_address(headers);
  hit private.caller_hits;
begin
  hit.caller := coalesce(
    private.salted_hash(network(set_masklen(address, case family(address) when 6 then 56 else 32 end))::text),
    'unknown'
  );
  -- otherwise parallel requests of one network would all see the same count; unknown callers share a key and skip it
  if hit.caller <> 'unknown' then
    perform pg_advisory_xact_lock(hashtextextended(hit.caller || ' ' || on_form, 0));
  end if;
  insert into private.caller_hits (form, caller) values (on_form, hit.caller) returning * into hit;
  return hit;
end
$$;

create function private.count_earlier(hit private.caller_hits) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from private.caller_hits as earlier
    where earlier.caller = hit.caller and earlier.form = hit.form
      and earlier.id < hit.id and earlier.hit_at > now() - (select limit_window from private.settings)
$$;

-- Whether all callers together sent more than `most` requests of a form within the window. Never reads more rows than that.
create function private.has_more_hits(on_form text, most integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.caller_hits
      where form = on_form and hit_at > now() - (select limit_window from private.settings)
      order by hit_at desc offset most limit 1
  )
$$;

create function private.is_over(hit private.caller_hits, caller_limit integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.count_earlier(hit)
    >= case hit.caller when 'unknown' then unknown_limit else caller_limit end
  from private.settings
$$;

-- Counts a wrong key; true when the caller is over the limit. `headers` may hold the caller's address.
create function public.note_wrong_key(headers jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hit private.caller_hits := private.note_hit('wrong_keys', headers);
begin
  if private.is_over(hit, (select wrong_key_limit from private.settings)) then
    -- no row for each try of a flood
    delete from private.caller_hits where id = hit.id;
    return true;
  end if;
  return false;
end
$$;

grant execute on function public.note_wrong_key(jsonb) to service_role;

create function private.forget_callers() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.caller_hits where hit_at < now() - (select limit_window from private.settings)
$$;

-- ---- The guard of every public form ---------------------------------------------------------------------

-- How likely spam is, from 0 without a mark. A surge marks whoever comes, so alone it says nothing about the sender.
create function private.review_rank(reasons text[]) returns smallint
language sql immutable set search_path = ''
as $$
  select coalesce(max(array_position(
    array['surge', 'many_requests', 'unknown_caller', 'too_fast', 'foreign_page', 'honeypot'], reason
  )), 0)::smallint
  from unnest(reasons) as reason
$$;

-- Marks likely spam for review and refuses floods; ignores the operator's own tools. Callers without an address share a
-- larger limit, because behind a proxy that hides addresses everybody is that caller. The pets of one request count once,
-- and its mark is that of the first, number 1, which keep_requests makes sure of.
create function private.guard_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings;
  headers jsonb := nullif(current_setting('request.headers', true), '');
  is_replay boolean;
  hit private.caller_hits;
begin
  if current_setting('role') not in ('anon', 'authenticated')
    or to_jsonb(new) ->> 'reference' is not null and to_jsonb(new) ->> 'pet_number' <> '1' then
    return new;
  end if;

  -- let a replay pass, even over the limit: the primary key answers it with 409, which the form reads as stored
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into is_replay using new.id;
  if is_replay then
    return new;
  end if;

  select * into strict settings from private.settings;
  hit := private.note_hit(tg_table_name, headers);
  if private.is_over(hit, settings.hard_limit) or private.has_more_hits(tg_table_name, settings.site_limit) then
    -- Retry-After is in seconds, and must be exposed, or pages of another origin cannot read it
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'TOO_MANY_REQUESTS', 'message', 'Too many requests from this connection',
        'details', null, 'hint', 'Please call or text us instead.'
      )::text,
      detail = json_build_object('status', 429, 'headers', json_build_object(
        'Retry-After', extract(epoch from settings.limit_window)::integer::text,
        'Access-Control-Expose-Headers', 'Retry-After'
      ))::text;
  end if;

  new.review_reasons := array_remove(array[
    case when new.honeypot_filled then 'honeypot' end,
    case when new.fill_seconds < settings.min_fill_seconds then 'too_fast' end,
    case when private.count_earlier(hit) >= settings.soft_limit then 'many_requests' end,
    case when private.has_more_hits(tg_table_name, settings.surge_limit) then 'surge' end,
    case when hit.caller = 'unknown' then 'unknown_caller' end,
    case when headers ->> 'origin' <> settings.site_origin then 'foreign_page' end
  ], null);
  if cardinality(new.review_reasons) > 0 then
    new.status := 'review';
    if tg_table_name <> 'newsletter_signups' then
      new.digest_rank := private.review_rank(new.review_reasons);
    end if;
  end if;
  return new;
end
$$;

-- ---- Mailboxes ------------------------------------------------------------------------------------------

-- What an email can go to, as `isMailable` of the functions: ASCII alone. The tables' CHECKs call it as the visitor.
create function private.is_mailable(email text) returns boolean
language sql immutable set search_path = ''
as $$
  select email ~ ('^[a-zA-Z0-9_!#$%&''*+/=?^`{|}~-]+(\.[a-zA-Z0-9_!#$%&''*+/=?^`{|}~-]+)*'
    || '@([a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?\.)+[a-zA-Z]([a-zA-Z0-9-]*[a-zA-Z0-9])$')
$$;

grant execute on function private.is_mailable(text) to anon, service_role;

-- All spellings of a mailbox get one key, to count emails by: upper case, +tags, and what Gmail ignores.
create function private.recipient_key(email text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.salted_hash(
    case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      else name || '@' || domain end
  )
  from (
    select regexp_replace(split_part(lower(email), '@', 1), '\+.*$', '') as name,
      split_part(lower(email), '@', 2) as domain
  ) as mailbox
$$;

-- One spelling alone, for bounces and complaints: a stranger's victim+x@ must not end the emails to victim@.
create function private.address_key(email text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.salted_hash(lower(trim(email)))
$$;
