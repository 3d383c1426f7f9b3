-- ---- The operator's day ---------------------------------------------------------------------------------
-- Visits from today on, and those of the last 13 days that are open. One that was closed within an hour stays for Undo and for
-- the next visit, and one that its owner canceled on its day stays that day. (Spans from private.rules cost the index.)
create view private.day_visits with (security_invoker = true) as
  select visits.reference, visits.row_ids, starts_at, request_version, link_version, private_line,
    version > request_version
      and private.typed_json(requests.row_ids) is distinct from private.typed_json(visits.row_ids) as is_sent_again,
    private.undo_until(visits.reference) as undo_until
  from private.visits
    join private.requests on requests.reference = visits.reference
    cross join (select private.denver_moment(private.denver_today()) as start,
      private.denver_moment(private.denver_today() + 1) as ends) as today
  where starts_at >= today.start - interval '13 days' and (visits.status = 'confirmed'
    or canceled_by is null and (starts_at >= today.start or changed_at >= now() - interval '1 hour')
    or canceled_by = 'owner' and least(starts_at, changed_at) >= today.start and starts_at < today.ends);

-- Waiting entries with marks of their own, or the others, customers first, then the oldest: `most` requests, as
-- private.listed_json with `answer_by` and `is_customer`, and `most` messages, as their rows with `sent_at`. Each rank is read
-- along the index, however many wait.
create function private.waiting_json(is_suspect boolean, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('requests', (
    select coalesce(jsonb_agg(private.listed_json(reference, row_ids) || jsonb_build_object(
      'answer_by', private.utc_text(private.promised_at('bookings', sent_at)), 'is_customer', is_customer
    ) order by is_customer desc, sent_at, reference), '[]')
    from (
      select waiting.* from generate_series(0, cardinality(private.known_marks())) as rank cross join lateral (
        select * from private.waiting_requests where waiting_rank = rank
          order by is_customer desc, sent_at, reference limit most
      ) as waiting where (rank > 1) = is_suspect order by is_customer desc, sent_at, reference limit most
    ) as first_ones
  ), 'messages', (
    select coalesce(jsonb_agg(to_jsonb(first_ones) || jsonb_build_object(
      'sent_at', private.utc_text(created_at)
    ) order by is_customer desc, created_at, id), '[]')
    from (
      select waiting.* from generate_series(0, cardinality(private.known_marks())) as rank cross join lateral (
        select * from private.waiting_messages where private.spam_rank(review_reasons) = rank
          order by is_customer desc, created_at limit most
      ) as waiting where (rank > 1) = is_suspect order by is_customer desc, created_at, id limit most
    ) as first_ones
  ))
$$;

-- Each page has at most 50 entries of each waiting kind and 100 visits, and no list has more than 500; all blocks from yesterday
-- on are there. Counts are of all, but waiting entries are counted to rules.most_counted. `trouble` is about emails.
create function public.operator_day(pages integer default 1) returns jsonb
-- PostgreSQL would plan anew for each of up to 2,500 entries
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  most integer := 50 * least(greatest(coalesce(pages, 1), 1), 10);
begin
  return jsonb_build_object(
    'now', private.utc_text(now()),
    'blocks', private.blocks_json(private.denver_today() - 1, 'infinity'),
    'waiting', private.waiting_json(is_suspect => false, most => most),
    'suspects', private.waiting_json(is_suspect => true, most => most),
    'wishes', (
      select coalesce(jsonb_agg(private.listed_json(reference, row_ids) || jsonb_build_object(
        'visit', private.visit_json(reference), 'wish', private.wish_json(reference)
      ) order by asked_at, reference), '[]')
      from (select * from private.open_wishes order by asked_at, reference limit most) as wished
    ),
    'visits', (
      select coalesce(jsonb_agg(private.listed_json(booked.reference, booked.row_ids) || jsonb_build_object(
        'link_version', link_version, 'request_version', request_version, 'is_sent_again', is_sent_again,
        'private_line', private_line, 'undo_until', private.utc_text(undo_until), 'visit', private.visit_json(booked.reference),
        'asked', private.wish_json(booked.reference, false),
        -- the newest of the customer's earlier visits
        'last_line', coalesce((
          select earlier.private_line from unnest(customer_visits) as visits
            join private.requests as earlier on earlier.reference = visits.reference
          where visits.starts_at < booked.starts_at and earlier.private_line <> '' order by visits.starts_at desc limit 1
        ), ''),
        'booked_again', case when starts_at <= now() then private.coming_json(customer_visits) -> 0 end,
        'owed', private.owed_json(customer_visits, contact.email, contact.phone, booked.reference)
      ) order by starts_at, booked.reference), '[]')
      from (select * from private.day_visits order by starts_at, reference limit 2 * most) as booked
        left join public.bookings as contact on contact.id = any (booked.row_ids) and contact.pet_number = 1
        cross join private.customer_visits(contact.email, contact.phone)
    ),
    -- as far as we know, no email told these owners that we canceled; until it is ticked, for two weeks after the visit
    'calls', (
      select coalesce(jsonb_agg(
        private.listed_json(reference, row_ids) || jsonb_build_object('visit', private.visit_json(reference))
        order by starts_at, reference
      ), '[]')
      from (
        select visits.* from private.visits, private.pets_email(row_ids) as mailbox
          where not is_called and starts_at >= private.denver_moment(private.denver_today() - 13)
            and (mailbox is null or private.mail_problem(mailbox, row_ids) is not null)
          order by starts_at, reference limit most
      ) as promised
    ),
    'counts', jsonb_build_object(
      'waiting', private.count_waiting(is_suspect => false), 'suspects', private.count_waiting(is_suspect => true),
      'wishes', (select count(*) from private.open_wishes), 'visits', (select count(*) from private.day_visits)
    ),
    'trouble', (
      select jsonb_build_object(
        'problem', private.problem(), 'receipts_wait_since', private.utc_text(private.visitor_mails_stopped_at()),
        'paused_until', private.utc_text(case when mail_paused_until > now() then mail_paused_until end)
      ) from private.settings
    )
  );
end
$$;

-- { done: [{ day, owner, pets: [{ name, service }], charged, travel_fee, owed_before }], owed }: the done visits of these days in
-- Denver, and the fees owed for late cancellations and no-shows. US dollars; `charged` null: not noted, else it has both others.
create function public.read_earned(first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('done', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'day', private.denver_time(starts_at) -> 'day', 'owner', owner, 'pets', pets, 'charged', charged,
      'travel_fee', travel_fee, 'owed_before', (
        select coalesce(sum(settled.fee), 0) from private.visits as settled join private.changes on id = settled.fee_settled_by
          where changes.reference = visits.reference and action = 'done'
      )
    ) order by starts_at, reference), '[]')
    from (
      select * from private.visits
        where status = 'done' and starts_at >= begins and starts_at < ends
    ) as visits
      cross join lateral (
        select max(parent_name) as owner,
            jsonb_agg(jsonb_build_object('name', pet_name, 'service', service) order by pet_number) as pets
          from public.bookings where id = any (visits.row_ids)
      ) as request
  ), 'owed', (
    select coalesce(sum(fee), 0) from private.owed_visits where starts_at >= begins and starts_at < ends
  ))
  from (select private.denver_moment(first_day) as begins, private.denver_moment(last_day + 1) as ends) as span
