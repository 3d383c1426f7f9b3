-- ---- Rights ---------------------------------------------------------------------------------------------
-- Hosted platforms grant everything on new tables and functions; here each one needs its own grant.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from anon, authenticated, service_role;

create schema private;
comment on schema private is 'Rules, limits and bookkeeping of the public forms. Not exposed by the API.';

-- ---- What the CHECKs of several tables ask --------------------------------------------------------------
-- CHECKs and indexes of these tables run as the visitor, so the visitor may call what they ask.

-- The same as `isMailable` of the functions: ASCII alone, and no space, so that no query trims it.
create function private.is_mailable(email text) returns boolean
language sql immutable set search_path = '' as $$
  select email ~ ('^[a-zA-Z0-9_!#$%&''*+/=?^`{|}~-]+(\.[a-zA-Z0-9_!#$%&''*+/=?^`{|}~-]+)*'
    || '@([a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?\.)+[a-zA-Z]([a-zA-Z0-9-]*[a-zA-Z0-9])$')
$$;

-- The same as `isPhone` of the functions: digits with the usual signs between them and perhaps an extension. Other text would
-- be dialed on a tap, and a code such as *72 forwards the calls of that phone.
create function private.is_phone(phone text) returns boolean
language sql immutable set search_path = '' as $$
  select phone ~* '^[0-9 ()+./-]*[0-9][0-9 ()+./-]*((ext|x|#)[ .:]*[0-9]+ *)?$'
$$;

-- Marks of likely spam, the least likely first. A surge marks every sending, so alone it says nothing about the sender; the
-- others are a sending's own marks.
create function private.known_marks() returns text[]
language sql immutable set search_path = '' as $$
  select array['surge', 'many_requests', 'unknown_caller', 'too_fast', 'foreign_page', 'honeypot']
$$;

-- How likely spam is: 0 without a mark, 1 for a surge alone, more for marks of its own.
create function private.spam_rank(reasons text[]) returns smallint
language sql immutable security definer set search_path = '' as $$
  select coalesce(max(array_position(private.known_marks(), reason)), 0)::smallint from unnest(reasons) as reason
$$;

-- The arrival windows of the form, in Denver.
create function private.arrival_windows() returns table (name text, begins time, ends time)
language sql immutable set search_path = '' as $$
  values ('8-10 AM', time '08:00', time '10:00'), ('10 AM-12 PM', time '10:00', time '12:00'),
    ('12-2 PM', time '12:00', time '14:00'), ('2-4 PM', time '14:00', time '16:00'),
    ('4-6 PM', time '16:00', time '18:00')
$$;

-- Null for an unknown window.
create function private.window_end(time_window text) returns time
language sql immutable security definer set search_path = '' as $$
  select ends from private.arrival_windows() where name = time_window
$$;

-- A phone number is found by its last ten digits, without its extension; null for fewer.
create function private.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select substring(regexp_replace(regexp_replace(phone, '(ext|x|#).*', '', 'i'), '\D', '', 'g') from '\d{10}$')
$$;

-- Names lose their accents; a slash separates words.
create function private.plain_words(words text) returns text
language sql immutable set search_path = '' as $$
  select translate(regexp_replace(normalize(lower(words), nfd), '[\u0300-\u036f]', '', 'g'), '/', ' ')
$$;

-- A customer is looked up by the words of both names, and by all ends of the phone number: a part of it begins one of them.
create function private.search_words(owner text, pet text, phone text) returns tsvector
language sql immutable security definer set search_path = '' as $$
  select to_tsvector('simple', private.plain_words(owner || ' ' || pet) || ' ' || coalesce((
    select string_agg(right(private.phone_key(phone), digits), ' ') from generate_series(3, 10) as digits
  ), ''))
$$;

grant execute on function private.is_mailable(text), private.is_phone(text), private.known_marks(),
  private.spam_rank(text[]), private.window_end(text), private.phone_key(text), private.plain_words(text),
  private.search_words(text, text, text)
  to anon, service_role;

