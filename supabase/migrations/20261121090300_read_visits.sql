-- ---- Requests and their answered rows -------------------------------------------------------------------
-- The answered rows of a reference; before an answer, its newest rows.
create function private.visit_rows(of_reference text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select row_ids from private.visits where reference = of_reference),
    (select row_ids from private.requests where reference = of_reference)
  )
$$;

-- The fee of these visits was neither charged nor waived; an index has the same condition.
create view private.owed_visits with (security_invoker = true) as
  select * from private.visits where fee_settled_by is null and fee > 0;

create view private.confirmed_visits with (security_invoker = true) as
  select reference, row_ids, starts_at, minutes, revision, request_version from private.visits
  where status = 'confirmed' and exists (select from public.bookings where id = any (row_ids));

-- The visits of a day in Denver.
create function private.confirmed_visits_on(of_day date) returns setof private.confirmed_visits
language sql stable rows 10 security definer set search_path = '' as $$
  select * from private.confirmed_visits
    where starts_at >= private.denver_moment(of_day) and starts_at < private.denver_moment(of_day + 1)
$$;

-- Undo takes back a visit's last press that stands, but no waiver once an email has told the owner that nothing is owed.
create view private.last_changes with (security_invoker = true) as
  select distinct on (reference) * from private.changes
    where undone_at is null and not (action = 'waive' and exists (
      select from private.outbox join private.changes as earlier on earlier.id = change_id
        where earlier.reference = changes.reference and audience = 'owner' and claimed_at > changes.changed_at
    ))
    order by reference, number desc;

-- True when its fee was waived.
create function private.is_waived(visit private.visits) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.changes where id = visit.fee_settled_by and action = 'waive')
$$;

