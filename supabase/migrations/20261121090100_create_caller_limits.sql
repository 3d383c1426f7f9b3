-- Limits need to tell callers apart without keeping anybody's address.

/* Salted hash of the caller's network, an IPv4 address or an IPv6 /64; null when it is unknown.
   cf-connecting-ip comes first: the edge writes it, while the left end of x-forwarded-for can be
   forged by the caller. */
create function private.caller_key() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    trim(split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
  network inet;
begin
  -- an IPv4 caller on an IPv6 socket is that IPv4 caller
  network := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  network := network(set_masklen(network, case family(network) when 6 then 64 else 32 end));
  return encode(
    sha256(convert_to(network::text || (select salt from private.settings), 'utf8')),
    'hex'
  );
exception
  when invalid_text_representation then
    return null;
end
$$;

comment on function private.caller_key() is 'Salted hash of the caller''s network, or null.';

revoke all on function private.caller_key() from public, anon, authenticated, service_role;

-- Counts requests per caller and form, so that a flood is marked first and refused later.
create table private.caller_hits (
  id bigint generated always as identity primary key,
  hit_at timestamptz not null default now(),
  caller text not null,
  form text not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  reference text,
  row_count smallint not null default 1,
  constraint caller_hits_row_count_range check (row_count between 1 and 4)
);

comment on table private.caller_hits is 'One row per request of a caller; kept for a day.';
comment on column private.caller_hits.caller is 'Result of private.caller_key(), never an address.';
comment on column private.caller_hits.row_count is 'Pets of one booking request share one hit.';

create index caller_hits_caller_form_hit_at on private.caller_hits (caller, form, hit_at);

alter table private.caller_hits enable row level security;
revoke all on table private.caller_hits from public, anon, authenticated, service_role;

/* Notes a row of a caller and returns how many requests came before its own within the window.
   Up to four rows of one transaction with the same reference are one request; a fifth, or a row
   without a reference, counts by itself. */
create function private.count_earlier_requests(of_caller text, on_form text, with_reference text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hit_id bigint;
  is_overflow boolean;
begin
  -- one caller at a time, or parallel requests would all see the same count
  perform pg_advisory_xact_lock(hashtextextended(of_caller || ' ' || on_form, 0));

  update private.caller_hits set row_count = row_count + 1
    where caller = of_caller and form = on_form and reference = with_reference
      and transaction_id = pg_current_xact_id() and row_count < 4
    returning id into hit_id;

  if hit_id is null then
    is_overflow := exists (
      select from private.caller_hits
        where caller = of_caller and form = on_form and reference = with_reference
          and transaction_id = pg_current_xact_id()
    );
    insert into private.caller_hits (caller, form, reference)
      values (of_caller, on_form, case when not is_overflow then with_reference end)
      returning id into hit_id;
  end if;

  return (
    select count(*) from private.caller_hits
      where caller = of_caller and form = on_form and id < hit_id
        and hit_at > now() - (select limit_window from private.settings)
  );
end
$$;

comment on function private.count_earlier_requests(text, text, text) is
  'Notes a row of a caller; gives the number of requests before its own within the window.';

revoke all on function private.count_earlier_requests(text, text, text)
  from public, anon, authenticated, service_role;

-- One guard for every public form: it marks what looks like spam, refuses a flood, and loses nothing else.

/* Answers 429 with Retry-After in seconds, in the form PostgREST reads. A page of another origin
   may only read the header because it is exposed here. */
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

comment on function private.refuse_too_many(interval) is 'Raises the error that becomes a 429.';

/* Before insert, for each row. Works on any table with the columns id, status, review_reasons,
   honeypot_filled and fill_seconds. Only visitors are guarded: the operator's own tools are not. The
   trigger's argument 'count replays' is for a table whose answers must not tell what is in it. */
create function private.guard_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller text := private.caller_key();
  earlier integer := 0;
  is_replay boolean;
  settings private.settings;
begin
  if current_setting('role') not in ('anon', 'authenticated') then
    return new;
  end if;

  -- the primary key answers a replay with 409, at the limit too: the visitor's request is safe
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into is_replay using new.id;
  if is_replay and tg_nargs = 0 then
    return new;
  end if;

  select * into strict settings from private.settings;
  if caller is not null then
    earlier := private.count_earlier_requests(caller, tg_table_name, to_json(new) ->> 'reference');
  end if;
  if earlier >= settings.hard_limit then
    perform private.refuse_too_many(settings.limit_window);
  end if;

  new.review_reasons := array_remove(array[
    case when new.honeypot_filled then 'honeypot' end,
    case when new.fill_seconds < settings.min_fill_seconds then 'too_fast' end,
    case when earlier >= settings.soft_limit then 'many_requests' end,
    case when caller is null then 'unknown_caller' end
  ], null);
  if cardinality(new.review_reasons) > 0 then
    new.status := 'review';
  end if;
  return new;
end
$$;

comment on function private.guard_submission() is
  'Marks a visitor''s suspicious row for review and refuses a flood of rows.';

revoke all on function private.refuse_too_many(interval), private.guard_submission()
  from public, anon, authenticated, service_role;
