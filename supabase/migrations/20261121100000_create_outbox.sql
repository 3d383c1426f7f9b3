-- Mails that must go out. A job says which rows it is about and for whom, and holds nothing personal;
-- the words are made from the rows when it is sent.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  source text not null,
  row_ids uuid[] not null,
  audience text not null,
  status text not null default 'queued',
  tries smallint not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  constraint outbox_source_known
    check (source in ('bookings', 'contact_inquiries', 'newsletter_subscribers')),
  constraint outbox_row_ids_some check (cardinality(row_ids) > 0),
  constraint outbox_audience_known check (audience in ('operator', 'owner')),
  constraint outbox_status_known check (status in ('queued', 'sent', 'failed')),
  constraint outbox_last_error_code check (last_error ~ '^[a-z0-9_]{1,60}$')
);

comment on table private.outbox is
  'One job per request and audience; a deliverer claims it, sends it and marks it.';
comment on column private.outbox.row_ids is 'The rows of one request: the pets of a booking share it.';
comment on column private.outbox.tries is 'How often the job was claimed; names the claim.';
comment on column private.outbox.due_at is
  'When the job may be claimed. A claim moves it on, so that a deliverer that dies frees the job.';
comment on column private.outbox.last_error is
  'Why the last try failed: a code such as provider_500, never a person''s data. Null while claimed.';

create index outbox_due on private.outbox (due_at, audience) where status = 'queued';

alter table private.outbox enable row level security;
revoke all on table private.outbox from public, anon, authenticated, service_role;

alter table private.settings
  add column mail_tries smallint not null default 13,
  add column mail_paused_until timestamptz;
comment on column private.settings.mail_tries is
  'Tries before a mail counts as failed; the waits between 13 tries end with one of a day.';
comment on column private.settings.mail_paused_until is
  'The mail provider asked for a pause: no job is claimed before.';

-- Whoever asks gets an answer, so a stored request and its jobs are one transaction. Only visitors'
-- rows: what the operator imports is known already.

/* After insert, for each statement. Writes a job for the operator, and one for the owner when an
   e-mail is known; rows with one reference are one request. Never fails the visitor's insert. */
create function private.queue_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (source, row_ids, audience)
    select tg_table_name, request.row_ids, audience
    from (
      select array_agg(id order by fields ->> 'pet_number', id) as row_ids,
        max(fields ->> 'email') as email
      from (select id, to_jsonb(stored) as fields from stored) as new_rows
      group by coalesce(fields ->> 'reference', id::text)
    ) as request
    cross join unnest(array['operator', 'owner']) as audience
    where audience = 'operator' or request.email is not null;
  return null;
exception
  -- the state alone: the message could hold a value
  when others then
    raise warning 'No notification was queued for %: %', tg_table_name, sqlstate;
    return null;
end
$$;

comment on function private.queue_notifications() is
  'Writes the jobs of the requests that a visitor''s statement stored.';

revoke all on function private.queue_notifications()
  from public, anon, authenticated, service_role;

create trigger queue_notifications after insert on public.bookings
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_notifications();
create trigger queue_notifications after insert on public.contact_inquiries
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_notifications();
