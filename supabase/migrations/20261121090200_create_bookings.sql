-- What visitors ask for. One row per pet; the pets of one request share a reference.
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new',
  review_reasons text[] not null default '{}',
  reference text,
  pet_number smallint not null default 1,
  parent_name text not null,
  phone text not null,
  email text not null,
  address text not null,
  zip_code text not null,
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
  constraint bookings_status_known
    check (status in (
      'new', 'review', 'confirmed', 'declined', 'done', 'canceled', 'spam', 'replaced'
    )),
  constraint bookings_review_reasons_known
    check (
      review_reasons <@ array['honeypot', 'too_fast', 'many_requests', 'surge', 'unknown_caller']
    ),
  constraint bookings_reference_shape check (reference ~ '^[A-Z]{2}-[2-9A-HJKMNP-Z]{6}$'),
  constraint bookings_pet_number_range check (pet_number between 1 and 4),
  constraint bookings_parent_name_length
    check (char_length(parent_name) <= 100 and parent_name ~ '\S'),
  constraint bookings_phone_length check (char_length(phone) <= 20 and phone ~ '\S'),
  constraint bookings_email_length check (char_length(email) <= 255),
  constraint bookings_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint bookings_address_length check (char_length(address) <= 255 and address ~ '\S'),
  constraint bookings_zip_code_length
    check (char_length(zip_code) between 5 and 10 and zip_code ~ '\S'),
  constraint bookings_pet_name_length check (char_length(pet_name) <= 100 and pet_name ~ '\S'),
  constraint bookings_pet_type_known check (pet_type in ('dog', 'cat')),
  constraint bookings_breed_length check (char_length(breed) <= 100),
  constraint bookings_weight_length check (char_length(weight) <= 50),
  constraint bookings_pet_size_known check (pet_size in ('small', 'medium', 'large', 'xlarge')),
  constraint bookings_service_known check (service in (
    'Full Groom', 'Puppy Cut', 'Cat Grooming', 'Spa Bath', 'Senior Pet Comfort', 'Custom Service'
  )),
  -- containment fails for a null inside; dimensions and length keep nested and endless lists out
  constraint bookings_add_ons_known check (
    add_ons <@ array['nail-grinding', 'teeth-brushing', 'deshedding', 'flea-treatment']
    and array_ndims(add_ons) = 1 and cardinality(add_ons) <= 4
  ),
  constraint bookings_estimated_price_range check (estimated_price between 0 and 10000),
  constraint bookings_preferred_date_finite check (isfinite(preferred_date)),
  constraint bookings_preferred_time_known check (preferred_time in (
    '8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM'
  )),
  constraint bookings_repeat_weeks_known check (repeat_weeks in (4, 6, 8)),
  constraint bookings_additional_notes_length check (char_length(additional_notes) <= 1000),
  constraint bookings_fill_seconds_range check (fill_seconds >= 0)
);

comment on table public.bookings is
  'Booking requests of visitors, who may add rows but never read them.';
comment on column public.bookings.status is
  'Where the request stands; replaced: the owner sent it again, and that counts instead.';
comment on column public.bookings.review_reasons is 'Why the guard marked the row for review.';
comment on column public.bookings.estimated_price is 'US dollars, as the form showed them.';
comment on column public.bookings.repeat_weeks is
  'Weeks between visits, where a standing appointment is wished for.';
comment on column public.bookings.honeypot_filled is
  'True when the field that only a machine sees was filled.';
comment on column public.bookings.fill_seconds is
  'Seconds between opening the form and sending it; null when the form did not tell.';

create index bookings_created_at on public.bookings (created_at);
-- asked by private.is_repeat for each mail
create index bookings_reference on public.bookings (reference, created_at);

alter table public.bookings enable row level security;

create policy "Visitors may file a booking request" on public.bookings
  for insert to anon with check (status in ('new', 'review'));

revoke all on table public.bookings from public, anon, authenticated, service_role;
grant insert (
  id, reference, pet_number, parent_name, phone, email, address, zip_code, pet_name, pet_type,
  breed, weight, pet_size, service, add_ons, estimated_price, preferred_date, preferred_time,
  repeat_weeks, additional_notes, honeypot_filled, fill_seconds
) on table public.bookings to anon;
grant select, insert, update, delete on table public.bookings to service_role;

create trigger guard_submission before insert on public.bookings
  for each row execute function private.guard_submission();

/* Raises 23514 in the words of a real CHECK, so that one rule in the browser tells them apart. */
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

comment on function private.violate_check(text, text) is 'Refuses a booking by the name of a rule.';

-- A date column takes 'tomorrow' and the year 9999, and a CHECK must not depend on today. So a
-- trigger keeps visitors' dates within reach: yesterday (their clock may be off) to 400 days on.

/* Before insert, for each row a visitor adds. */
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

comment on function private.check_preferred_date() is
  'Keeps preferred_date between yesterday and 400 days from now in Denver.';

revoke all on function private.violate_check(text, text), private.check_preferred_date()
  from public, anon, authenticated, service_role;

create trigger check_preferred_date before insert on public.bookings
  for each row when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.check_preferred_date();
