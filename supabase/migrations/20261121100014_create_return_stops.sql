-- Who asked us to come regularly gets one mail when it is time, unless they ended these mails.
create table private.return_stops (
  recipient text primary key,
  stopped_at timestamptz not null default now()
);

comment on table private.return_stops is 'Mailboxes that want no mails to come back.';
comment on column private.return_stops.recipient is
  'Salted hash of the mailbox. A wish that is made later is a new one.';

alter table private.return_stops enable row level security;
revoke all on table private.return_stops from public, anon, authenticated, service_role;

/* When the mail to come back goes: a week before the time that the owner wished for is up, at the hour of the visit
   on a clock in Denver. Null without a wish. */
create function private.return_due_at(visit private.visits) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (
    (visit.starts_at at time zone 'America/Denver') + make_interval(days => 7 * max(repeat_weeks) - 7)
  ) at time zone 'America/Denver'
  from public.bookings where id = any (visit.row_ids)
$$;

comment on function private.return_due_at(private.visits) is 'When the mail to come back goes, or null.';

/* Whether the owner of a visit ended the mails to come back since the wish was made. */
create function private.is_return_ended(visit private.visits) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.return_stops
      where recipient = private.recipient_key(private.mailbox('bookings', visit.row_ids))
        and stopped_at >= (select min(created_at) from public.bookings where id = any (visit.row_ids))
  )
$$;

comment on function private.is_return_ended(private.visits) is
  'Whether the owner wants no mail to come back.';

/* Whether the owner has made another request since the one of a visit. */
create function private.has_booked_again(visit private.visits) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.bookings as later
      where lower(trim(later.email)) = lower(private.mailbox('bookings', visit.row_ids))
        and later.reference is distinct from visit.reference and later.status <> 'spam'
        and later.created_at > (
          select max(created_at) from public.bookings where id = any (visit.row_ids)
        )
  )
$$;

comment on function private.has_booked_again(private.visits) is
  'Whether an owner has made another request since.';

/* What becomes of the mail to come back: `on`, `ended`, or null without a wish and before the visit is done. */
create function private.return_state(of_reference text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.is_return_ended(visits) then 'ended' else 'on' end
  from private.visits
  where reference = of_reference and status = 'done' and private.return_due_at(visits) is not null
    and private.visit_status(of_reference) = 'done'
$$;

comment on function private.return_state(text) is 'What becomes of the mail to come back, or null.';

/* Ends the mails to come back to the mailbox of a reference; gives whether there is one. */
create function public.end_return_mails(reference text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with ended as (
    insert into private.return_stops (recipient)
      select private.recipient_key(mailbox)
        from private.mailbox('bookings', private.visit_rows(end_return_mails.reference)) as mailbox
        where mailbox is not null
      on conflict (recipient) do update set stopped_at = now()
      returning 1
  )
  select exists (select from ended)
$$;

comment on function public.end_return_mails(text) is
  'Ends the mails to come back to the owner of a reference.';

revoke all on function private.return_due_at(private.visits), private.is_return_ended(private.visits),
  private.has_booked_again(private.visits), private.return_state(text), public.end_return_mails(text)
  from public, anon, authenticated, service_role;
grant execute on function public.end_return_mails(text) to service_role;
