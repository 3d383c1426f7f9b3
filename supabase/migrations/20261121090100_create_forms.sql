-- ---- Bookings -------------------------------------------------------------------------------------------

-- The arrival windows of the form, and when they end in Denver.
create function private.arrival_windows() returns table (name text, ends time)
language sql immutable set search_path = ''
as $$
  values ('8-10 AM', time '10:00'), ('10 AM-12 PM', time '12:00'), ('12-2 PM', time '14:00'),
    ('2-4 PM', time '16:00'), ('4-6 PM', time '18:00')
$$;

-- Null for an unknown window. The tables' CHECKs call it as the visitor.
create function private.window_end(time_window text) returns time
language sql immutable security definer set search_path = ''
as $$
  select ends from private.arrival_windows() where name = time_window
$$;

grant execute on function private.window_end(text) to anon, service_role;

-- One row per pet; the pets of one request share a reference.
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new',
  review_reasons text[] not null default '{}',
  digest_rank smallint,
  source text not null default 'form',
  reference text,
  pet_number smallint not null default 1,
  parent_name text not null,
  phone text,
  email text,
  address text not null,
  gate_code text,
  zip_code text not null,
  zip_answer text,
  pet_name text not null,
  pet_type text not null,
  breed text,
  weight text,
  pet_size text,
  service text not null,
  add_ons text[],
  estimated_price numeric,
  preferred_date date not null,
  preferred_time text not null,
  repeat_weeks smallint,
  additional_notes text,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  constraint bookings_status_known check (status in ('new', 'review', 'spam', 'replaced')),
  constraint bookings_review_reasons_known
    check (
      review_reasons <@ array[
        'honeypot', 'too_fast', 'many_requests', 'surge', 'unknown_caller', 'foreign_page'
      ]
    ),
  constraint bookings_source_known check (source in ('form', 'operator')),
  -- the form asks for both
  constraint bookings_reachable check (
    phone is not null and email is not null
    or source = 'operator' and (phone is not null or email is not null)
  ),
  constraint bookings_reference_shape check (reference ~ '^[A-Z]{2}-[2-9A-HJKMNP-Z]{6}$'),
  constraint bookings_pet_number_range check (pet_number between 1 and 4),
  constraint bookings_parent_name_length check (char_length(parent_name) <= 100 and parent_name ~ '\S'),
  constraint bookings_phone_length check (char_length(phone) <= 20 and phone ~ '\S'),
  -- Digits with the usual signs between them and perhaps an extension, as `isPhone` of the functions. Other text would
  -- stand where a number is dialed: a code such as *72 forwards the calls of whoever taps it.
  constraint bookings_phone_shape check (
    phone ~* '^[0-9 ()+./-]*[0-9][0-9 ()+./-]*((ext|x|#)[ .:]*[0-9]+ *)?$'
  ),
  constraint bookings_email_length check (char_length(email) <= 255),
  constraint bookings_email_shape check (private.is_mailable(email)),
  constraint bookings_address_length check (char_length(address) <= 255 and address ~ '\S'),
  constraint bookings_gate_code_length check (char_length(gate_code) <= 100),
  constraint bookings_zip_code_length check (char_length(zip_code) between 5 and 10 and zip_code ~ '\S'),
  constraint bookings_zip_answer_known check (zip_answer in ('core', 'extended', 'outside', 'elsewhere')),
  constraint bookings_pet_name_length check (char_length(pet_name) <= 100 and pet_name ~ '\S'),
  constraint bookings_pet_type_known check (pet_type in ('dog', 'cat')),
  constraint bookings_breed_length check (char_length(breed) <= 100),
  constraint bookings_weight_length check (char_length(weight) <= 50),
  constraint bookings_pet_size_known check (pet_size in ('small', 'medium', 'large', 'xlarge')),
  constraint bookings_service_known check (service in (
    'Full Groom', 'Puppy Cut', 'Cat Grooming', 'Spa Bath', 'Senior Pet Comfort', 'Custom Service'
  )),
  -- <@ also refuses a null inside; the other two refuse nested and endless lists
  constraint bookings_add_ons_known check (
    add_ons <@ array['nail-grinding', 'teeth-brushing', 'deshedding', 'flea-treatment']
    and array_ndims(add_ons) = 1 and cardinality(add_ons) <= 4
  ),
  constraint bookings_estimated_price_range check (estimated_price between 0 and 10000),
  constraint bookings_preferred_date_finite check (isfinite(preferred_date)),
  constraint bookings_preferred_time_known check (private.window_end(preferred_time) is not null),
  constraint bookings_repeat_weeks_known check (repeat_weeks in (4, 6, 8)),
  constraint bookings_additional_notes_length check (char_length(additional_notes) <= 1000),
  constraint bookings_fill_seconds_range check (fill_seconds >= 0)
);

