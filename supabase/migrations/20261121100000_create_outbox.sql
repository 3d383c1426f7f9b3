-- Mails that must go out. A job says which rows it is about and for whom, and holds nothing personal;
-- the words are made from the rows when it is sent.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null default 'received',
  source text,
  row_ids uuid[] not null,
  audience text not null,
  recipient text,
  by_visitor boolean not null default false,
  is_marked boolean not null default false,
  after_answer boolean not null default false,
  digest_id uuid,
  status text not null default 'queued',
  tries smallint not null default 0,
  round smallint not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  last_error text,
  revision integer,
  wanted_at timestamptz not null default now(),
  day date,
  urgency smallint not null generated always as (
    case
      when audience = 'operator' and not is_marked then 0
      when not by_visitor then 1
      when not is_marked then 2
      when audience = 'owner' then 3
      else 4
    end
  ) stored,
  constraint outbox_kind_known check (kind in (
    'received', 'digest', 'confirmed', 'moved', 'updated', 'declined', 'canceled', 'reminder', 'nudge',
    'tomorrow', 'links', 'asked', 'thanks', 'return'
  )),
  constraint outbox_source_known
    check (source in ('bookings', 'contact_inquiries', 'newsletter_subscribers')),
  constraint outbox_source_of_kind check ((source is null) = (kind in ('digest', 'tomorrow'))),
  constraint outbox_row_ids_some
    check (kind in ('digest', 'tomorrow') or cardinality(row_ids) > 0),
  constraint outbox_revision_of_kind
    check ((revision is null) = (kind in ('received', 'digest', 'nudge', 'tomorrow', 'links'))),
  constraint outbox_day_of_kind check ((day is null) = (kind <> 'tomorrow')),
  constraint outbox_audience_known check (audience in ('operator', 'owner')),
  constraint outbox_status_known check (
    status in ('queued', 'sent', 'left_out', 'failed', 'bounced', 'complained')
  ),
  constraint outbox_last_error_code check (last_error ~ '^[a-z0-9_]{1,60}$')
);

comment on table private.outbox is
  'One job per request and audience; a deliverer claims it, sends it and marks it.';
comment on column private.outbox.kind is
  'received: about one request; nudge: nobody answered it; digest: about all that is marked and whose digest_id names it; tomorrow: the visits of a day; links: the earlier ones were revoked; asked: the owner wishes for another time; return: the owner asked us to come regularly, and it is time; the others: about one visit.';
comment on column private.outbox.revision is 'The revision of the visit that the mail tells of.';
comment on column private.outbox.wanted_at is
  'When the job was due first; due_at moves on with each try.';
comment on column private.outbox.day is 'The day whose visits a mail of kind tomorrow lists.';
comment on column private.outbox.row_ids is 'The rows of one request: the pets of a booking share it.';
comment on column private.outbox.recipient is
  'Salted hash of a visitor''s mailbox, to count mails by; null for the operator.';
comment on column private.outbox.by_visitor is
  'Whether a visitor caused the mail, so that the limits of such mails count it.';
comment on column private.outbox.is_marked is 'Whether the request is marked for review.';
comment on column private.outbox.after_answer is
  'Whether the owner sent the request again after it was answered.';
comment on column private.outbox.round is
  'How often the provider took the mail and failed later; each round is a new mail for it.';
comment on column private.outbox.status is
  'left_out: not sent on purpose, last_error says why; bounced for good, complained: told by the provider.';
comment on column private.outbox.tries is 'How often the job was claimed; names the claim.';
comment on column private.outbox.urgency is
  'Lowest first. 4, a marked request for the operator, is never sent alone but in a digest.';
comment on column private.outbox.due_at is
  'When the job may be claimed. A claim moves it on, so that a deliverer that dies frees the job.';
comment on column private.outbox.last_error is
  'Why the last try failed: a code such as provider_500, never a person''s data. Null while claimed.';

create index outbox_due on private.outbox (urgency, due_at) where status = 'queued';
create index outbox_visitor_claims on private.outbox (claimed_at)
  where audience = 'owner' and by_visitor;
create index outbox_recipient on private.outbox (recipient) where recipient is not null;
create index outbox_digests on private.outbox (created_at) where kind = 'digest';
create unique index outbox_tomorrow on private.outbox (day) where kind = 'tomorrow';
create index outbox_digest_id on private.outbox (digest_id) where digest_id is not null;

alter table private.outbox enable row level security;
revoke all on table private.outbox from public, anon, authenticated, service_role;

alter table private.settings
  add column mail_tries smallint not null default 13,
  add column mail_paused_until timestamptz,
  add column visitor_mails_per_hour integer not null default 60,
  add column visitor_mails_per_day integer not null default 1000,
  add column recipient_mails_per_day integer not null default 3,
  add column digest_interval interval not null default '15 minutes';
