-- Visitors sign up, and the owner of the address confirms. Nobody may find out whether an address is on
-- the list: a sign-up is always stored, by a statement that never looks at the list.
create table public.newsletter_signups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new',
  review_reasons text[] not null default '{}',
  email text not null,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  digest_id uuid,
  constraint newsletter_signups_status_known check (status in ('new', 'review', 'listed', 'spam')),
  constraint newsletter_signups_review_reasons_known check (
    review_reasons <@ array['honeypot', 'too_fast', 'many_requests', 'surge', 'unknown_caller']
  ),
  constraint newsletter_signups_email_length check (char_length(email) <= 255),
  constraint newsletter_signups_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint newsletter_signups_fill_seconds_range check (fill_seconds >= 0)
);

comment on table public.newsletter_signups is
  'What visitors typed into the newsletter form; they may add rows but never read them.';
comment on column public.newsletter_signups.status is
  'new: not on the list yet; review: waits until the operator sets new; listed: taken over.';

comment on column public.newsletter_signups.digest_id is
  'The mail to the operator that counts a sign-up under review; null before.';

create index newsletter_signups_review on public.newsletter_signups (created_at)
  where status = 'review' and digest_id is null;
create index newsletter_signups_digest_id on public.newsletter_signups (digest_id)
  where digest_id is not null;
create index newsletter_signups_new on public.newsletter_signups (created_at) where status = 'new';

alter table public.newsletter_signups enable row level security;

create policy "Visitors may sign up" on public.newsletter_signups
  for insert to anon with check (status in ('new', 'review'));

revoke all on table public.newsletter_signups from public, anon, authenticated, service_role;
grant insert (id, email, honeypot_filled, fill_seconds) on table public.newsletter_signups to anon;
grant select, insert, update, delete on table public.newsletter_signups to service_role;

create trigger guard_submission before insert on public.newsletter_signups
  for each row execute function private.guard_submission();

-- The list itself, one row an address. Out of every visitor's reach.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'pending',
  email text not null,
  confirmation_token text not null default replace(gen_random_uuid()::text, '-', ''),
  confirmation_asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint newsletter_subscribers_status_known
    check (status in ('pending', 'subscribed', 'unsubscribed')),
  constraint newsletter_subscribers_email_length check (char_length(email) <= 255),
  constraint newsletter_subscribers_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint newsletter_subscribers_confirmation_token_unique unique (confirmation_token)
);

comment on table public.newsletter_subscribers is
  'The newsletter''s list. Only those with the status subscribed may be written to.';
comment on column public.newsletter_subscribers.confirmation_token is
  'Stands in the link of the mail that asks to confirm; 122 random bits.';
comment on column public.newsletter_subscribers.confirmation_asked_at is
  'When the last mail that asks to confirm was queued; there is at most one a day.';

create unique index newsletter_subscribers_email_unique
  on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;
revoke all on table public.newsletter_subscribers from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.newsletter_subscribers to service_role;

/* Marks an address as subscribed, by the token of the mail that went to it. False when no address that
   waits or is subscribed has this token; true again when it is used again. */
create function public.confirm_subscription(token text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with confirmed as (
    update public.newsletter_subscribers
      set status = 'subscribed', confirmed_at = coalesce(confirmed_at, now())
      where confirmation_token = token and status in ('pending', 'subscribed')
      returning 1
  )
  select exists (select from confirmed)
$$;

comment on function public.confirm_subscription(text) is
  'Marks the address that owns the token as subscribed; gives whether there is one.';

revoke all on function public.confirm_subscription(text)
  from public, anon, authenticated, service_role;
grant execute on function public.confirm_subscription(text) to service_role;