comment on table public.bookings is
  'Booking requests of visitors, who may add rows but never read them, and the visits that the operator adds.';
comment on column public.bookings.source is
  'form: a visitor sent it; operator: added on the operator''s page, so there was nothing to answer.';
comment on column public.bookings.status is
  'What became of the row before an answer; replaced: the owner sent it again, and that counts instead. The answer is in private.visits.';
comment on column public.bookings.review_reasons is
  'Why the guard marked the request for review; on the row of its first pet.';
comment on column public.bookings.gate_code is
  'How to get in, for the operator alone: in no email to the owner, no calendar file, no map link.';
comment on column public.bookings.zip_answer is
  'What the form said about the ZIP when the request was sent; null when it said nothing.';
comment on column public.bookings.digest_rank is
  'Place in the digest that is to list the request, 0 the least suspicious; null once it is told, and where it has an email of its own.';
comment on column public.bookings.estimated_price is 'US dollars, as the form showed them.';
comment on column public.bookings.repeat_weeks is 'Weeks between visits, where a standing appointment is wished for.';
comment on column public.bookings.honeypot_filled is 'True when the field that only a machine sees was filled.';
comment on column public.bookings.fill_seconds is
  'Seconds between opening the form and sending it; null when the form did not tell.';

create index bookings_created_at on public.bookings (created_at);
create index bookings_reference on public.bookings (reference, created_at);
-- for private.has_booked_again and private.last_visit_json
create index bookings_mailbox on public.bookings (lower(trim(email)), created_at);
-- for private.last_visit_json
create index bookings_phone on public.bookings (
  right(regexp_replace(regexp_replace(phone, '(ext|x|#).*', '', 'i'), '\D', '', 'g'), 10)
);
create index bookings_untold on public.bookings (digest_rank, created_at, id)
  where digest_rank is not null and status in ('new', 'review');

alter table public.bookings enable row level security;
create policy "Visitors may file a booking request" on public.bookings
  for insert to anon with check (status in ('new', 'review'));
grant insert (
  id, reference, pet_number, parent_name, phone, email, address, gate_code, zip_code, zip_answer,
  pet_name, pet_type, breed, weight, pet_size, service, add_ons, estimated_price, preferred_date,
  preferred_time, repeat_weeks, additional_notes, honeypot_filled, fill_seconds
) on table public.bookings to anon;
grant select, insert, update, delete on table public.bookings to service_role;

create trigger guard_submission before insert on public.bookings
  for each row execute function private.guard_submission();

-- Looks like a real CHECK violation (23514), so the browser needs one rule for both.
create function private.violate_check(name text, hint text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise check_violation using
    message = format('new row for relation "bookings" violates check constraint "%s"', name),
    hint = violate_check.hint,
    schema = 'public',
    table = 'bookings',
    constraint = name;
end
$$;

-- Not a CHECK, which must not depend on the current date. Yesterday is allowed: the visitor's clock may be off.
create function private.check_preferred_date() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'America/Denver')::date;
begin
  if new.preferred_date is null or new.preferred_date between today - 1 and today + 400 then
    return new;
  end if;
  perform private.violate_check('bookings_preferred_date_range', 'Choose a date from today on.');
  return null;
end
$$;

create trigger check_preferred_date before insert on public.bookings
  for each row when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.check_preferred_date();

-- ---- Messages -------------------------------------------------------------------------------------------

create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new',
  review_reasons text[] not null default '{}',
  digest_rank smallint,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  message text not null,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  constraint contact_inquiries_status_known check (status in ('new', 'review', 'answered', 'spam')),
  constraint contact_inquiries_review_reasons_known
    check (
      review_reasons <@ array[
        'honeypot', 'too_fast', 'many_requests', 'surge', 'unknown_caller', 'foreign_page'
      ]
    ),
  constraint contact_inquiries_first_name_length check (char_length(first_name) <= 100 and first_name ~ '\S'),
  constraint contact_inquiries_last_name_length check (char_length(last_name) <= 100 and last_name ~ '\S'),
  constraint contact_inquiries_email_length check (char_length(email) <= 255),
  constraint contact_inquiries_email_shape check (private.is_mailable(email)),
  constraint contact_inquiries_phone_length check (char_length(phone) between 10 and 20 and phone ~ '\S'),
  constraint contact_inquiries_phone_shape check (
    phone ~* '^[0-9 ()+./-]*[0-9][0-9 ()+./-]*((ext|x|#)[ .:]*[0-9]+ *)?$'
  ),
  constraint contact_inquiries_reachable check (email is not null or phone is not null),
  constraint contact_inquiries_message_length check (char_length(message) <= 1000 and message ~ '\S'),
  constraint contact_inquiries_fill_seconds_range check (fill_seconds >= 0)
);

comment on table public.contact_inquiries is 'Messages of visitors, who may add rows but never read them.';
comment on column public.contact_inquiries.digest_rank is
  'Place in the digest that is to list the message; null once it is told, and where it has an email of its own.';