-- Pages and emails see a visit like this: its columns with times in UTC, `day` and `time` of its start in Denver, states that
-- pass with time, and { day, time, revision } that its owner knew before a move, null if its time was not moved. A waived fee is
-- told to nobody again. `told`: { price, travel_fee, is_agreed } that had the owner's yes last, else those told first; no
-- price of pets with another estimate, which has `stood`. Null before an answer.
create function private.visit_json(of_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(visits) - '{reference,row_ids,request_version,fee_settled_by,is_called}'::text[]
    || private.denver_time(starts_at) || jsonb_build_object(
    'groomer', coalesce(groomer, ''), 'starts_at', private.utc_text(starts_at), 'time_set_at', private.utc_text(time_set_at),
    'free_until', private.utc_text(free_until), 'accepted_at', private.utc_text(accepted_at),
    'answered_at', private.utc_text(answered_at), 'changed_at', private.utc_text(changed_at),
    'last_change', (select id from private.last_changes where last_changes.reference = of_reference),
    'was_late', was_late and not private.is_waived(visits), 'fee', case when fee > 0 and private.is_waived(visits) then 0 else fee end,
    'is_late', status = 'confirmed' and now() > free_until, 'is_settled', fee_settled_by is not null,
    'canceled_by', case when canceled_by = 'owner' or is_called is not null then canceled_by end,
    'has_reminder', status = 'confirmed' and starts_at - remind_before > now() and private.pets_email(row_ids) is not null,
    'told', case when price is not null or travel_fee > 0 then (
      select jsonb_build_object(
          'price', case when is_alike then known.price end, 'travel_fee', known.travel_fee,
          'is_agreed', known.accepted_at is not null, 'is_of_others', not is_alike, 'stood', coalesce(known.price, listed)
        )
        from private.changes as past, jsonb_populate_record(
          null::private.visits, case when before ->> 'accepted_at' is null then coalesce(owner_knew, before) else before end
        ) as known, lateral (
          select sum(estimated_price) filter (where id = any (known.row_ids))
              is not distinct from sum(estimated_price) filter (where id = any (visits.row_ids)) as is_alike,
            min(coalesce(estimated_price, 0)) filter (where id = any (visits.row_ids)) as least, sum(estimated_price) filter (where id = any (known.row_ids)) as listed
          from public.bookings where id = any (known.row_ids || visits.row_ids)
        ) as pets
        where past.reference = of_reference and undone_at is null and known.status = 'confirmed'
        -- one without any amount tells nothing
        order by not is_alike, coalesce(known.price, least) = 0, known.accepted_at is null,
          case when known.accepted_at is null then number else -number end limit 1
    ) end,
    'canceled_revision', case when revision > 1 then (
      select max((before ->> 'revision')::integer) from private.changes as past
        where past.reference = of_reference and undone_at is null and action = 'confirm' and before ->> 'status' = 'canceled'
    ) end,
    'moved_from', (
      select private.denver_time(known.starts_at) || jsonb_build_object('revision', known.revision)
        from private.changes as past, jsonb_to_record(case visits.status when 'canceled' then before else coalesce(owner_knew, before) end)
          as known (starts_at timestamptz, revision integer, status text)
        where past.reference = of_reference and case visits.status
          -- a cancellation also ends the time that the last email told
          when 'canceled' then known.status = 'confirmed' and known.revision = (
            select max(mail.revision) from private.outbox as mail where audience = 'owner' and mail.status = 'sent'
              and change_id = any (array(select id from private.changes where changes.reference = of_reference))
          )
          else action in ('move', 'confirm') and known.status = 'confirmed' and past.changed_at = time_set_at end
          and known.starts_at <> visits.starts_at limit 1
    )
  )
  from private.visits, private.rules where reference = of_reference
$$;

-- The history tells these facts, which may differ after a change. US dollars.
create function private.facts_json(visit private.visits) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.denver_time(visit.starts_at) || jsonb_build_object(
    'minutes', visit.minutes, 'price', coalesce(visit.price, sum(estimated_price)), 'travel_fee', visit.travel_fee,
    'charged', visit.charged, 'pets', jsonb_agg(pet_name order by pet_number),
    'services', jsonb_agg(service order by pet_number), 'address', max(address), 'phone', max(phone), 'email', max(email)
  )
  from public.bookings where id = any (visit.row_ids)
$$;

-- The next visit begins with this price: the amount charged for this one and its credit, less its drive and the fees that it
-- settled, else its own price, or the one agreed before, if it rose without a yes (only then read: a search asks this of many);
-- null: the estimate.
create function private.next_price(visit private.visits) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(greatest(visit.charged + coalesce(visit.credit, 0) - visit.travel_fee - (
    select coalesce(sum(fee), 0) from private.visits as settled
      where fee_settled_by in (select id from private.changes where reference = visit.reference and action = 'done')
  ), 0), 0), case when visit.accepted_at is null and coalesce(visit.price, 0) > coalesce(estimate, 0) and visit.price > nullif(told, 0)
    then nullif(told, estimate) else visit.price end)
  from (select case when min(coalesce(estimated_price, 0)) > 0 then sum(estimated_price) end as estimate
      from public.bookings where id = any (visit.row_ids)) as asked
    cross join lateral (select case when (json ->> 'is_agreed')::boolean then coalesce((json ->> 'price')::numeric, estimate)
      else least((json ->> 'price')::numeric, estimate) end as told from (select private.visit_json(visit.reference) -> 'told' as json) as known
    ) as known
$$;