-- ---- Settings: limits of forms, links and emails --------------------------------------------------------
-- Limits count within limit_window. Beyond a soft one requests are stored for review, beyond a hard one refused with 429.
create table private.settings (
  id boolean primary key default true,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  limit_window interval not null default '10 minutes',
  soft_limit integer not null default 3, -- requests of a network, to each form
  hard_limit integer not null default 10, -- requests of a caller, to each form
  unknown_limit integer not null default 60, -- the hard limit that all callers without an address share
  surge_limit integer not null default 30, -- soft: requests of all callers, to each form
  site_limit integer not null default 20000, -- hard: requests of all callers, to each form
  wrong_key_limit integer not null default 10, -- hard: wrong keys of a caller, of links or of the operator
  question_limit integer not null default 30, -- hard: questions of a caller about the windows of the days ahead
  min_fill_seconds integer not null default 4, -- a form sent sooner after it was opened is stored for review
  caller_headers text[] not null default '{cf-connecting-ip}', -- in lower case; the first present one names the caller
  site_origin text, -- such as https://your-domain.example: forms of other pages are stored for review; null: not compared
  requests_per_day integer not null default 60, -- so many of a form cause an email each to the operator; the digest has the rest
  digest_interval interval not null default '15 minutes', -- the operator gets at most one digest in this time
  answer_delay interval not null default '1 minute', -- how long the email about an answer waits, so that it can be undone
  visitor_mails_per_hour integer not null default 60, -- emails that visitors cause, to all of them; later ones wait
  visitor_mails_per_day integer not null default 1000, -- so many in a day; the rest of the plan is kept for the operator
  recipient_mails_per_day integer not null default 3, -- such emails to one mailbox; later ones are left out
  fewest_bounces integer not null default 3, -- so many in 7 days never stop such emails; a complaint counts as ten
  bounce_percent numeric not null default 2, -- they wait when more came back in 7 days; providers close accounts above 4
  mail_tries smallint not null default 13, -- an email has failed after so many; the last wait is a day
  mail_paused_until timestamptz, -- no job is claimed before, because the mail provider asked for a pause
  claimed_at timestamptz not null default now(), -- when a deliverer last asked for a job, to the minute
  unqueued_at timestamptz, -- when a request was last stored without its emails; the operator sets it back to null
  constraint settings_id_single_row check (id),
  constraint settings_soft_limit_order check (soft_limit between 0 and hard_limit)
);
comment on table private.settings is 'One row: the limits of forms, links and emails, and what stopped them.';
insert into private.settings default values;

-- Collation "C": the indexes must also serve tg_table_name, which has another collation.
create table private.caller_hits (
  id bigint generated always as identity primary key,
  hit_at timestamptz not null default now(),
  form text collate "C" not null,
  caller text collate "C" not null, -- salted hash of the IPv4 address or the IPv6 /56, or unknown; refusals go by it
  network text collate "C" not null -- the same of the IPv6 /48, which anybody gets for free; marks go by it
);
comment on table private.caller_hits is 'One row per request; deleted once it is older than the window of the limits.';

create index caller_hits_form_hit_at on private.caller_hits (form, hit_at);
create index caller_hits_caller on private.caller_hits (caller, form, hit_at);
create index caller_hits_network on private.caller_hits (network, form, hit_at);