create index contact_inquiries_created_at on public.contact_inquiries (created_at);
create index contact_inquiries_untold on public.contact_inquiries (digest_rank, created_at, id)
  where digest_rank is not null and status in ('new', 'review');

alter table public.contact_inquiries enable row level security;
create policy "Visitors may leave a message" on public.contact_inquiries
  for insert to anon with check (status in ('new', 'review'));
grant insert (
  id, first_name, last_name, email, phone, message, honeypot_filled, fill_seconds
) on table public.contact_inquiries to anon;
grant select, insert, update, delete on table public.contact_inquiries to service_role;

create trigger guard_submission before insert on public.contact_inquiries
  for each row execute function private.guard_submission();

-- ---- Requests -------------------------------------------------------------------------------------------

-- References are public (subjects, printed tickets), so each belongs to the mailbox that sent it first.
create table private.requests (
  reference text primary key,
  row_ids uuid[] not null,
  version integer not null default 1,
  link_version integer not null default 1,
  sent_at timestamptz not null default now(),
  waiting_rank smallint,
  revision integer not null default 0,
  spam_at timestamptz,
  private_line text not null default '',
  constraint requests_version_range check (version >= 1),
  constraint requests_revision_range check (revision >= 0),
  constraint requests_link_version_range check (link_version >= 1),
  constraint requests_private_line_length check (char_length(private_line) <= 300)
);

comment on table private.requests is 'The newest sending of each booking request.';
comment on column private.requests.row_ids is 'Its rows, in the order of the pets.';
comment on column private.requests.version is 'Counts the sendings of the request.';
comment on column private.requests.waiting_rank is
  'How likely spam, from 0 without a mark, while the request waits for an answer; null once it does not.';
comment on column private.requests.revision is
  'Counts the changes while there is no visit: spam, and each Undo that ends there. A visit counts on from it.';
comment on column private.requests.spam_at is
  'When the operator called it spam; null otherwise, and once it is answered. Its rows then have the status spam.';
comment on column private.requests.private_line is
  'What the operator keeps in mind about the visit and its pets: on the operator''s pages alone, in no email.';
comment on column private.requests.link_version is
  'The keys of links are made from this number too: raising it revokes the links of earlier mails.';

create index requests_waiting on private.requests (waiting_rank, sent_at, reference) where waiting_rank is not null;

alter table private.requests enable row level security;

-- The rank of a request that waits.
create function private.rank_rows(row_ids uuid[]) returns smallint
language sql stable security definer set search_path = ''
as $$
  select max(private.review_rank(review_reasons)) from public.bookings where id = any (row_ids)
$$;

-- All rows of a reference must agree on everything except the pet.
create function private.keep_requests() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sending record;
  known private.requests;
  visit record;
begin
  for sending in
    select reference, array_agg(id order by pet_number, id) as row_ids,
      count(distinct pet_number) = count(*) and min(pet_number) = 1 and count(distinct (
        parent_name, phone, lower(trim(email)), address, gate_code, zip_code, zip_answer,
        preferred_date, preferred_time, repeat_weeks
      )) = 1 as agrees
    -- fixed order, so that two statements cannot deadlock
    from stored where reference is not null group by reference order by reference
  loop
    if not sending.agrees then
      perform private.violate_check('bookings_rows_agree', 'One request has one owner and 1 to 4 pets.');
    end if;
    insert into private.requests (reference, row_ids, waiting_rank)
      values (sending.reference, sending.row_ids, private.rank_rows(sending.row_ids))
      on conflict (reference) do nothing;
    continue when found;

    -- wait for an answer that is being given right now
    select * into strict known from private.requests where reference = sending.reference for update;
    select * into visit from private.visits where reference = sending.reference;
    if lower(private.mailbox('bookings', coalesce(visit.row_ids, known.row_ids)))
      is distinct from lower(private.mailbox('bookings', sending.row_ids)) then
      perform private.violate_check('bookings_reference_mailbox', 'Choose another reference.');
    end if;
    if visit.status in ('declined', 'canceled', 'done', 'no_show') or known.spam_at is not null then
      perform private.violate_check('bookings_reference_open', 'Choose another reference.');
    end if;

    update public.bookings set status = 'replaced'
      where id = any (known.row_ids) and status in ('new', 'review') and visit.row_ids is distinct from known.row_ids;
    update private.requests
      set row_ids = sending.row_ids, version = version + 1, sent_at = now(),
        waiting_rank = case when visit.status is null then private.rank_rows(sending.row_ids) end
      where reference = sending.reference;
  end loop;
  return null;
end
$$;

-- Triggers run in order of their names: this one before queue_jobs.
create trigger keep_requests after insert on public.bookings
  referencing new table as stored for each statement
  execute function private.keep_requests();
