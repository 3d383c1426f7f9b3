-- ---- Callers --------------------------------------------------------------------------------------------
create function private.salted_hash(value text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return encode(sha256(convert_to(value || (select salt from private.settings), 'utf8')), 'hex');
end
$$;

-- Stores a hit of the caller. Returns how many the caller and its network made before it within the window, and whether the
-- caller has an address: the leftmost entry of the first present one of settings.caller_headers, without its port. An IPv4
-- caller on an IPv6 socket counts as IPv4.
create function private.note_hit(on_form text, headers jsonb, out id bigint, out of_caller integer, out of_network integer,
  out has_address boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  named text := regexp_replace(regexp_replace((
    select trim(split_part(headers ->> name, ',', 1))
      from private.settings, unnest(caller_headers) with ordinality as header (name, place)
      where headers ->> name <> '' order by place limit 1
  ), '^\[(.*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$', '\1\2'), '^::ffff:(?=\d+\.)', '', 'i');
  address inet := case when pg_input_is_valid(named, 'inet') then named end;
  bits integer[] := case family(address) when 6 then '{56,48}' else '{32,32}' end; -- of the caller and of its network
  hit private.caller_hits;
begin
  has_address := address is not null;
  hit.caller := coalesce(private.salted_hash(network(set_masklen(address, bits[1]))::text), 'unknown');
  hit.network := coalesce(private.salted_hash(network(set_masklen(address, bits[2]))::text), 'unknown');
  -- parallel requests of one network would all see the same count; unknown callers share a key and skip the lock
  if has_address then
    perform pg_advisory_xact_lock(hashtextextended(hit.network || ' ' || on_form, 0));
  end if;
  select count(*) filter (where earlier.caller = hit.caller), count(*) into of_caller, of_network
    from private.caller_hits as earlier
    where earlier.network = hit.network and form = on_form
      and hit_at > now() - (select limit_window from private.settings);
  insert into private.caller_hits (form, caller, network) values (on_form, hit.caller, hit.network)
    returning caller_hits.id into note_hit.id;
end
$$;

-- Counts what a caller does: `wrong_keys`, or `questions` about the windows of the days ahead. True when the caller is over
-- the limit. `headers` may hold the caller's address.
create function public.note_call(on_form text, headers jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  hit record := private.note_hit(on_form, headers);
begin
  if hit.of_caller < (
    select case when not hit.has_address then unknown_limit when on_form = 'wrong_keys' then wrong_key_limit
      else question_limit end from private.settings
  ) then
    return false;
  end if;
  -- no row for each try of a flood
  delete from private.caller_hits where id = hit.id;
  return true;
end
$$;

-- ---- Mailboxes and customers ----------------------------------------------------------------------------
-- Salted hashes. Emails are counted by `recipient`, which all spellings of a mailbox share: upper case, +tags, and what Gmail
-- ignores. Bounces and complaints are about `address`, the exact one.
create function private.mailbox_keys(email text, out recipient text, out address text)
language plpgsql stable security definer set search_path = '' as $$
declare
  name text := regexp_replace(split_part(lower(email), '@', 1), '\+.*$', '');
  domain text := split_part(lower(email), '@', 2);
begin
  recipient := private.salted_hash(
    case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      else name || '@' || domain end
  );
  address := private.salted_hash(lower(email));
end
$$;

-- The email of the first pet. It decides where emails go, who is counted for the limits, and who owns a reference.
create function private.pets_email(row_ids uuid[]) returns text
language sql stable security definer set search_path = '' as $$
  select email from public.bookings where id = any (row_ids) order by pet_number, id limit 1
$$;

-- The rows in the order of the pets, as JSON. Their source is that of the request: the operator may have changed what a form sent.
create function private.pets_json(row_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(pet) || jsonb_build_object('source', case source when 'form' then source else
        (select min(source) from public.bookings where reference = pet.reference) end) order by pet_number, id), '[]')
      from public.bookings as pet where id = any (row_ids)
  );
end
$$;

-- The typed answers of a sending, as JSON: a second sending of the same answers brings no news.
create function private.typed_json(row_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
      pet - array['id', 'created_at', 'status', 'review_reasons', 'zip_answer', 'honeypot_filled', 'fill_seconds']
    )
    from jsonb_array_elements(private.pets_json(row_ids)) as pet
$$;

-- The first pets of a mailbox (in any case) or phone number (its private.phone_key); null finds nothing. ROWS, because the
-- planner expects a thousand, and would then read all requests to join a few.
create function private.customer_pets(mailbox text, phone text) returns setof public.bookings
language sql stable rows 5 security definer set search_path = '' as $$
  select * from public.bookings as pet
    where pet.pet_number = 1 and (lower(pet.email) = lower(trim(customer_pets.mailbox))
      or private.phone_key(pet.phone) = private.phone_key(customer_pets.phone))
$$;

create function private.customer_visits(mailbox text, phone text) returns private.visits[]
language sql stable security definer set search_path = '' as $$
  select array_agg(visits) from private.customer_pets(customer_visits.mailbox, customer_visits.phone) as pet
    join private.visits on visits.reference = pet.reference and pet.id = any (visits.row_ids)
$$;

-- A declined request, which never had a time, makes nobody a customer.
create function private.is_customer(mailbox text, phone text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from unnest(private.customer_visits(mailbox, phone)) where starts_at is not null)
$$;

-- ---- The guard of every public form ---------------------------------------------------------------------
-- Marks likely spam for review and refuses floods; ignores the operator's own tools. Callers without an address share a
-- larger limit, because behind a proxy that hides addresses everybody is that caller. The pets of one request count once,
-- and its mark is that of the first, number 1, which join_requests makes sure of.
create function private.guard_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  headers jsonb := nullif(current_setting('request.headers', true), '');
  is_replay boolean;
  hit record;
  hits integer;
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
  -- counts all callers together, and stops beyond the limit
  select count(*) into hits from (
    select from private.caller_hits
      where form = tg_table_name and hit_at > now() - settings.limit_window limit settings.site_limit + 1
  ) as latest;
  if hits > settings.site_limit
    or hit.of_caller >= (case when hit.has_address then settings.hard_limit else settings.unknown_limit end) then
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
    case when hit.of_network >= settings.soft_limit then 'many_requests' end,
    case when hits > settings.surge_limit then 'surge' end,
    case when not hit.has_address then 'unknown_caller' end,
    case when headers ->> 'origin' <> settings.site_origin then 'foreign_page' end
  ], null);
  if cardinality(new.review_reasons) > 0 then
    new.status := 'review';
  end if;
  if tg_table_name = 'contact_inquiries' then
    new.is_customer := private.is_customer(new.email, new.phone);
  end if;
  return new;