-- ---- Bookings: one row per pet; the pets of one request share a reference -------------------------------
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new', -- replaced: the owner sent it again
  review_reasons text[] not null default '{}', -- why the guard marked the request for review; on the row of its first pet
  source text not null default 'form', -- operator: added on the operator's page, or changed there
  reference text not null,
  pet_number smallint not null default 1,
  parent_name text not null,
  phone text,
  email text,
  address text not null,
  gate_code text, -- the operator alone reads it: it is in no email to the owner, no calendar file, no map link
  zip_code text not null,
  zip_answer text, -- what the form said about the ZIP when the request was sent; null when it said nothing
  pet_name text not null,
  pet_type text not null,
  breed text,
  weight text,
  pet_size text,
  service text not null,
  add_ons text[],
  estimated_price numeric, -- US dollars, as the form showed them
  preferred_date date not null,
  preferred_time text not null,
  repeat_weeks smallint, -- weeks between visits; null: no standing appointment is wished for
  additional_notes text,
  honeypot_filled boolean not null default false, -- a machine filled the field that nobody sees
  fill_seconds integer, -- seconds between opening the form and sending it; null when the form did not tell
  constraint bookings_status_known check (status in ('new', 'review', 'spam', 'replaced')),
  constraint bookings_review_reasons_known check (review_reasons <@ private.known_marks()),
  constraint bookings_source_known check (source in ('form', 'operator')),
  -- the form asks for both
  constraint bookings_reachable check (
    phone is not null and email is not null
    or source = 'operator' and (phone is not null or email is not null)
  ),
  constraint bookings_reference_shape check (reference ~ '^[A-Z]{2}-[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{6}$'),
  constraint bookings_pet_number_range check (pet_number between 1 and 4),
  constraint bookings_parent_name_length check (char_length(parent_name) <= 100 and parent_name ~ '\S'),
  constraint bookings_phone_length check (char_length(phone) <= 20 and phone ~ '\S'),
  constraint bookings_phone_shape check (private.is_phone(phone)),
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
comment on table public.bookings is 'Requests of visitors, who add rows but never read them, and visits the operator adds.';
create index bookings_created_at on public.bookings (created_at);
create index bookings_marked on public.bookings (created_at) where status in ('review', 'spam');
create index bookings_reference on public.bookings (reference, created_at);
create index bookings_mailbox on public.bookings (lower(email), created_at);
create index bookings_phone on public.bookings (private.phone_key(phone));
-- Finds names that begin with what the operator types, and parts of phone numbers.
create index bookings_search on public.bookings using gin (private.search_words(parent_name, pet_name, phone));
alter table public.bookings enable row level security;
create policy "Visitors may file a booking request" on public.bookings
  for insert to anon with check (status in ('new', 'review'));
grant insert (
  id, reference, pet_number, parent_name, phone, email, address, gate_code, zip_code, zip_answer,
  pet_name, pet_type, breed, weight, pet_size, service, add_ons, estimated_price, preferred_date,
  preferred_time, repeat_weeks, additional_notes, honeypot_filled, fill_seconds
) on table public.bookings to anon;
grant select, insert, update, delete on table public.bookings to service_role;

-- ---- Messages -------------------------------------------------------------------------------------------
create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new',
  review_reasons text[] not null default '{}',
  is_customer boolean not null default false, -- its mailbox or phone had a visit before
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  message text not null,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  constraint contact_inquiries_status_known check (status in ('new', 'review', 'answered', 'spam')),
  constraint contact_inquiries_review_reasons_known check (review_reasons <@ private.known_marks()),
  constraint contact_inquiries_first_name_length check (char_length(first_name) <= 100 and first_name ~ '\S'),
  constraint contact_inquiries_last_name_length check (char_length(last_name) <= 100 and last_name ~ '\S'),
  constraint contact_inquiries_email_length check (char_length(email) <= 255),
  constraint contact_inquiries_email_shape check (private.is_mailable(email)),
  constraint contact_inquiries_phone_length check (char_length(phone) between 10 and 20 and phone ~ '\S'),
  constraint contact_inquiries_phone_shape check (private.is_phone(phone)),
  constraint contact_inquiries_reachable check (email is not null or phone is not null),
  constraint contact_inquiries_message_length check (char_length(message) <= 1000 and message ~ '\S'),
  constraint contact_inquiries_fill_seconds_range check (fill_seconds >= 0)
);
comment on table public.contact_inquiries is 'Messages of visitors, who may add rows but never read them.';
create index contact_inquiries_created_at on public.contact_inquiries (created_at);
create index contact_inquiries_marked on public.contact_inquiries (created_at) where status in ('review', 'spam');
create index contact_inquiries_waiting
  on public.contact_inquiries (private.spam_rank(review_reasons), is_customer desc, created_at)
  where status in ('new', 'review');
alter table public.contact_inquiries enable row level security;
create policy "Visitors may leave a message" on public.contact_inquiries
  for insert to anon with check (status in ('new', 'review'));
grant insert (
  id, first_name, last_name, email, phone, message, honeypot_filled, fill_seconds
) on table public.contact_inquiries to anon;
grant select, insert, update, delete on table public.contact_inquiries to service_role;

