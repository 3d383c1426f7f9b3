-- Whoever sent an address twice under one id learned from the second answer, 409 or 201, whether the
-- address had been on the list before. Now both are alike, and both count towards the limit.

/* Before insert, for each row. Works on any table with the columns id, status, review_reasons,
   honeypot_filled and fill_seconds. Only visitors are guarded: the operator's own tools are not. The
   trigger's argument 'count replays' is for a table whose answers must not tell what is in it. */
create or replace function private.guard_submission() returns trigger
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

/* Before insert, for each row; returns null, which stores nothing, when a row has the address or
   the id. So a replay is answered like the first time: a 409 would tell that the first was stored. */
create or replace function private.skip_known_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- two visitors with one address at once must not meet at the unique index
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || lower(new.email), 0));
  if exists (
    select from public.newsletter_subscribers known
      where known.id = new.id
        or (lower(known.email) = lower(new.email) and known.status <> 'unsubscribed')
  ) then
    return null;
  end if;
  return new;
end
$$;

drop trigger guard_submission on public.newsletter_subscribers;
create trigger guard_submission before insert on public.newsletter_subscribers
  for each row execute function private.guard_submission('count replays');