create function private.pet_names(row_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(pet_name order by pet_number) from public.bookings where id = any (row_ids)
$$;

-- ---- Wishes for another time ----------------------------------------------------------------------------
create view private.open_wishes with (security_invoker = true) as
  select wish.*, visits.row_ids from private.time_wishes as wish
    join private.visits on visits.reference = wish.reference and visits.revision = wish.revision
  where visits.status = 'confirmed' and visits.starts_at > now() and wish.declined_at is null;

-- { day, window, words, asked_at, number, answer_by } of the open wish, or null. Without `is_open`, that of the newest wish that
-- was not declined, with its revision, or the one that was declined at that moment; if that is null, the request says what was
-- asked for. `is_answered` leaves out the wish that is open. (`exists` would read all open wishes.)
create function private.wish_json(
  of_reference text, is_open boolean default true, declined_at timestamptz default null, is_answered boolean default false
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'day', to_char(day, 'YYYY-MM-DD'), 'window', time_window, 'words', words,
    'asked_at', private.utc_text(asked_at), 'revision', case when not is_open then revision end,
    'number', number, 'answer_by', case when is_open then private.utc_text(private.promised_at('bookings', asked_at)) end
  )
  from private.time_wishes as wish
  where reference = of_reference and wish.declined_at is not distinct from wish_json.declined_at and (not is_open or number = (
    select open.number from private.open_wishes as open where open.reference = of_reference and open.number = wish.number
  )) and not (is_answered and wish.revision = (select visits.revision from private.visits where reference = of_reference))
  order by number desc limit 1
$$;

-- A code when the owner cannot ask for another time now, else null.
create function private.ask_refusal(of_reference text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when visit.status is distinct from 'confirmed' or visit.starts_at <= now() then 'not_allowed'
    when visit.starts_at <= now() + ask_before
      -- who is told no keeps time to cancel for free
      or visit.late_fee > 0 and visit.free_until < private.promised_at('bookings', now()) then 'too_late_to_ask'
    when (select max(number) from private.time_wishes where reference = of_reference) >= most_wishes
      then 'too_many_wishes'
  end
  from private.rules left join private.visits as visit on visit.reference = of_reference
$$;

-- ---- Changes and Undo -----------------------------------------------------------------------------------
-- Returns until when the last change can be undone; null when it cannot, or it is too late.
create function private.undo_until(of_reference text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select change.changed_at + undo_for
  from private.last_changes as change join private.transitions using (actor, from_status, action)
  where reference = of_reference and change.changed_at + undo_for > now()
    and (outlives_email or not exists (select from private.outbox where change_id = change.id and tries > 0))
$$;

-- ---- Return emails --------------------------------------------------------------------------------------
-- A week before the repeat interval ends, at the Denver hour of the visit; null when no repeat was asked for.
create function private.return_due_at(visit private.visits) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (
    (visit.starts_at at time zone 'America/Denver') + make_interval(days => 7 * max(repeat_weeks) - 7)
  ) at time zone 'America/Denver'
  from public.bookings where id = any (visit.row_ids)
$$;

-- `ended`: the mailbox gets none until its owner sends a request that asks for them again; `booked`: another visit of it starts
-- after this one, or one of its phone is ahead, or a request sent after this one still waits, for a day that is not over; else `on`. A visit that the
-- operator adds takes over an old wish, and asks for nothing. Each reference counts from its first row, because details that
-- the operator changes are no later request.
create function private.return_state(visit private.visits) returns text
language sql stable security definer set search_path = '' as $$
  with sent as (
    select pet.*, first_sent_at, origin from private.pets_email(visit.row_ids) as mailbox
      join public.bookings as pet on lower(pet.email) = lower(mailbox) and pet.status not in ('review', 'spam')
      cross join lateral (select min(created_at) as first_sent_at, min(source) as origin
        from public.bookings where reference = pet.reference) as sending
  )
  select case
    when exists (
      select from private.unsubscribed_mailboxes as stop
        where stop.recipient = (private.mailbox_keys(private.pets_email(visit.row_ids))).recipient and not exists (
          select from sent where first_sent_at > stop.stopped_at and repeat_weeks is not null and origin = 'form'
        )
    ) then 'ended'
    when exists (
      select from sent as other left join private.visits as known on known.reference = other.reference
        where other.reference <> visit.reference and case
          when known.reference is not null then known.starts_at > visit.starts_at and known.status <> 'canceled'
            -- a hold that ended without a yes
            and (known.status <> 'confirmed' or known.late_fee <> 0 or known.starts_at > now())
          else preferred_date >= private.denver_today()
            and first_sent_at > (select min(first_sent_at) from sent where sent.reference = visit.reference) end
    ) or exists (
      -- booked by phone, without the email
      select from public.bookings as pet, unnest(private.customer_visits(null, pet.phone)) as known
        where pet.id = any (visit.row_ids) and pet.pet_number = 1 and known.reference <> visit.reference
          and known.status = 'confirmed' and known.starts_at > greatest(now(), visit.starts_at)
    ) then 'booked'
    else 'on'
  end
$$;

-- ---- Links ----------------------------------------------------------------------------------------------
-- { version, exists, has_ended, can_rebook }: whatever became of a visit, it can be booked again after its page has ended,
-- since coats are due again in weeks. An owner's links end rules.visit_links after the visit, its last change or the
-- return email; without an answer rules.request_links after the request. Costs the same for every reference, so timing does
-- not tell which ones exist.
create function public.visit_link(reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', coalesce(requests.link_version, 1),
    'exists', exists (select from public.bookings where id = any (private.visit_rows(visit_link.reference))),
    'has_ended', coalesce(coalesce(
      greatest(
        visits.starts_at, visits.changed_at, case when visits.status = 'done' then private.return_due_at(visits) end
      ) + visit_links,
      requests.sent_at + request_links
    ) <= now(), false),
    'can_rebook', coalesce(visits.starts_at, visits.changed_at, requests.sent_at, '-infinity') > now() - rebook_within
  )
  from private.rules
    left join private.requests on requests.reference = visit_link.reference
    left join private.visits on visits.reference = visit_link.reference
$$;

-- Ends the owner's links and emails new ones, to the owner only if the request is not marked. Returns the version; null if
-- unknown.
create function public.revoke_visit_links(reference text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_version integer;
  is_marked boolean;
begin
  update private.requests as known
    set link_version = highest_link_version + 1, highest_link_version = highest_link_version + 1, earlier_link_version = null
    where known.reference = revoke_visit_links.reference
    returning known.link_version, known.waiting_rank > 0 into new_version, is_marked;
  perform private.queue_visit_mail(revoke_visit_links.reference, 'links', audience)
    from unnest(array['operator', 'owner']) as audience
    where new_version is not null and (audience = 'operator' or is_marked is not true);
  return new_version;
end
$$;

-- ---- Emails that came back ------------------------------------------------------------------------------
-- complained wins over bounced.
create function private.recipient_state(of_address text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select max(status) from private.outbox
      where address = of_address and returned_at is not null and status in ('bounced', 'complained')
  );
end
$$;

-- What the operator has to know about the emails to an owner: `complained` or `bounced` of the mailbox, else of the newest
-- email about these rows `failed` when it was given up, `delayed` when it came back, or has not left for half an hour, and is
-- tried again.
create function private.mail_problem(mailbox text, row_ids uuid[]) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  keys record := private.mailbox_keys(mailbox);
begin
  return coalesce(private.recipient_state(keys.address), (
    select case job.status when 'failed' then 'failed' when 'queued' then 'delayed' end
    from private.outbox as job
      where job.recipient = keys.recipient and job.row_ids && mail_problem.row_ids
        -- a flood of the mailbox left out emails that nobody claimed
        and job.claimed_at is not null
        and (job.status in ('sent', 'failed') or job.status = 'queued' and (
          job.round > 0 or not job.by_visitor and job.wanted_at < now() - interval '30 minutes'
        ))
      order by job.claimed_at desc limit 1
  ));
end
$$;

-- { reference, request: rows, mail_problem } tell entries of a list apart.
create function private.listed_json(of_reference text, row_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', of_reference, 'request', request,
    'mail_problem', private.mail_problem(request -> 0 ->> 'email', listed_json.row_ids)
  )
  from private.pets_json(listed_json.row_ids) as request
$$;

-- ---- Customers ------------------------------------------------------------------------------------------
-- [{ reference, day, time, is_held, price }] of a customer's visits ahead, the next one first. US dollars, the travel fee included; 0:
-- no price yet.
create function private.coming_json(customer_visits private.visits[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(private.denver_time(starts_at) || jsonb_build_object('reference', reference, 'is_held', late_fee = 0, 'price', coalesce(
      nullif(coalesce(price, (select sum(estimated_price) from public.bookings where id = any (row_ids))), 0) + travel_fee, 0
    )) order by starts_at, reference), '[]'
  )
  from unnest(customer_visits) where status = 'confirmed' and starts_at > now()
$$;

-- [{ reference, revision, request_version, last_change, status, day, time, fee, is_waived, owner, is_sure }]:
-- fees that a customer owes for late cancellations and no-shows, and waived ones as long as that can be undone. A fee is sure
-- to be theirs if mailbox and phone both match: anybody can type a phone number of somebody else. Whom the operator typed in
-- as `of_reference`, and had no email, is known by the phone.
create function private.owed_json(customer_visits private.visits[], mailbox text, phone text, of_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.denver_time(starts_at) || jsonb_build_object(
    'reference', visits.reference, 'revision', revision, 'request_version', request_version, 'last_change', last.id,
    'status', visits.status, 'fee', fee, 'is_waived', fee_settled_by is not null, 'owner', pet.parent_name,
    'is_sure', private.phone_key(pet.phone) is not distinct from private.phone_key(owed_json.phone) and (
      lower(pet.email) is not distinct from lower(trim(owed_json.mailbox)) or pet.email is null and not exists (
        select from public.bookings as sent where sent.reference = of_reference and sent.source = 'form'
      )
    )
  ) order by starts_at, visits.reference), '[]')
  from unnest(customer_visits) as visits
    join public.bookings as pet on pet.id = any (visits.row_ids) and pet.pet_number = 1
    left join private.last_changes as last on last.reference = visits.reference
  where fee > 0 and (
    fee_settled_by is null or fee_settled_by = last.id and private.undo_until(visits.reference) is not null
  )
$$;

-- [{ day, fee }] of the owed fees that are sure to be the owner's; of visits ahead, the first names them.
create function private.fees_json(of_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', owed -> 'day', 'fee', owed -> 'fee')), '[]')
  from private.visits join public.bookings as pet on pet.id = any (row_ids) and pet_number = 1
    cross join private.customer_visits(email, case when email is null or pet.source = 'operator' then phone end) as known
    cross join jsonb_array_elements(private.owed_json(known, email, phone, of_reference)) as owed
  where visits.reference = of_reference and owed @> '{"is_sure": true, "is_waived": false}' and not exists (
    select from unnest(known) as other where status = 'confirmed' and starts_at > now() and starts_at < visits.starts_at
  )
$$;

-- { last_time, booked_again: private.coming_json, owed: private.owed_json, waiting: [{ reference, pets, sent_at }] }
-- of the customer with this mailbox or phone; the oldest waiting request comes first. `last_time` is null for a new customer:
-- { reference, request: rows, visit, is_past, next_price, found_by, private_line, visits, missed } describe the last visit that
-- has begun, else the newest agreed one, then is_past is false. `found_by`: both, email or phone; anybody can type a phone
-- number of somebody else. `private_line` is the newest that is not empty; `visits` and `missed` count those that have begun.
create function public.find_customer(email text, phone text, except_reference text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with customer as (
    select private.customer_visits(find_customer.email, find_customer.phone) as all_visits
  ), known as (
    select visit, visit.reference, visit.row_ids, visit.starts_at, visit.status, requests.private_line,
      visit.starts_at <= now() and visit.status <> 'canceled' as is_past
    from customer cross join unnest(all_visits) as visit join private.requests on requests.reference = visit.reference
    where visit.reference is distinct from except_reference
  )
  select jsonb_build_object(
    'last_time', (
      select jsonb_build_object(
        'reference', last.reference, 'request', private.pets_json(last.row_ids), 'visit', private.visit_json(last.reference),
        'is_past', last.is_past, 'next_price', private.next_price(last.visit),
        'found_by', case
          when lower(pet.email) is distinct from lower(trim(find_customer.email)) then 'phone'
          when private.phone_key(pet.phone) is distinct from private.phone_key(find_customer.phone) then 'email'
          else 'both'
        end,
        'private_line', coalesce((
          select private_line from known where private_line <> '' order by starts_at desc nulls last limit 1), ''),
        'visits', (select count(*) from known where is_past),
        'missed', (select count(*) from known where is_past and status = 'no_show')
      )
      from known as last join public.bookings as pet on pet.id = any (last.row_ids) and pet.pet_number = 1
      -- one that is on the way today tells less than the one before
      where starts_at is not null order by is_past desc,
        is_past and last.status = 'confirmed' and starts_at >= private.denver_moment(private.denver_today()), starts_at desc, last.reference
      limit 1
    ),
    'booked_again', private.coming_json(array(select visit from known)),
    'owed', private.owed_json(all_visits, find_customer.email, find_customer.phone, except_reference),
    'waiting', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', requests.reference, 'pets', private.pet_names(row_ids), 'sent_at', private.utc_text(requests.sent_at)
      ) order by requests.sent_at), '[]')
      from private.waiting_requests as requests where requests.reference in (
        select pet.reference from private.customer_pets(find_customer.email, find_customer.phone) as pet
      )
    )
  )
  from customer
$$;

-- At most five: each word must begin the owner's name or a pet's, or be a part of the phone number. Waiting requests come
-- first, then customers with their next visit, else their newest, the latest first, then who never had one, then likely spam:
-- [{ name, phone, email, reference, pets, day, status }]; a request has no day, and one that waits no status.
create function public.find_names(words text) returns jsonb
-- one plan for all words would read every visit for some
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  query tsquery := (
    select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
      -- a whole number is found by its key, however it is written
      from regexp_split_to_table(private.plain_words(coalesce(
        case when private.is_phone(find_names.words) then private.phone_key(find_names.words) end, find_names.words
      )), '[^[:alnum:]]+') as word where word <> '' having max(char_length(word)) > 1
  );
begin
  return (
    with named as (
      select parent_name, phone, email, reference, row_ids, starts_at, listed.status, rank
      from public.bookings as pet cross join lateral (
        select row_ids, starts_at, status, 0 as rank from private.visits
          where reference = pet.reference and (starts_at is not null or status in ('declined', 'canceled'))
        union all
        select row_ids, null, null, waiting_rank from private.waiting_requests where reference = pet.reference
      ) as listed
      where id = any (row_ids) and private.search_words(parent_name, pet_name, phone) @@ query
    ), found as (
      select distinct on (entry) named.*,
        case when status is null then reference else coalesce(private.phone_key(phone), lower(email)) end as entry
      from named order by entry, case when status = 'confirmed' and starts_at > now() then starts_at end, starts_at desc nulls last
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', parent_name, 'phone', phone, 'email', email, 'reference', reference,
      'pets', private.pet_names(row_ids),
      'day', private.denver_time(starts_at) -> 'day', 'status', status
    ) order by rank > 1, status is not null, starts_at desc nulls last, entry), '[]')
    from (select * from found order by rank > 1, status is not null, starts_at desc nulls last, entry limit 5) as first_ones
  );