-- ---- Newsletter -----------------------------------------------------------------------------------------
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new', -- new becomes pending at once; review: until the operator sets new
  review_reasons text[] not null default '{}',
  email text not null,
  confirmation_token text not null default replace(gen_random_uuid()::text, '-', ''), -- for the link that confirms
  confirmation_asked_at timestamptz, -- when the last email that asks to confirm was queued; there is at most one a day
  confirmed_at timestamptz,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  constraint newsletter_subscribers_status_known
    check (status in ('new', 'review', 'pending', 'subscribed', 'unsubscribed', 'spam')),
  constraint newsletter_subscribers_review_reasons_known check (review_reasons <@ private.known_marks()),
  constraint newsletter_subscribers_email_length check (char_length(email) <= 255),
  constraint newsletter_subscribers_email_shape check (private.is_mailable(email)),
  constraint newsletter_subscribers_confirmation_token_unique unique (confirmation_token),
  constraint newsletter_subscribers_fill_seconds_range check (fill_seconds >= 0)
);
comment on table public.newsletter_subscribers is 'Visitors add rows, never read them. Only subscribed ones are written to.';

create unique index newsletter_subscribers_email_unique on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_review on public.newsletter_subscribers (created_at) where status = 'review';
alter table public.newsletter_subscribers enable row level security;
-- private.ask_to_confirm may have stored another status: a known address keeps its own
create policy "Visitors may sign up" on public.newsletter_subscribers for insert to anon with check (status <> 'new');
grant insert (id, email, honeypot_filled, fill_seconds) on table public.newsletter_subscribers to anon;
grant select, insert, update, delete on table public.newsletter_subscribers to service_role;

-- ---- Requests and visits --------------------------------------------------------------------------------
-- References are public (subjects, printed tickets), so each belongs to the mailbox that sent it first.
create table private.requests (
  reference text primary key,
  row_ids uuid[] not null, -- its rows, in the order of the pets
  noted_row_ids uuid[], -- a later sending with marks of its own, which counts only as a note on a request without
  version integer not null default 1, -- counts the sendings of the request
  link_version integer not null default 1, -- keys of links are made from it, so another one revokes them
  highest_link_version integer not null default 1, -- the next one counts from it, so that none is given twice
  earlier_link_version integer, -- that of the mailbox before, which Undo brings back; null: new ones were made since
  sent_at timestamptz not null default now(),
  waiting_rank smallint, -- private.spam_rank while the request waits for an answer; null once it does not
  is_customer boolean not null default false, -- its mailbox or phone had a visit before
  revision integer not null default 0, -- counts the changes while there is no visit, which counts on from it
  spam_at timestamptz, -- when the operator called it spam; null once it is answered
  private_line text not null default '', -- the operator's pages alone show it
  constraint requests_version_range check (version >= 1),
  constraint requests_revision_range check (revision >= 0),
  constraint requests_link_version_range check (link_version between 1 and highest_link_version),
  constraint requests_private_line_length check (char_length(private_line) <= 300)
);
comment on table private.requests is 'The newest sending of each booking request.';
create index requests_waiting on private.requests (waiting_rank, is_customer desc, sent_at, reference)
  where waiting_rank is not null;