end
$$;

create trigger guard_submission before insert on public.bookings
  for each row execute function private.guard_submission();
create trigger guard_submission before insert on public.contact_inquiries
  for each row execute function private.guard_submission();
create trigger guard_submission before insert on public.newsletter_subscribers
  for each row execute function private.guard_submission();

-- ---- Bookings -------------------------------------------------------------------------------------------
-- Looks like a real CHECK violation (23514), so the browser needs one rule for both.
create function private.violate_check(name text, hint text) returns void
language plpgsql set search_path = '' as $$
begin
  raise check_violation using
    message = format('new row for relation "bookings" violates check constraint "%s"', name),
    hint = violate_check.hint,
    schema = 'public',
    table = 'bookings',
    constraint = name;
end
$$;

-- Checks a visitor's day, because a CHECK must not depend on the current date. Yesterday is allowed: the visitor's clock may be
-- off. A row without a reference gets one, because the operator's page knows requests by it.
create function private.complete_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.denver_today();
begin
  if current_setting('role') in ('anon', 'authenticated')
    and new.preferred_date not between today - 1 and today + (select days_ahead from private.rules) then
    perform private.violate_check('bookings_preferred_date_range', 'Choose a date from today on.');
  end if;
  new.reference := coalesce(new.reference, (
    select reference_prefix || '-' || string_agg(substr(reference_letters, random(1, length(reference_letters)), 1), '')
      from private.rules, generate_series(1, 6) group by rules.id
  ));
  return new;
end
$$;

create trigger complete_booking before insert on public.bookings for each row execute function private.complete_booking();

-- All rows of a reference must agree on everything except the pet. A sending under a known reference replaces the earlier
-- one. If it has marks of its own and the earlier one has none, it is only a note on it, because a stranger who knows reference
-- and mailbox must not hide what a customer sent.
create function private.join_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sending record;
  known private.requests;
  visit record;