end
$$;

-- ---- Blocked time ---------------------------------------------------------------------------------------
-- [{ id, first, last, from, until, reason, held_for, held_phone }] of the blocks that touch these days; `from` and `until` are
-- null for whole days, the last two for a block that is no hold.
create function private.blocks_json(first_shown date, last_shown date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'first', to_char(first_day, 'YYYY-MM-DD'), 'last', to_char(last_day, 'YYYY-MM-DD'),
    'from', to_char(from_time, 'HH24:MI'), 'until', to_char(until_time, 'HH24:MI'), 'reason', reason,
    'held_for', held_for, 'held_phone', held_phone
  ) order by first_day, from_time nulls first, id), '[]')
  from private.blocks where last_day >= first_shown and first_day <= last_shown
$$;

-- ---- What visitors learn of the days ahead --------------------------------------------------------------
-- { closed_days, days: [{ day, longest, busy: [{ from, until, zip_code }] }] }: the next ten open days, with what takes the
-- van's time in whole hours, so that drives to anywhere, put together, tell no minute of anybody; `zip_code` is null for a
-- block. `longest`: for each arrival window how long a visit can be that starts in it, in rules.length_step. It is as
-- exact as what can be confirmed, so a window with a step too few is taken.
create function public.busy_days() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('closed_days', private.closed_days(), 'days', coalesce(jsonb_agg(jsonb_build_object(
    'day', to_char(day, 'YYYY-MM-DD'), 'longest', longest, 'busy', coalesce(busy, '[]')
  ) order by day), '[]'))
  from private.rules
    cross join lateral (
      select day
        -- sorted first, so that no more days are looked up than are shown
        from (
          select private.denver_today() + number as day from generate_series(0, most_days_closed + 15) as number
            order by day limit most_days_closed + 16
        ) as days
        where private.is_open_day(day) order by day limit 10
    ) as open
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
          'from', to_char(date_trunc('hour', begins), 'HH24:MI'),
          'until', to_char(date_trunc('hour', ends + interval '59 minutes 59 seconds'), 'HH24:MI'), 'zip_code', zip_code
        ) order by begins, ends) as busy,
        range_agg(tsrange(begins, ends)) as taken
      from (
        select starts_at at time zone 'America/Denver' as begins,
            (starts_at + make_interval(mins => minutes)) at time zone 'America/Denver' as ends,
            (select max(bookings.zip_code) from public.bookings where id = any (row_ids)) as zip_code
          from private.confirmed_visits_on(day)
        union all
        select day + least(from_time, time '23:00'), day + least(until_time, time '23:00'), null
          from private.blocks where last_day >= day and first_day <= day and from_time is not null
      ) as spans
    ) as spans
    cross join lateral (
      select jsonb_agg((
        select coalesce(max(
            extract(epoch from upper(free) - greatest(lower(free), day + begins))::integer / 60 / length_step
          ), 0)
          from unnest(tsmultirange(tsrange(day + opens, day + closes)) - coalesce(taken, '{}')) as free
          where free && tsrange(day + begins, day + ends)
      ) order by begins) as longest
      from private.arrival_windows()
    ) as windows