-- One row per reference, from the first answer or cancellation on.
create table private.visits (
  reference text primary key,
  row_ids uuid[] not null, -- the answered rows; a later sending counts once the operator accepts it
  request_version integer not null, -- the version of the request that row_ids belong to
  status text not null,
  starts_at timestamptz, -- the appointment; null when the request was declined
  minutes smallint,
  time_set_at timestamptz, -- when the operator set this time
  free_until timestamptz, -- until when the owner was told that canceling is free
  late_fee smallint, -- what the owner was told that a later cancellation costs; 0 as long as the time is held, until their yes
  accepted_at timestamptz, -- when the owner said yes to this time; without it the visit stands all the same
  groomer text, -- the name as told to the owner; null: nobody is named
  travel_fee smallint not null default 0, -- on top of the price, for the drive
  price numeric, -- set by the operator; null: the estimate of the request stands
  charged numeric, -- what the owner paid or owes for a done visit, fees included, without a tip; null: not noted
  credit numeric, -- taken off `charged` because the van was late, so the next price counts it; null: none
  note text not null default '', -- what the operator wrote to the owner with the last change
  reason text, -- the usual one that the operator declined or canceled for, or waited before a no-show; null: none of them
  groomer_words text not null default '', -- the groomer's words to the owner of a done visit
  revision integer not null default 1, -- rises with each change, unless transitions.keeps_revision; a change names it
  canceled_by text,
  was_late boolean not null default false, -- whether the owner canceled too late to be free
  fee smallint not null default 0, -- the owner was told that a no-show or a late cancellation costs it; nothing here charges it
  fee_settled_by uuid, -- the press that waived or charged the fee of a no-show or a late cancellation; null: it is owed
  is_called boolean, -- whether somebody called the owner of a visit that the operator canceled; else null
  answered_at timestamptz, -- the operator's first answer; null when the owner canceled before it
  changed_at timestamptz not null default now(),
  constraint visits_status_known check (status in ('confirmed', 'declined', 'canceled', 'done', 'no_show')),
  constraint visits_starts_of_status check (status = 'canceled' or (starts_at is null) = (status = 'declined')),
  constraint visits_time_of_start check (
    num_nulls(starts_at, minutes, time_set_at, free_until, late_fee) in (0, 5)
  ),
  -- the van is at one place at a time; the lock of a change only makes the refusal kind
  constraint visits_one_at_a_time exclude using gist (
    tsrange(starts_at at time zone 'UTC', starts_at at time zone 'UTC' + make_interval(mins => minutes)) with &&
  ) where (status = 'confirmed'),
  constraint visits_accepted_at_ends_hold check (accepted_at is null or coalesce(late_fee, 0) > 0),
  constraint visits_groomer_length check (char_length(groomer) <= 60 and groomer ~ '\S'),
  constraint visits_money_positive check (
    travel_fee >= 0 and fee >= 0 and late_fee >= 0 and price > 0 and price = round(price, 2)
      and charged >= 0 and charged = round(charged, 2) and credit > 0
  ),
  constraint visits_charged_of_status check ((charged is null and credit is null) or status = 'done'),
  constraint visits_terms_of_start check (
    starts_at is not null or (groomer is null and travel_fee = 0 and price is null)
  ),
  constraint visits_groomer_words_length check (char_length(groomer_words) <= 300),
  constraint visits_groomer_words_of_status check (status = 'done' or groomer_words = ''),
  constraint visits_note_length check (char_length(note) <= 500),
  constraint visits_reason_known check (
    reason in ('fully_booked', 'too_far', 'not_for_us', 'no_yes', 'roads', 'illness', 'van', 'waited')
  ),
  constraint visits_reason_of_operator check (
    reason is null or status in ('declined', 'no_show') or canceled_by is not distinct from 'operator'
  ),
  constraint visits_revision_range check (revision >= 1),
  constraint visits_canceled_by_known check (canceled_by in ('owner', 'operator')),
  constraint visits_canceled_by_of_status check ((canceled_by is null) = (status <> 'canceled')),
  constraint visits_is_called_of_operator check (is_called is null or canceled_by is not distinct from 'operator'),
  constraint visits_was_late_of_owner check (not was_late or canceled_by = 'owner'),
  constraint visits_fee_of_status check (fee = 0 or was_late or status = 'no_show')
);
comment on table private.visits is 'One row per answered request: its appointment, or why there is none. Amounts are US dollars, limited by private.rules.';

create index visits_confirmed_starts_at on private.visits (starts_at) where status = 'confirmed';
create index visits_owed on private.visits (starts_at) where fee_settled_by is null and fee > 0;
create index visits_uncalled on private.visits (starts_at) where not is_called;
create index visits_fee_settled_by on private.visits (fee_settled_by) where fee_settled_by is not null;
create index visits_starts_at on private.visits (starts_at);

