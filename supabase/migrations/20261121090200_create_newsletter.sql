-- ---- Sign-ups -------------------------------------------------------------------------------------------

-- Sign-ups are stored without looking at the list, so nobody can find out whether an address is on it.
create table public.newsletter_signups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new',
  review_reasons text[] not null default '{}',
  email text not null,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  constraint newsletter_signups_status_known check (status in ('new', 'review', 'listed', 'spam')),
  constraint newsletter_signups_review_reasons_known check (
    review_reasons <@ array[
      'honeypot', 'too_fast', 'many_requests', 'surge', 'unknown_caller', 'foreign_page'
    ]
  ),
  constraint newsletter_signups_email_length check (char_length(email) <= 255),
  constraint newsletter_signups_email_shape check (private.is_mailable(email)),
  constraint newsletter_signups_fill_seconds_range check (fill_seconds >= 0)
);

comment on table public.newsletter_signups is
  'What visitors typed into the newsletter form; they may add rows but never read them.';
comment on column public.newsletter_signups.status is
  'new: not on the list yet; review: waits until the operator sets new; listed: taken over.';

create index newsletter_signups_review on public.newsletter_signups (created_at) where status = 'review';
create index newsletter_signups_new on public.newsletter_signups (created_at) where status = 'new';

alter table public.newsletter_signups enable row level security;
create policy "Visitors may sign up" on public.newsletter_signups
  for insert to anon with check (status in ('new', 'review'));
grant insert (id, email, honeypot_filled, fill_seconds) on table public.newsletter_signups to anon;
grant select, insert, update, delete on table public.newsletter_signups to service_role;

create trigger guard_submission before insert on public.newsletter_signups
  for each row execute function private.guard_submission();

-- ---- The list -------------------------------------------------------------------------------------------

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'pending',
  email text not null,
  confirmation_token text not null default replace(gen_random_uuid()::text, '-', ''),
  confirmation_asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint newsletter_subscribers_status_known check (status in ('pending', 'subscribed', 'unsubscribed')),
  constraint newsletter_subscribers_email_length check (char_length(email) <= 255),
  constraint newsletter_subscribers_email_shape check (private.is_mailable(email)),
  constraint newsletter_subscribers_confirmation_token_unique unique (confirmation_token)
);

comment on table public.newsletter_subscribers is
  'The newsletter''s list. Only those with the status subscribed may be written to.';
comment on column public.newsletter_subscribers.confirmation_token is
  'Stands in the link of the mail that asks to confirm; 122 random bits.';
comment on column public.newsletter_subscribers.confirmation_asked_at is
  'When the last mail that asks to confirm was queued; there is at most one a day.';

create unique index newsletter_subscribers_email_unique on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;
grant select, insert, update, delete on table public.newsletter_subscribers to service_role;

-- Asks to confirm unless the address is subscribed or was asked within a day. Never raises: other emails must go out.
create function private.merge_signups() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with new_signups as (
    select id, email from public.newsletter_signups
      where status = 'new' order by created_at limit 500 for update skip locked
  ), to_confirm as (
    insert into public.newsletter_subscribers as known (email)
      -- sorted, so that two merges cannot deadlock
      select distinct on (lower(email)) email from new_signups order by lower(email)
      on conflict (lower(email)) do update
        set status = 'pending', confirmation_asked_at = now()
        where known.status <> 'subscribed'
          and known.confirmation_asked_at < now() - interval '1 day'
      returning id, known.email
  ), queued as (
    insert into private.outbox (source, row_ids, audience, recipient, address, by_visitor)
      select 'newsletter_subscribers', array[id], 'owner', private.recipient_key(email),
        private.address_key(email), true from to_confirm
  )
  update public.newsletter_signups set status = 'listed' where id in (select id from new_signups);
exception
  -- sqlstate only: the message could hold an address
  when others then
    raise warning 'Newsletter sign-ups were not merged: %', sqlstate;
end
$$;

-- False for an unknown token or an unsubscribed address; using a token twice is fine.
create function public.confirm_subscription(token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers
    set status = 'subscribed', confirmed_at = coalesce(confirmed_at, now())
    where confirmation_token = token and status in ('pending', 'subscribed');
  return found;
end
$$;

grant execute on function public.confirm_subscription(text) to service_role;

-- ---- What visitors sent ---------------------------------------------------------------------------------

create function private.request_rows(source text, row_ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(fields order by fields ->> 'pet_number', fields ->> 'id'), '[]')
  from (
    select to_jsonb(bookings) as fields from public.bookings
      where request_rows.source = 'bookings' and id = any (row_ids)
    union all
    select to_jsonb(contact_inquiries) from public.contact_inquiries
      where request_rows.source = 'contact_inquiries' and id = any (row_ids)
    union all
    select to_jsonb(newsletter_subscribers) from public.newsletter_subscribers
      where request_rows.source = 'newsletter_subscribers' and id = any (row_ids)
  ) as found
$$;

-- The email of the first row. It decides where emails go, who is counted for the limits, and who owns a reference.
create function private.mailbox(source text, row_ids uuid[]) returns text
language sql stable security definer set search_path = ''
as $$
  select trim(private.request_rows(source, row_ids) -> 0 ->> 'email')
$$;
