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
   honeypot_filled and fill_seconds. Only visitors are guarded: the operator's own tools are not. Callers
   without a known address are marked, and share one larger limit: behind a proxy that hides it, all are
   that caller. */
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

  -- the primary key answers a replay with 409, at the limit too: the visitor's request is safe
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

comment on function private.guard_submission() is
  'Marks a visitor''s suspicious row for review and refuses a flood of rows.';

revoke all on function private.refuse_too_many(interval), private.guard_submission()
  from public, anon, authenticated, service_role;