create table private.changes (
  id uuid primary key, -- made in the browser, once a press: the same id again changes nothing
  number bigint generated always as identity,
  reference text not null,
  actor text not null,
  from_status text, -- with actor and action the key in private.transitions; null: undo
  action text not null, -- of private.transitions, or undo
  content text not null, -- salted hash of all that the press said: the same id with another content is refused
  changed_at timestamptz not null default now(),
  before jsonb, -- the row of private.visits before the change, for Undo; null: there was none
  owner_knew jsonb, -- the row that the owner knew last, if the email about an earlier change gave way to this one's
  undone_at timestamptz,
  hold jsonb, -- the row of private.blocks whose place an added visit took, for Undo
  constraint changes_actor_known check (actor in ('owner', 'operator'))
);
comment on table private.changes is 'One row for each press that changed a visit: made once, can be undone, is the history.';
create index changes_reference on private.changes (reference, number desc);
create index changes_hold on private.changes (number) where hold is not null;

-- A wish does not change the visit; the operator moves it or keeps the time.
create table private.time_wishes (
  reference text not null,
  revision integer not null, -- that of the visit; any change of the visit but of its details answers the wish
  day date not null,
  time_window text not null,
  words text not null default '', -- what the owner wrote to the operator
  asked_at timestamptz not null default now(),
  number smallint not null default 1, -- counts the wishes of a reference from 1
  declined_at timestamptz, -- when the time stood instead: the operator kept it, or the owner said yes to it
  constraint time_wishes_revision_range check (revision >= 1),
  constraint time_wishes_day_finite check (isfinite(day)),
  constraint time_wishes_time_window_known check (private.window_end(time_window) is not null),
  constraint time_wishes_words_length check (char_length(words) <= 300),
  constraint time_wishes_number_range check (number > 0),
  constraint time_wishes_declined_after_asked check (declined_at >= asked_at),
  primary key (reference, number)
);

create unique index time_wishes_open on private.time_wishes (reference, revision) where declined_at is null;

comment on table private.time_wishes is 'Other times that owners of confirmed visits asked for.';

-- An owner who asked for regular visits gets one email when it is time, unless they stopped these emails.
create table private.unsubscribed_mailboxes (
  recipient text primary key, -- salted hash of the mailbox; a later request that asks for a reminder ends it
  stopped_at timestamptz not null default now()
);
comment on table private.unsubscribed_mailboxes is 'Mailboxes that get no return emails.';

-- ---- Blocked time ---------------------------------------------------------------------------------------
create table private.blocks (
  id uuid primary key, -- made in the browser, so that a tap that is sent again makes no second block
  first_day date not null,
  last_day date not null,
  from_time time, -- null: whole days, on which the business is closed
  until_time time, -- the end of the hours of from_time
  reason text not null default '', -- the operator alone reads it: it is in no email, and in no answer to a visitor
  held_for text, -- the caller for whom the hours are held until address and pets are known; null: for nobody
  held_phone text,
  made_at timestamptz not null default now(), -- sendings before it were promised an answer without this block
  constraint blocks_first_day_finite check (isfinite(first_day)),
  constraint blocks_last_day_finite check (isfinite(last_day)),
  constraint blocks_days_in_order check (first_day <= last_day),
  constraint blocks_until_of_from check ((from_time is null) = (until_time is null)),
  constraint blocks_hours_in_order check (from_time < until_time),
  constraint blocks_hours_of_one_day check (from_time is null or first_day = last_day),
  constraint blocks_reason_length check (char_length(reason) <= 60),
  constraint blocks_hold_whole check (
    num_nulls(held_for, held_phone) in (0, 2) and (held_for is null or from_time is not null)
  ),
  constraint blocks_held_for_length check (char_length(held_for) <= 100 and held_for ~ '\S'),
  constraint blocks_held_phone_shape check (char_length(held_phone) <= 20 and private.is_phone(held_phone))
);
comment on table private.blocks is 'When the operator takes no visits, in Denver. Blocks may overlap; each goes by itself.';

create index blocks_last_day on private.blocks (last_day, first_day);