$$;

-- ---- What a link shows ----------------------------------------------------------------------------------
-- `request` is [] for an unknown reference. Of other visits and blocks only some days are shown, so that the cost does not
-- grow with the business: around the day that the form for a time begins with, which is the wished one, else the visit's,
-- else the requested one.
create function public.read_visit(reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'now', private.utc_text(now()),
    'request', private.pets_json(shown),
    'request_version', coalesce(visits.request_version, requests.version, 0),
    'revision', coalesce(visits.revision, requests.revision, 0),
    'is_spam', requests.spam_at is not null,
    'answer_by', private.utc_text(private.promised_at('bookings', requests.sent_at)),
    'visit', private.visit_json(read_visit.reference),
    'sent_again', case when requests.version > visits.request_version or requests.noted_row_ids is not null
      then jsonb_build_object(
        'request', private.pets_json(coalesce(requests.noted_row_ids, requests.row_ids)), 'request_version', requests.version
      ) end,
    'link_version', coalesce(requests.link_version, 1),
    'private_line', coalesce(requests.private_line, ''),
    'last_time', customer -> 'last_time',
    'booked_again', customer -> 'booked_again',
    'owed', customer -> 'owed', 'fees', private.fees_json(read_visit.reference),
    'mail_problem', private.mail_problem(contact.email, shown),
    -- what became of the email about the operator's last change that stands; a waiver has none of its own
    'answer_email', (
      select case status when 'queued' then 'waiting' when 'sent' then 'sent' when 'left_out' then null else 'failed' end
        from private.outbox
        where audience = 'owner' and change_id = (
          select id from private.changes as last where last.reference = read_visit.reference and actor = 'operator'
            and action not in ('waive', 'undo') and undone_at is null order by number desc limit 1
        )
    ),
    'undo_until', private.utc_text(private.undo_until(read_visit.reference)),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'action', action, 'actor', actor, 'at', private.utc_text(changed_at),
        'is_undone', undone_at is not null and action <> 'undo', 'before', case
          when before is not null then private.facts_json(jsonb_populate_record(null::private.visits, before)) end
      ) order by number), '[]')
      from private.changes where changes.reference = read_visit.reference
    ),
    'facts', case when visits.reference is not null then private.facts_json(visits) end,
    'wish', wish, 'asked', private.wish_json(read_visit.reference, false),
    -- the last wish that was answered by keeping the time
    'declined_wish', (
      select jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'window', time_window)
        from private.time_wishes as declined
        where declined.reference = visits.reference and declined.revision = visits.revision and declined_at is not null
        order by number desc limit 1
    ),
    'ask_refusal', private.ask_refusal(read_visit.reference),
    -- null when no repeat was asked for, or the visit is not done
    'return_email', case when visits.status = 'done' and private.return_due_at(visits) is not null
      then private.return_state(visits) end,
    'booked', (
      select coalesce(jsonb_agg(private.denver_time(other.starts_at) || jsonb_build_object(
        'minutes', other.minutes, 'zip_code', (select max(zip_code) from public.bookings where id = any (other.row_ids)),
        'pets', private.pet_names(other.row_ids)
      ) order by other.starts_at), '[]')
      from private.confirmed_visits as other
      where other.reference <> read_visit.reference
        and other.starts_at >= private.denver_moment(days.first)
        and other.starts_at < private.denver_moment(days.last + 1)
    ),
    'booked_days', jsonb_build_object('first', days.first, 'last', days.last),
    'blocks', private.blocks_json(days.first, days.last)
  )
  from private.wish_json(read_visit.reference) as wish
    left join private.requests on requests.reference = read_visit.reference
    left join private.visits on visits.reference = read_visit.reference
    cross join private.visit_rows(read_visit.reference) as shown
    left join public.bookings as contact on contact.id = any (shown) and pet_number = 1
    cross join public.find_customer(contact.email, contact.phone, read_visit.reference) as customer
    cross join lateral (
      select greatest(private.denver_today(), planned - 3) as first, greatest(private.denver_today(), planned) + 9 as last
      from coalesce(
        (wish ->> 'day')::date, (visits.starts_at at time zone 'America/Denver')::date, contact.preferred_date
      ) as planned
    ) as days
$$;