$$;

-- `status` is answered, spam, or new again, which takes either back. False when there is no such message.
create function public.answer_message(id uuid, status text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.contact_inquiries as message set status = answer_message.status where message.id = answer_message.id;
  return found;
end
$$;

-- ---- What visitors sent, for the operator's own tools ---------------------------------------------------
-- Newest first: one row per request, message and newsletter address, with its visit and its emails in words.
create function public.list_leads() returns table (
  kind text, reference text, status text, sent text, name text, phone text, email text, address text, pets text[],
  preferred text, message text, visit text, mails text[], sent_at text, starts_at text
)
language sql stable security definer set search_path = '' as $$
  with requests as (
    select array_agg(id order by pet_number, id) as ids,
      string_agg(distinct nullif(additional_notes, ''), E'\n') as notes,
      array_agg(
        pet_name || ' (' || concat_ws(', ', pet_type, nullif(breed, ''), nullif(weight, ''), pet_size) || '): '
          || array_to_string(service || add_ons, ' + ')
          || coalesce(', about $' || replace(to_char(estimated_price, 'FM99,990.00'), '.00', ''), '')
        order by pet_number, id
      ) as pets
    -- the pets of one sending share both
    from public.bookings group by created_at, reference
  ), leads as (
    select 'booking' as kind, ids, created_at, reference, status,
      array_to_string(review_reasons || case source when 'operator' then 'added' end, ', ') as reasons,
      parent_name as name, phone, email, address || ', ' || zip_code as address, pets,
      concat_ws(', ', to_char(preferred_date, 'FMDay, FMMonth FMDD, YYYY'), preferred_time,
        'every ' || repeat_weeks || ' weeks') as preferred, notes as message
    from requests join public.bookings on bookings.id = ids[1]
    union all
    select 'message', array[id], created_at, null, status, array_to_string(review_reasons, ', '),
      first_name || ' ' || last_name, phone, email, null, null, null, message
    from public.contact_inquiries
    union all
    select 'newsletter', array[id], created_at, null, status, array_to_string(review_reasons, ', '),
      null, null, email, null, null, null, null
    from public.newsletter_subscribers
  ), mails as (
    select row_id, array_agg(concat_ws(
      ' ', kind || ' to the ' || audience || ':', case status
        when 'queued' then 'due ' || private.denver_text(due_at)
        when 'sent' then concat_ws(' ', 'sent', private.denver_text(sent_at))
        else replace(status, '_', ' ')
      end, '(' || nullif(concat_ws(', ', case when tries > 1 then tries || ' tries' end, last_error), '') || ')'
    ) order by wanted_at, audience, kind) as lines
    from private.outbox cross join unnest(row_ids) as row_id group by row_id
  )
  select leads.kind, leads.reference,
    replace(coalesce(visits.status, leads.status), '_', '-') || coalesce(' (' || nullif(reasons, '') || ')', ''),
    private.denver_text(created_at), name, phone, email, address, pets, preferred, message,
    nullif(concat_ws(
      ': ',
      replace(visits.status, '_', '-') || coalesce(' by the ' || (visit ->> 'canceled_by'), '')
        || case when (visit ->> 'was_late')::boolean then ', late'
          else coalesce(', $' || nullif(visit ->> 'fee', '0') || ' fee', '') end
        || coalesce(', $' || (visit ->> 'charged') || ' charged', ''),
      private.denver_text((visit ->> 'starts_at')::timestamptz) || ', ' || (visit ->> 'minutes') || ' min'
        || case when visits.status = 'confirmed' and visits.accepted_at is not null then ', said yes' else '' end,
      nullif(visit ->> 'note', ''),
      'private: ' || (select nullif(private_line, '') from private.requests where requests.reference = leads.reference)
    ), ''),
    coalesce(mails.lines, '{none in the outbox}'), private.utc_text(created_at), visit ->> 'starts_at'
  from leads
    left join mails on mails.row_id = ids[1]
    -- what was sent before or after the answered rows has no visit
    left join private.visits on visits.reference = leads.reference and visits.row_ids && ids
    cross join private.visit_json(visits.reference) as visit
  order by created_at desc, leads.kind, leads.reference, leads.email
$$;