-- ---- The outbox -----------------------------------------------------------------------------------------
-- A job holds no personal data; the email is written from the rows when it is sent.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- received: somebody sent a request; digest: requests without an email of their own wait; nudge: nobody has answered;
  -- tomorrow: a day has visits; links: keys are new; asked: an owner wishes for another time; time_kept: it was declined;
  -- return: the next regular visit is due; next: it was agreed after the last one; the others: changes of a visit
  kind text not null default 'received',
  source text,
  row_ids uuid[] not null, -- one a pet of a request; a digest and a nudge have those that the first try listed
  audience text not null,
  recipient text, -- salted hash of a visitor's mailbox, to count emails by; null for the operator
  address text, -- salted hash of the exact address, which bounces and complaints are about; null for the operator
  by_visitor boolean not null default false, -- a visitor caused it, so the limits of such emails count it
  after_answer boolean not null default false, -- whether the owner sent the request again after it was answered
  status text not null default 'queued', -- left_out: see last_error; bounced (for good), complained: as the provider says
  tries smallint not null default 0, -- how often the job was claimed; the number identifies the claim
  round smallint not null default 0, -- how often the provider accepted it and then failed; each has a new key
  due_at timestamptz not null default now(), -- a claim moves it on, so that a deliverer that dies frees the job
  claimed_at timestamptz,
  sent_at timestamptz,
  returned_at timestamptz, -- when the provider reported a bounce or a complaint
  last_error text, -- why the last try failed: a code, never a person's data; null while claimed
  revision integer, -- the revision of the visit that the email is about
  change_id uuid, -- the press that the email tells of; null: none did
  wanted_at timestamptz not null default now(), -- when the job was due first; due_at moves on with each try
  day date, -- the day whose visits an email of kind tomorrow lists
  -- lowest first: requests for the operator, the operator's others, what the operator causes, what visitors cause
  urgency smallint not null generated always as (
    case
      when audience = 'operator' and kind = 'received' then 0
      when audience = 'operator' then 1
      when not by_visitor then 2 else 3
    end
  ) stored,
  constraint outbox_kind_known check (kind in (
    'received', 'digest', 'confirmed', 'moved', 'updated', 'declined', 'canceled', 'reminder', 'nudge',
    'tomorrow', 'links', 'asked', 'time_kept', 'thanks', 'no_show', 'return', 'next'
  )),
  constraint outbox_source_known check (source in ('bookings', 'contact_inquiries', 'newsletter_subscribers')),
  constraint outbox_source_of_kind check ((source is null) = (kind in ('digest', 'nudge', 'tomorrow'))),
  constraint outbox_row_ids_some check (kind in ('digest', 'nudge', 'tomorrow') or cardinality(row_ids) > 0),
  constraint outbox_row_ids_most check (cardinality(row_ids) <= 1000),
  constraint outbox_revision_of_kind
    check ((revision is null) = (kind in ('received', 'digest', 'nudge', 'tomorrow', 'links'))),
  constraint outbox_day_of_kind check ((day is null) = (kind <> 'tomorrow')),
  constraint outbox_audience_known check (audience in ('operator', 'owner')),
  constraint outbox_status_known check (
    status in ('queued', 'sent', 'left_out', 'failed', 'bounced', 'complained')
  ),
  constraint outbox_last_error_code check (last_error ~ '^[a-z0-9_]{1,60}$')
);
comment on table private.outbox is 'One job per email; a deliverer claims it, sends it and marks it.';

create index outbox_created_at on private.outbox (created_at) where status <> 'queued';
create index outbox_due on private.outbox (urgency, due_at) where status = 'queued';
create index outbox_visitor_claims on private.outbox (claimed_at) where audience = 'owner' and by_visitor;
create index outbox_change on private.outbox (change_id) where change_id is not null;
create index outbox_sent_at on private.outbox (sent_at) where sent_at is not null;
create index outbox_recipient on private.outbox (recipient, claimed_at) where recipient is not null;
create index outbox_returned on private.outbox (address, status) where returned_at is not null;
create index outbox_returned_at on private.outbox (returned_at)
  where audience = 'owner' and by_visitor and returned_at is not null;
create index outbox_requests on private.outbox (source, created_at) where audience = 'operator' and kind = 'received';
create unique index outbox_digest on private.outbox (kind)
  where kind = 'digest' and status = 'queued' and claimed_at is null;
create index outbox_digests on private.outbox (wanted_at) where kind = 'digest';
create index outbox_operator_failures on private.outbox (status)
  where audience = 'operator' and status in ('failed', 'bounced', 'complained');
create unique index outbox_tomorrow on private.outbox (day) where kind = 'tomorrow' and status <> 'left_out';
