-- Addresses for the newsletter. Nobody may find out whether an address is on the list, so a repeated
-- one gets the same answer as a new one and adds no row.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'subscribed',
  review_reasons text[] not null default '{}',
  email text not null,
  honeypot_filled boolean not null default false,
  fill_seconds integer,
  constraint newsletter_subscribers_status_known
    check (status in ('subscribed', 'review', 'unsubscribed')),
  constraint newsletter_subscribers_review_reasons_known
    check (review_reasons <@ array['honeypot', 'too_fast', 'many_requests', 'unknown_caller']),
  constraint newsletter_subscribers_email_length check (char_length(email) <= 255),
  constraint newsletter_subscribers_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint newsletter_subscribers_fill_seconds_range check (fill_seconds >= 0)
);

comment on table public.newsletter_subscribers is
  'Newsletter addresses; visitors may add rows but never read them.';

-- who unsubscribed may subscribe again
create unique index newsletter_subscribers_email_unique
  on public.newsletter_subscribers (lower(email)) where status <> 'unsubscribed';

alter table public.newsletter_subscribers enable row level security;

create policy "Visitors may subscribe" on public.newsletter_subscribers
  for insert to anon with check (status in ('subscribed', 'review'));

revoke all on table public.newsletter_subscribers from public, anon, authenticated, service_role;
grant insert (id, email, honeypot_filled, fill_seconds)
  on table public.newsletter_subscribers to anon;
grant select, insert, update, delete on table public.newsletter_subscribers to service_role;

/* Before insert, for each row; returns null, which stores nothing, when a row has the address or
   the id. So a replay is answered like the first time: a 409 would tell that the first was stored. */
create function private.skip_known_subscriber() returns trigger
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

comment on function private.skip_known_subscriber() is
  'Stores nothing when the address is on the list already, and answers as if it had.';

revoke all on function private.skip_known_subscriber()
  from public, anon, authenticated, service_role;

create trigger guard_submission before insert on public.newsletter_subscribers
  for each row execute function private.guard_submission('count replays');
-- triggers run in the order of their names: a repeated address counts as a request too
create trigger skip_known_subscriber before insert on public.newsletter_subscribers
  for each row execute function private.skip_known_subscriber();
