-- A reference stands in subjects, text messages and on printed tickets, so that strangers know it. It
-- belongs to the mailbox that it first came from, and whoever else sends it is refused.

-- One row a reference.
create table private.requests (
  reference text primary key,
  row_ids uuid[] not null,
  version integer not null default 1,
  link_version integer not null default 1,
  sent_at timestamptz not null default now(),
  constraint requests_version_range check (version >= 1),
  constraint requests_link_version_range check (link_version >= 1)
);

comment on table private.requests is 'The newest sending of each booking request.';
comment on column private.requests.row_ids is 'Its rows, in the order of the pets.';
comment on column private.requests.version is 'Counts the sendings of the request.';
comment on column private.requests.link_version is
  'The keys of links are made from this number too: raising it revokes the links of earlier mails.';

alter table private.requests enable row level security;
revoke all on table private.requests from public, anon, authenticated, service_role;

/* The mailbox of some rows: the e-mail of the first. Where mails go, what the limits of one mailbox count and
   to whom a reference belongs are all told by this function. */
create function private.mailbox(source text, row_ids uuid[]) returns text
language sql stable security definer set search_path = ''
as $$
  select trim(email)
  from (
    select email, pet_number, id from public.bookings
      where source = 'bookings' and id = any (row_ids)
    union all
    select email, 1, id from public.contact_inquiries
      where source = 'contact_inquiries' and id = any (row_ids)
    union all
    select email, 1, id from public.newsletter_subscribers
      where source = 'newsletter_subscribers' and id = any (row_ids)
  ) as found
  order by pet_number, id limit 1
$$;

comment on function private.mailbox(text, uuid[]) is 'The mailbox that some rows came from, or null.';

/* Keeps one sending of a request as the newest of its reference, or refuses it. */
create function private.keep_request(of_reference text, sent_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.requests;
  standing text;
begin
  insert into private.requests (reference, row_ids) values (of_reference, sent_ids)
    on conflict (reference) do nothing;
  if found then
    return;
  end if;

  -- an answer that is being given right now comes first
  select * into strict known from private.requests where reference = of_reference for update;
  if lower(private.mailbox('bookings', private.visit_rows(of_reference)))
    is distinct from lower(private.mailbox('bookings', sent_ids)) then
    perform private.violate_check('bookings_reference_mailbox', 'Choose another reference.');
  end if;
  -- confirmed by hand in the table, it has no visit that would keep its rows
  standing := private.visit_status(of_reference);
  if standing in ('declined', 'canceled', 'done') or standing = 'confirmed' and not exists (
    select from private.visits where reference = of_reference
  ) then
    perform private.violate_check('bookings_reference_open', 'Choose another reference.');
  end if;

  update public.bookings set status = 'replaced'
    where id = any (known.row_ids) and status in ('new', 'review') and not exists (
      select from private.visits where reference = of_reference and bookings.id = any (visits.row_ids)
    );
  update private.requests
    set row_ids = sent_ids, version = version + 1, sent_at = now()
    where reference = of_reference;
end
$$;

comment on function private.keep_request(text, uuid[]) is
  'Keeps a sending of a request, or refuses it.';

/* After insert, for each statement, whoever it is from. The rows of one reference are one sending and must
   agree in all that is not about a pet. */
create function private.keep_requests() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sending record;
begin
  for sending in
    select reference, array_agg(id order by pet_number, id) as row_ids,
      count(distinct pet_number) = count(*) and count(distinct (
        parent_name, phone, lower(trim(email)), address, zip_code, preferred_date, preferred_time,
        repeat_weeks
      )) = 1 as agrees
    -- in one order, so that two statements do not wait for each other
    from stored where reference is not null group by reference order by reference
  loop
    if not sending.agrees then
      perform private.violate_check('bookings_rows_agree', 'One request has one owner and 1 to 4 pets.');
    end if;
    perform private.keep_request(sending.reference, sending.row_ids);
  end loop;
  return null;
end
$$;

comment on function private.keep_requests() is 'Keeps the requests that a statement stored.';

revoke all on function private.mailbox(text, uuid[]), private.keep_request(text, uuid[]),
  private.keep_requests()
  from public, anon, authenticated, service_role;

-- Triggers run in the order of their names: this one before queue_notifications.
create trigger keep_requests after insert on public.bookings
  referencing new table as stored for each statement
  execute function private.keep_requests();