begin
  for sending in
    select reference, array_agg(id order by pet_number, id) as row_ids, max(email) as email, max(phone) as phone,
      max(source) as source, max(private.spam_rank(review_reasons)) as rank,
      count(distinct pet_number) = count(*) and min(pet_number) = 1 and count(distinct (
        parent_name, phone, lower(email), address, gate_code, zip_code, zip_answer,
        preferred_date, preferred_time, repeat_weeks
      )) = 1 as agrees
    -- fixed order, so that two statements cannot deadlock
    from stored group by reference order by reference
  loop
    if not sending.agrees then
      perform private.violate_check('bookings_rows_agree', 'One request has one owner and 1 to 4 pets.');
    end if;
    insert into private.requests (reference, row_ids, waiting_rank, is_customer)
      values (sending.reference, sending.row_ids, sending.rank, private.is_customer(sending.email, sending.phone))
      on conflict (reference) do nothing;
    continue when found;

    -- wait for an answer that is being given right now
    select * into strict known from private.requests where reference = sending.reference for update;
    select * into visit from private.visits where reference = sending.reference;
    -- the operator may have heard another address
    if sending.source <> 'operator' and lower(private.pets_email(private.visit_rows(sending.reference)))
      is distinct from lower(private.pets_email(sending.row_ids)) then
      perform private.violate_check('bookings_reference_mailbox', 'Choose another reference.');
    end if;
    if visit.status <> 'confirmed' or known.spam_at is not null then
      perform private.violate_check('bookings_reference_open', 'Choose another reference.');
    end if;

    if visit.status is null and known.waiting_rank <= 1 and sending.rank > 1 then
      update private.requests set noted_row_ids = sending.row_ids, version = version + 1
        where reference = sending.reference;
      continue;
    end if;
    update public.bookings set status = 'replaced'
      where id = any (known.row_ids || known.noted_row_ids) and status in ('new', 'review')
        and visit.row_ids is distinct from known.row_ids;
    update private.requests
      set row_ids = sending.row_ids, noted_row_ids = null, version = version + 1, sent_at = now(),
        waiting_rank = case when visit.status is null then least(waiting_rank, sending.rank) end
      where reference = sending.reference;
  end loop;
  return null;
end
$$;

-- Triggers run in order of their names: this one before queue_jobs.
create trigger join_requests after insert on public.bookings referencing new table as stored for each statement
  execute function private.join_requests();

-- ---- What waits -----------------------------------------------------------------------------------------
-- Requests wait as long as links to them work.
create view private.waiting_requests with (security_invoker = true) as
  select reference, row_ids, sent_at, waiting_rank, is_customer from private.requests
  where waiting_rank is not null and sent_at > now() - (select request_links from private.rules)
    and exists (select from public.bookings where id = any (row_ids));

-- Messages wait as long as requests.
create view private.waiting_messages with (security_invoker = true) as
  select * from public.contact_inquiries
  where status in ('new', 'review') and created_at > now() - (select request_links from private.rules);

-- `rank` is private.spam_rank.
create view private.waiting with (security_invoker = true) as
  select 'bookings' as source, row_ids[1] as id, waiting_rank as rank, is_customer, sent_at from private.waiting_requests
  union all
  select 'contact_inquiries', id, private.spam_rank(review_reasons), is_customer, created_at from private.waiting_messages;

-- Counts suspects, which have marks of their own, or the others; at most rules.most_counted.
create function private.count_waiting(is_suspect boolean) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from (
    select from private.waiting
      where rank between case when is_suspect then 2 else 0 end
        and case when is_suspect then cardinality(private.known_marks()) else 1 end
      limit (select most_counted from private.rules)
  ) as counted
$$;

-- ---- Newsletter -----------------------------------------------------------------------------------------
-- Asks a new address to confirm, and a known one again unless it is subscribed or was asked within a day. The visitor gets
-- the same answer for both, so nobody can find out whether an address is on the list.
create function private.ask_to_confirm() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known public.newsletter_subscribers;
begin
  if tg_op = 'INSERT' then
    -- an id of the visitor's, sent again with another address, would be refused only if the first address was new
    new.id := gen_random_uuid();
    -- two sendings of one address: the second one finds the first
    perform pg_advisory_xact_lock(hashtextextended('newsletter ' || lower(new.email), 0));
    -- its row goes in again, because the answer counts the rows
    delete from public.newsletter_subscribers where lower(email) = lower(new.email) returning * into known;
    if found then
      known.status := case
        when new.status = 'new' and known.status <> 'subscribed'
          and coalesce(known.confirmation_asked_at < now() - interval '1 day', true) then 'new'
        else known.status
      end;
      new := known;
    end if;
  end if;
  if new.status = 'new' then
    new.status := 'pending';
    new.confirmation_asked_at := now();
    insert into private.outbox (source, row_ids, audience, recipient, address, by_visitor)
      select 'newsletter_subscribers', array[new.id], 'owner', recipient, address, true
        from private.mailbox_keys(new.email);
  elsif new.status = 'review' then
    perform private.queue_pointer('digest');
  end if;
  return new;
end
$$;

create trigger keep_subscribers before insert on public.newsletter_subscribers
  for each row when (new.status in ('new', 'review')) execute function private.ask_to_confirm();
-- once the operator has looked at an address under review
create trigger ask_to_confirm before update of status on public.newsletter_subscribers
  for each row when (new.status = 'new') execute function private.ask_to_confirm();

-- False for an unknown token or an unsubscribed address; using a token twice is fine.
create function public.confirm_subscription(token text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.newsletter_subscribers
    set status = 'subscribed', confirmed_at = coalesce(confirmed_at, now())
    where confirmation_token = token and status in ('pending', 'subscribed');
  return found;
end
$$;