comment on column private.settings.mail_tries is
  'Tries before a mail counts as failed; the waits between 13 tries end with one of a day.';
comment on column private.settings.mail_paused_until is
  'The mail provider asked for a pause: no job is claimed before.';
comment on column private.settings.visitor_mails_per_hour is
  'Mails to all visitors together that visitors cause; later ones wait.';
comment on column private.settings.visitor_mails_per_day is
  'The same for a day. What the mail plan allows beyond is kept for the operator.';
comment on column private.settings.recipient_mails_per_day is
  'Such mails to one mailbox; later ones are left out.';
comment on column private.settings.digest_interval is
  'The operator gets at most one digest of marked requests in this time.';

/* Salted hash of an address, the same for all spellings of one mailbox: upper case, +tags, and the dots
   that Gmail ignores. */
create function private.recipient_key(email text) returns text
language sql stable security definer set search_path = ''
as $$
  with mailbox as (
    select regexp_replace(split_part(lower(email), '@', 1), '\+.*$', '') as name,
      split_part(lower(email), '@', 2) as domain
  )
  select encode(sha256(convert_to(
    case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') else name end
      || '@' || domain || (select salt from private.settings),
    'utf8'
  )), 'hex')
  from mailbox
$$;

comment on function private.recipient_key(text) is 'Salted hash of a mailbox.';

/* What the provider told of mails to a mailbox, by its salted hash: bounced for good, complained, which weighs
   more, or null. */
create function private.recipient_state(of_recipient text) returns text
language sql stable security definer set search_path = ''
as $$
  select max(status) from private.outbox
    where recipient = of_recipient and status in ('bounced', 'complained')
$$;

comment on function private.recipient_state(text) is 'What the provider told of mails to a mailbox.';

/* When so much time of answering hours, Monday to Saturday 7 AM to 7 PM in Denver, has gone by. `wait` is
   shorter than three days of them. */
create function private.after_answering_hours(sent timestamptz, wait interval) returns timestamptz
language sql stable set search_path = ''
as $$
  with days as (
    select (sent at time zone 'America/Denver')::date + number as day
      from generate_series(0, 6) as number
  ), open_times as (
    select greatest(sent, (day + time '07:00') at time zone 'America/Denver') as opens,
        (day + time '19:00') at time zone 'America/Denver' as closes
      from days where extract(isodow from day) < 7
  ), passed as (
    select closes, sum(closes - opens) over (order by closes) as by_closing
      from open_times where closes > opens
  )
  select closes - (by_closing - wait) from passed where by_closing >= wait order by closes limit 1
$$;

comment on function private.after_answering_hours(timestamptz, interval) is
  'When so much time of answering hours has gone by.';

-- Whoever asks gets an answer, so a stored request and its jobs are one transaction. Only visitors'
-- rows: what the operator imports is known already.

/* After insert, for each statement. Writes a job for the operator, and one for the owner when an
   e-mail is known; rows with one reference are one request. A booking request that nobody answers for
   90 minutes of answering hours causes a nudge. What is sent again after the answer is told to the operator
   alone. Never fails the visitor's insert. */
create function private.queue_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (
      kind, source, row_ids, audience, recipient, by_visitor, is_marked, after_answer, due_at, wanted_at
    )
    select job.kind, tg_table_name, request.row_ids, job.audience,
      case job.audience when 'owner' then private.recipient_key(mailbox) end, true, request.is_marked,
      is_answered, job.due_at, job.due_at
    from (
      select array_agg(id order by fields ->> 'pet_number', id) as row_ids,
        max(fields ->> 'reference') as reference,
        bool_or(fields ->> 'status' = 'review') as is_marked
      from (select id, to_jsonb(stored) as fields from stored) as new_rows
      group by coalesce(fields ->> 'reference', id::text)
    ) as request
    cross join lateral private.mailbox(tg_table_name, request.row_ids) as mailbox
    cross join lateral (
      select exists (select from private.visits where visits.reference = request.reference)
    ) as standing (is_answered)
    cross join (values
      ('received', 'operator', now()),
      ('received', 'owner', now()),
      ('nudge', 'operator', private.after_answering_hours(now(), interval '90 minutes'))
    ) as job (kind, audience, due_at)
    where case
      when job.audience = 'owner' then mailbox is not null and not is_answered
      when job.kind = 'nudge'
        then request.reference is not null and not request.is_marked and not is_answered
      else true
    end;
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

revoke all on function private.recipient_key(text), private.recipient_state(text),
  private.after_answering_hours(timestamptz, interval), private.queue_notifications()
  from public, anon, authenticated, service_role;

create trigger queue_notifications after insert on public.bookings
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_notifications();
create trigger queue_notifications after insert on public.contact_inquiries
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_notifications();
