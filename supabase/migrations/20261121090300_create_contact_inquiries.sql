-- Questions that are not a booking. Somebody must be able to answer: e-mail or phone is there.
create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new',
  review_reasons text[] not null default '{}',
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  message text not null,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  constraint contact_inquiries_status_known
    check (status in ('new', 'review', 'answered', 'spam')),
  constraint contact_inquiries_review_reasons_known
    check (
      review_reasons <@ array['honeypot', 'too_fast', 'many_requests', 'surge', 'unknown_caller']
    ),
  constraint contact_inquiries_first_name_length
    check (char_length(first_name) <= 100 and first_name ~ '\S'),
  constraint contact_inquiries_last_name_length
    check (char_length(last_name) <= 100 and last_name ~ '\S'),
  constraint contact_inquiries_email_length check (char_length(email) <= 255),
  constraint contact_inquiries_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint contact_inquiries_phone_length
    check (char_length(phone) between 10 and 20 and phone ~ '\S'),
  constraint contact_inquiries_reachable check (email is not null or phone is not null),
  constraint contact_inquiries_message_length
    check (char_length(message) <= 1000 and message ~ '\S'),
  constraint contact_inquiries_fill_seconds_range check (fill_seconds >= 0)
);

comment on table public.contact_inquiries is
  'Messages of visitors, who may add rows but never read them.';

create index contact_inquiries_created_at on public.contact_inquiries (created_at);

alter table public.contact_inquiries enable row level security;

create policy "Visitors may leave a message" on public.contact_inquiries
  for insert to anon with check (status in ('new', 'review'));

revoke all on table public.contact_inquiries from public, anon, authenticated, service_role;
grant insert (
  id, first_name, last_name, email, phone, message, honeypot_filled, fill_seconds
) on table public.contact_inquiries to anon;
grant select, insert, update, delete on table public.contact_inquiries to service_role;

create trigger guard_submission before insert on public.contact_inquiries
  for each row execute function private.guard_submission();
