-- ---- The outbox -----------------------------------------------------------------------------------------

-- A job holds no personal data; the email is written from the rows when it is sent.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null default 'received',
  source text,
  row_ids uuid[] not null,
  audience text not null,
  recipient text,
  address text,
  by_visitor boolean not null default false,
  after_answer boolean not null default false,
  status text not null default 'queued',
  tries smallint not null default 0,
  round smallint not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  returned_at timestamptz,
  last_error text,
  revision integer,
  wanted_at timestamptz not null default now(),
  day date,
  urgency smallint not null generated always as (
    case
      when audience = 'operator' and kind = 'received' then 0
      when audience = 'operator' then 1
      when not by_visitor then 2
      else 3
    end
  ) stored,
  constraint outbox_kind_known check (kind in (
    'received', 'digest', 'confirmed', 'moved', 'updated', 'declined', 'canceled', 'reminder', 'nudge',
    'tomorrow', 'links', 'asked', 'kept', 'thanks', 'no_show', 'return', 'next'
  )),
  constraint outbox_source_known check (source in ('bookings', 'contact_inquiries', 'newsletter_subscribers')),
  constraint outbox_source_of_kind check ((source is null) = (kind in ('digest', 'tomorrow'))),
  constraint outbox_row_ids_some check (kind in ('digest', 'tomorrow') or cardinality(row_ids) > 0),
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
comment on column private.outbox.kind is
  'received: a request; nudge: nobody has answered these requests; digest: requests that have no email of their own; tomorrow: the visits of a day; links: new links, because earlier ones were revoked; asked: the owner asks for another time; kept: the operator keeps the time; no_show: we came and nobody was home; return: it is time for the next regular visit; next: that visit was agreed at the door; the others: changes of a visit.';
comment on column private.outbox.revision is 'The revision of the visit that the mail is about.';
comment on column private.outbox.wanted_at is 'When the job was due first; due_at moves on with each try.';
comment on column private.outbox.day is 'The day whose visits a mail of kind tomorrow lists.';
comment on column private.outbox.row_ids is
  'The rows of one request: the pets of a booking share it. Of a digest one row per request, of a nudge all rows of all.';
comment on column private.outbox.recipient is
  'Salted hash of a visitor''s mailbox, to count mails by; null for the operator.';
comment on column private.outbox.address is
  'Salted hash of the exact address, which bounces and complaints are about; null for the operator.';
comment on column private.outbox.by_visitor is
  'Whether a visitor caused the mail, so that the limits of such mails count it.';
comment on column private.outbox.after_answer is 'Whether the owner sent the request again after it was answered.';
comment on column private.outbox.round is
  'How often the provider accepted the mail and then failed; each round has a new idempotency key.';
comment on column private.outbox.status is
  'left_out: not sent on purpose, see last_error; bounced (permanently) and complained: reported by the provider.';
comment on column private.outbox.tries is 'How often the job was claimed; the number identifies the claim.';
comment on column private.outbox.returned_at is 'When the provider reported a bounce or a complaint.';
comment on column private.outbox.urgency is
  'Lowest first: requests for the operator, the operator''s other emails, what the operator causes, what visitors cause.';
comment on column private.outbox.due_at is
  'When the job may be claimed. A claim moves it on, so that a deliverer that dies frees the job.';
comment on column private.outbox.last_error is
  'Why the last try failed: a code such as provider_500, never a person''s data. Null while claimed.';

create index outbox_due on private.outbox (urgency, due_at) where status = 'queued';
create index outbox_visitor_claims on private.outbox (claimed_at) where audience = 'owner' and by_visitor;
create index outbox_recipient on private.outbox (recipient, claimed_at) where recipient is not null;
create index outbox_returned on private.outbox (address, status) where returned_at is not null;
create index outbox_returned_at on private.outbox (returned_at)
  where audience = 'owner' and by_visitor and returned_at is not null;
create index outbox_requests on private.outbox (source, created_at) where audience = 'operator' and kind = 'received';
create index outbox_digests on private.outbox (created_at) where kind = 'digest';
create index outbox_operator_failures on private.outbox (status)
  where audience = 'operator' and status in ('failed', 'bounced', 'complained');
create unique index outbox_tomorrow on private.outbox (day) where kind = 'tomorrow';

alter table private.outbox enable row level security;

-- ---- What puts jobs into the outbox ---------------------------------------------------------------------

-- `sent`, or the next opening of the phone (7 AM in Denver on open days) where two hours more would end after it closes
-- (7 PM). The promised answer counts by the clock from here, as `answerDeadline` of the functions does. Closed for 100
-- days: from `sent` on.
create function private.answer_clock_start(sent timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select greatest(sent, (day + time '07:00') at time zone 'America/Denver')
      from (
        select (sent at time zone 'America/Denver')::date + number as day
          from generate_series(0, 100) as number
      ) as days
      where private.is_open_day(day) and sent <= (day + time '17:00') at time zone 'America/Denver'
      order by day
      limit 1
    ),
    sent
  )
$$;

-- Half an hour before the promised answer.
create function private.nudge_at(sent timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select private.answer_clock_start(sent) + interval '90 minutes'
$$;

-- Only for what visitors send. What is marked for review has no job: the digest lists it, and its owner is not written to.
-- Beyond settings.requests_per_day a request has no email of its own to the operator either. A sending after the answer
-- goes to the operator alone. Never fails the visitor's insert.
create function private.queue_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request record;
begin
  for request in
    select requests.*, mailbox, exists (
        select from private.visits where visits.reference = requests.reference
      ) as is_answered, (
        select count(*) >= (select requests_per_day from private.settings) from private.outbox
          where audience = 'operator' and kind = 'received' and source = tg_table_name
            and created_at > now() - interval '1 day'
      ) as is_busy_day
    from (
      select array_agg(id order by fields ->> 'pet_number', id) as row_ids,
        max(fields ->> 'reference') as reference,
        bool_or(fields ->> 'status' = 'review') as is_marked
      from (select id, to_jsonb(stored) as fields from stored) as new_rows
      group by coalesce(fields ->> 'reference', id::text)
    ) as requests
    cross join lateral private.mailbox(tg_table_name, requests.row_ids) as mailbox
  loop
    if request.is_busy_day and not request.is_marked then
      execute format('update public.%I set digest_rank = 0 where id = $1', tg_table_name)
        using request.row_ids[1];
    end if;
    insert into private.outbox (
        kind, source, row_ids, audience, recipient, address, by_visitor, after_answer, due_at, wanted_at
      )
      select job.kind, tg_table_name, request.row_ids, job.audience,
        case job.audience when 'owner' then private.recipient_key(request.mailbox) end,
        case job.audience when 'owner' then private.address_key(request.mailbox) end,
        true, request.is_answered, job.due_at, job.due_at
      from (values
        ('received', 'operator', now(), not request.is_marked and not request.is_busy_day),
        ('received', 'owner', now(),
          request.mailbox is not null and not request.is_marked and not request.is_answered),
        ('nudge', 'operator', private.nudge_at(now()),
          request.reference is not null and not request.is_marked and not request.is_answered)
      ) as job (kind, audience, due_at, is_wanted)
      where job.is_wanted;
  end loop;
  return null;
exception
  -- sqlstate only: the message could hold a value
  when others then
    raise warning 'No job was queued for %: %', tg_table_name, sqlstate;
    begin
      update private.settings set unqueued_at = now() where id;
    exception
      when others then
        raise warning 'That no job was queued is not recorded: %', sqlstate;
    end;
    return null;
end
$$;

create trigger queue_jobs after insert on public.bookings
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_jobs();
create trigger queue_jobs after insert on public.contact_inquiries
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_jobs();

-- The email shows the visit as it is when it is sent. An owner without an email, whose visit was added, gets none.
create function private.queue_visit_mail(
  of_reference text, mail_kind text, to_audience text, due timestamptz default now(),
  by_visitor boolean default false
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (
      kind, source, row_ids, audience, recipient, address, by_visitor, revision, due_at, wanted_at
    )
    select mail_kind, 'bookings', target.ids, to_audience, private.recipient_key(mailbox), private.address_key(mailbox),
      queue_visit_mail.by_visitor, case when mail_kind <> 'links' then visits.revision end, due, due
    from (select private.visit_rows(of_reference) as ids) as target
      left join private.mailbox('bookings', target.ids) as mailbox on to_audience = 'owner'
      left join private.visits on visits.reference = of_reference
    where to_audience = 'operator' or mailbox is not null
$$;

create function private.queue_reminder(visit private.visits) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.queue_visit_mail(visit.reference, 'reminder', 'owner', private.reminder_at(visit))
    where visit.status = 'confirmed' and private.reminder_at(visit) is not null
$$;

-- ---- Undo -----------------------------------------------------------------------------------------------

-- The email to the owner about an answer: both are stored with the same time.
create function private.answer_jobs(visit private.visits, answered timestamptz) returns setof private.outbox
language sql stable security definer set search_path = ''
as $$
  select * from private.outbox
    where recipient = private.recipient_key(private.mailbox('bookings', visit.row_ids))
      and row_ids && visit.row_ids and revision = visit.revision and created_at = answered
      and kind in ('confirmed', 'moved', 'updated', 'declined', 'canceled', 'kept', 'no_show', 'next')
$$;

-- Emails to the owner of a request that nobody tried to send.
create function private.switch_receipts(of_reference text, to_status text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox set status = to_status, last_error = case to_status when 'left_out' then 'spam' end
    where recipient = private.recipient_key(private.mailbox('bookings', private.visit_rows(of_reference)))
      and row_ids && private.visit_rows(of_reference) and tries = 0
      and (status = 'queued' or status = 'left_out' and last_error = 'spam')
$$;

-- ---- What a mail may say --------------------------------------------------------------------------------

create function private.job_reference(job private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select max(reference) from public.bookings where job.source = 'bookings' and id = any (job.row_ids)
$$;

-- For `kept` the wish that was answered when the email was queued; for a set time the one that it answers; else the open
-- one.
create function private.job_wish(job private.outbox, of_reference text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case job.kind
    when 'kept' then (
      select jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'window', time_window, 'words', words)
        from private.time_wishes where reference = of_reference and kept_at = job.created_at
        -- two answers may have the same time; a second row would fail the claim and hold up all emails
        order by number desc limit 1
    )
    when 'confirmed' then private.asked_json(of_reference)
    when 'moved' then private.asked_json(of_reference)
    else private.wish_json(of_reference)
  end
$$;

-- [{ link_version, request: rows, visit }] of the confirmed visits of a day in Denver.
create function private.confirmed_visits_json(of_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'link_version', private.link_version(booked.reference),
    'request', private.request_rows('bookings', row_ids),
    'visit', private.visit_json(booked.reference)
  ) order by starts_at), '[]')
  from private.confirmed_visits as booked
  where starts_at >= of_day::timestamp at time zone 'America/Denver'
    and starts_at < (of_day + 1)::timestamp at time zone 'America/Denver'
$$;

-- ---- The email about tomorrow ---------------------------------------------------------------------------

-- Tomorrow, from 6 PM in Denver on, once, and only if there are visits; else null.
create function private.tomorrow_email_day(moment timestamptz) returns date
language sql stable security definer set search_path = ''
as $$
  select next.day
    from (
      select moment at time zone 'America/Denver' as local_moment,
        (moment at time zone 'America/Denver')::date + 1 as day
    ) as next
    where local_moment::time >= time '18:00'
      and not exists (select from private.outbox where kind = 'tomorrow' and outbox.day = next.day)
      and private.confirmed_visits_json(next.day) <> '[]'
$$;

create function private.queue_tomorrow(moment timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- only one of two parallel claims queues it
  if pg_try_advisory_xact_lock(hashtextextended('queue_tomorrow', 0)) then
    insert into private.outbox (kind, row_ids, audience, day)
      select 'tomorrow', '{}', 'operator', day
        from private.tomorrow_email_day(moment) as day where day is not null;
  end if;
end
$$;

-- ---- Requests in lines ----------------------------------------------------------------------------------

-- [{ source, reference, name, phone, email, day, window, message, sent_at, reasons, link_version }], least suspicious
-- first, then oldest; `day` and `window` are null for a message, `message` for a booking. One line a request, whichever of its rows are given.
create function private.request_lines(of_rows uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'source', source, 'reference', reference, 'name', name, 'phone', phone, 'email', email,
    'day', day, 'window', time_window, 'message', message, 'sent_at', private.utc_text(created_at), 'reasons', review_reasons,
    'link_version', case when reference is not null then private.link_version(reference) end
  ) order by digest_rank, created_at, id), '[]')
  from (
    select * from (
      select distinct on (coalesce(reference, id::text)) 'bookings' as source, id, reference, parent_name as name,
        phone, email, to_char(preferred_date, 'YYYY-MM-DD') as day, preferred_time as time_window,
        null as message, created_at, review_reasons, digest_rank
      from public.bookings where id = any (of_rows)
      order by coalesce(reference, id::text), created_at desc, pet_number
    ) as newest
    union all
    select 'contact_inquiries', id, null, first_name || ' ' || last_name, phone, email, null, null, message, created_at,
      review_reasons, digest_rank
    from public.contact_inquiries where id = any (of_rows)
  ) as requests
$$;

-- ---- The digest of what has no email of its own ---------------------------------------------------------

-- The condition stands outside, because the planner merges both indexes only then.
create view private.untold with (security_invoker = true) as
  select id, digest_rank, created_at
  from (
    select id, digest_rank, created_at, status from public.bookings
    union all select id, digest_rank, created_at, status from public.contact_inquiries
  ) as sent
  where digest_rank is not null and status in ('new', 'review');

comment on view private.untold is 'What the next digests list, a row a request.';

-- At most 150 because an email does not hold more: least suspicious first, then oldest.
create function private.untold_rows() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(id), '{}')
  from (select id from private.untold order by digest_rank, created_at, id limit 150) as first_ones
$$;

-- Newsletter addresses under review since the last digest that was sent; more than 1,000 count as that.
create function private.count_signups(until timestamptz) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from (
    select from public.newsletter_signups
      where status = 'review' and created_at <= until and created_at > coalesce(
        (select max(created_at) from private.outbox where kind = 'digest' and status = 'sent'), '-infinity'
      )
      limit 1000
  ) as signups
$$;

-- When visitors' emails began to wait because too many of them came back in the last 24 hours; null while they go.
create function private.visitor_mails_stopped_at() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select returned_at from private.outbox
    where audience = 'owner' and by_visitor and returned_at > now() - interval '1 day'
    order by returned_at offset (select bounces_per_day - 1 from private.settings) limit 1
$$;

-- At most one digest waits or was made within settings.digest_interval. It also tells that visitors' emails wait.
create function private.is_digest_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
      select from private.outbox
        where kind = 'digest' and (
          created_at > now() - (select digest_interval from private.settings) or status = 'queued'
        )
    ) and (
      cardinality(private.untold_rows()) > 0
      or private.count_signups(now()) > 0
      or not exists (
        select from private.outbox
          where kind = 'digest' and created_at >= private.visitor_mails_stopped_at()
      ) and private.visitor_mails_stopped_at() is not null
    )
$$;

create function private.open_digest() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- only one of two parallel claims opens it
  if pg_try_advisory_xact_lock(hashtextextended('open_digest', 0)) and private.is_digest_due() then
    insert into private.outbox (kind, row_ids, audience) values ('digest', private.untold_rows(), 'operator');
  end if;
end
$$;

-- ---- Mails that do not go -------------------------------------------------------------------------------

-- complained wins over bounced.
create function private.recipient_state(of_address text) returns text
language sql stable security definer set search_path = ''
as $$
  select max(status) from private.outbox
    where address = of_address and returned_at is not null and status in ('bounced', 'complained')
$$;

-- What the operator has to know about the emails to an owner: `complained` or `bounced` of the mailbox, or `failed` when
-- the newest email about the request was given up.
create function private.mail_problem(of_reference text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.recipient_state(private.address_key(mailbox.address)), (
    select nullif(job.status, 'sent') from private.outbox as job
      where job.recipient = private.recipient_key(mailbox.address) and job.row_ids && owned.row_ids
        -- not those that a flood of the mailbox left out
        and job.claimed_at is not null and job.status in ('sent', 'failed')
      order by job.claimed_at desc limit 1
  ))
  from (select private.visit_rows(of_reference) as row_ids) as owned
    cross join lateral private.mailbox('bookings', owned.row_ids) as mailbox (address)
$$;

-- Those of these rows whose request still waits for an answer.
create function private.waiting_rows(of_rows uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(pet.id), '{}')
  from public.bookings as pet
    join private.requests on requests.reference = pet.reference and pet.id = any (requests.row_ids)
  where pet.id = any (of_rows) and waiting_rank is not null
$$;

-- True when the reason for an email is gone, for example because the visit changed or the wish was answered.
create function private.is_superseded(job private.outbox) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case job.kind
    when 'received' then job.audience = 'owner' and exists (
      select from private.visits where visits.reference = target.reference
    )
    when 'digest' then false
    when 'links' then false
    when 'tomorrow' then job.day < (now() at time zone 'America/Denver')::date
      or private.confirmed_visits_json(job.day) = '[]'
    when 'nudge' then private.waiting_rows(job.row_ids) = '{}'
    else not exists (
        select from private.visits
          where visits.reference = target.reference and visits.revision = job.revision
            and visits.status = case job.kind
              when 'declined' then 'declined' when 'canceled' then 'canceled'
              when 'thanks' then 'done' when 'return' then 'done' when 'no_show' then 'no_show'
              else 'confirmed'
            end
            and (job.kind not in ('reminder', 'asked', 'kept') or visits.starts_at > now())
            -- a wish and its email are stored with the same time
            and (job.kind <> 'asked' or exists (
              select from private.open_wishes as wish
                where wish.reference = target.reference and wish.asked_at <= job.created_at
            ))
            and (job.kind <> 'return' or not (
              private.is_return_ended(visits) or private.has_booked_again(visits)
              or private.recipient_state(job.address) is not null
            ))
      )
  end
  from (select private.job_reference(job) as reference) as target
$$;

-- These limits apply to emails that visitors cause (receipts, cancellations), not to those the operator causes.

create function private.may_mail_visitors() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.visitor_mails_stopped_at() is null
    and count(outbox.id) < max(visitor_mails_per_day)
    and count(outbox.id) filter (where claimed_at > now() - interval '1 hour') < max(visitor_mails_per_hour)
  from private.settings left join private.outbox
    on audience = 'owner' and by_visitor and claimed_at > now() - interval '1 day'
$$;

-- A code when the job is not to be sent, else null. The last three concern emails that visitors cause.
create function private.job_problem(job private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.is_superseded(job) then 'superseded'
    when private.recipient_state(job.address) = 'complained' then 'recipient_complained'
    when job.audience = 'operator' or not job.by_visitor then null
    when private.recipient_state(job.address) is not null then 'recipient_bounced'
    when job.tries = 0 and job.created_at < now() - interval '1 day' then 'too_late'
    when (
      select count(*) from private.outbox
        where recipient = job.recipient and id <> job.id and by_visitor and claimed_at > now() - interval '1 day'
    ) >= (select recipient_mails_per_day from private.settings) then 'recipient_limit'
  end
$$;

-- ---- Delivery -------------------------------------------------------------------------------------------

-- These functions are in `public` because the API sees no other schema; only the secret key may call them.

-- True when claim_job would find work. Visitors' jobs over a limit do not count.
create function private.is_mail_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_digest_due()
    or exists (select from private.outbox where status = 'queued' and due_at <= now() and urgency < 3)
    or exists (select from public.newsletter_signups where status = 'new')
    or private.tomorrow_email_day(now()) is not null
    or private.may_mail_visitors() and exists (
      select from private.outbox where status = 'queued' and due_at <= now() and urgency = 3
    )
$$;

create function private.end_job(job private.outbox, result text, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.outbox
    set status = result, sent_at = case when result = 'sent' then now() end, last_error = reason
    where id = job.id;
  if result = 'sent' and job.kind = 'digest' then
    -- what it lists was told
    update public.bookings set digest_rank = null where id = any (job.row_ids);
    update public.contact_inquiries set digest_rank = null where id = any (job.row_ids);
  elsif result = 'failed' then
    raise warning 'Job % for the % failed: %', job.id, job.audience, reason;
  end if;
end
$$;

-- Locks the most urgent job that is due; null when there is none, or while another claim looks for a visitor's.
create function private.next_job() returns private.outbox
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.outbox;
begin
  select * into job from private.outbox
    where status = 'queued' and due_at <= now() and urgency < 3
    order by urgency, due_at limit 1 for update skip locked;
  -- two parallel claims would both see room for the last email to a visitor
  if job.id is null and pg_try_advisory_xact_lock(hashtextextended('next_job', 0))
    and private.may_mail_visitors() then
    select * into job from private.outbox
      where status = 'queued' and due_at <= now() and urgency = 3
      order by urgency, due_at limit 1 for update skip locked;
  end if;
  return job;
end
$$;

-- One nudge tells of all requests that wait: the others that are due (at most 50) end in this one.
create function private.gather_nudges(job private.outbox) returns uuid[]
language sql volatile security definer set search_path = ''
as $$
  with gathered as (
    delete from private.outbox where id in (
      select id from private.outbox
        where status = 'queued' and due_at <= now() and urgency = 1 and kind = 'nudge' and id <> job.id
        order by due_at limit 50 for update skip locked
    )
    returning row_ids
  )
  select job.row_ids || coalesce(array_agg(row_id), '{}') from gathered, unnest(gathered.row_ids) as row_id
$$;

-- The `request` of a claim. Of a digest { requests: private.request_lines, has_more, signups, stopped_at }: whether others
-- wait for the next one, the count of newsletter addresses under review, and since when visitors' emails wait, or null. Of
-- a nudge the private.request_lines of those that still wait, of tomorrow private.confirmed_visits_json, else the rows.
create function private.job_content(job private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case job.kind
    when 'digest' then jsonb_build_object(
      'requests', private.request_lines(job.row_ids),
      'has_more', cardinality(job.row_ids) = 150,
      'signups', private.count_signups(job.created_at),
      'stopped_at', private.utc_text(private.visitor_mails_stopped_at())
    )
    when 'tomorrow' then private.confirmed_visits_json(job.day)
    when 'nudge' then private.request_lines(private.waiting_rows(job.row_ids))
    else private.request_rows(job.source, job.row_ids)
  end
$$;

-- No row when nothing is due or the provider asked for a pause. Takes a job, judges and reads it; one that is not wanted
-- is left out, and one that cannot be judged or read waits for its next try, so that it holds up no other. Unless
-- completed, the job is due again after 2 minutes. `try` counts the claims and names this one. Without `link_version` an
-- email has no link. `closed_days` are for the promise in what was received, `blocked` hours for the email about tomorrow.
create function public.claim_job()
returns table (
  id uuid, try smallint, round smallint, kind text, audience text, addressee text, source text,
  request jsonb, is_repeat boolean, after_answer boolean, link_version integer, visit jsonb, wish jsonb,
  closed_days jsonb, blocked jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.outbox;
  problem text;
begin
  perform private.merge_signups();
  perform private.queue_tomorrow();
  perform private.open_digest();
  if (select mail_paused_until from private.settings) > now() then
    return;
  end if;

  -- so that one statement never takes long; the next claim goes on
  for turn in 1..500 loop
    job := private.next_job();
    exit when job.id is null;
    if job.tries >= (select mail_tries from private.settings) then
      -- the last try did not end: the deliverer died, or the rows could not be read
      perform private.end_job(job, 'failed', coalesce(job.last_error, 'abandoned'));
      continue;
    end if;
    begin
      problem := private.job_problem(job);
      if problem is not null then
        perform private.end_job(job, 'left_out', problem);
        continue;
      end if;
      update private.outbox
        set tries = outbox.tries + 1, claimed_at = now(), due_at = now() + interval '2 minutes', last_error = null,
          -- not at a later try: its email may have arrived, and must be the same
          row_ids = case
            when outbox.kind = 'nudge' and outbox.tries = 0 then private.gather_nudges(job) else outbox.row_ids
          end
        where outbox.id = job.id
        returning * into job;
      return query
        select job.id, job.tries, job.round, job.kind, job.audience,
          -- the mailbox that owns the reference wins over the one in the rows
          case job.audience when 'owner' then
            private.mailbox(job.source, coalesce(private.visit_rows(requests.reference), job.row_ids))
          end,
          job.source, private.job_content(job),
          coalesce(requests.version > 1, false), job.after_answer, requests.link_version,
          private.visit_json(requests.reference), private.job_wish(job, requests.reference),
          case job.kind when 'received' then private.closed_days(job.created_at::date - 1) else '[]' end,
          private.blocked_hours_json(job.day)
        from (select) as one left join private.requests on requests.reference = private.job_reference(job);
      return;
    exception
      -- sqlstate only, because the message could hold a value
      when others then
        raise warning 'Job % for the % cannot be read: %', job.id, job.audience, sqlstate;
        update private.outbox
          set tries = outbox.tries + 1, due_at = now() + private.retry_delay(outbox.tries + 1),
            last_error = 'unreadable_' || lower(sqlstate)
          where outbox.id = job.id;
    end;
  end loop;
end
$$;

grant execute on function public.claim_job() to service_role;

-- 1 minute, then doubled each time, at most a day.
create function private.retry_delay(tries integer) returns interval
language sql immutable security definer set search_path = ''
as $$
  select least(interval '1 minute' * 2 ^ (tries - 1), interval '1 day')
$$;

-- `later` retries after the doubling delay or `retry_after` seconds, whichever is longer, until settings.mail_tries.
-- `pause` stops the whole outbox for `retry_after` seconds. Null, and nothing changes, when the claim had run out or the
-- provider has reported a failure of its round since.
create function public.complete_job(
  id uuid, try smallint, outcome text,
  reason text default null, retry_after integer default 0, pause boolean default false,
  round smallint default 0
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait interval := make_interval(secs => least(greatest(retry_after, 0), 86400));
  job private.outbox;
  result text;
begin
  if outcome not in ('sent', 'later', 'never', 'drop') then
    raise invalid_parameter_value using message = 'outcome is one of sent, later, never, drop';
  end if;
  if pause then
    update private.settings set mail_paused_until = now() + wait where settings.id;
  end if;

  select * into job from private.outbox
    where outbox.id = complete_job.id and outbox.tries = complete_job.try
      and outbox.round = complete_job.round and outbox.status = 'queued'
    for update;
  if not found then
    return null;
  end if;
  result := case
    when outcome = 'sent' then 'sent'
    when outcome = 'drop' then 'left_out'
    when outcome = 'never' or job.tries >= (select mail_tries from private.settings) then 'failed'
    else 'queued'
  end;
  if result = 'queued' then
    update private.outbox
      set due_at = now() + greatest(private.retry_delay(job.tries), wait), last_error = reason
      where outbox.id = job.id;
  else
    perform private.end_job(job, result, case when result <> 'sent' then reason end);
  end if;
  if result = 'sent' then
    -- the provider works again; jobs refused more than 8 times wait, because they may be the cause
    update private.outbox set due_at = now()
      where outbox.status = 'queued' and due_at > now() and last_error like 'provider%'
        and tries <= 8;
  end if;
  return result;
end
$$;

grant execute on function
  public.complete_job(uuid, smallint, text, text, integer, boolean, smallint) to service_role;

-- Complained stays whatever follows. Failed (also a bounce that is not permanent) queues the next round, until
-- settings.mail_tries, or three tries of what a visitor caused; an event of an earlier round queues nothing. Returns the
-- audience of the changed job, else null.
create function public.report_mail_event(id uuid, event text, round smallint default 0) returns text
language sql volatile security definer set search_path = ''
as $$
  update private.outbox as job
    set status = case
        when event <> 'failed' then event
        when job.tries >= case
          when job.audience = 'owner' and job.by_visitor then 3 else (select mail_tries from private.settings)
        end then 'failed'
        else 'queued'
      end,
      round = job.round + (event = 'failed')::integer,
      returned_at = case when event = 'failed' then job.returned_at else coalesce(job.returned_at, now()) end,
      due_at = now() + private.retry_delay(job.tries),
      last_error = case event when 'failed' then 'provider_failed' else job.last_error end
    where job.id = report_mail_event.id and case event
      when 'failed' then job.status in ('sent', 'queued') and job.round = report_mail_event.round
      when 'bounced' then job.status <> 'complained'
      when 'complained' then true
      else false
    end
    returning job.audience
$$;

grant execute on function public.report_mail_event(uuid, text, smallint) to service_role;

-- ---- What visitors sent, for the operator's own tools ---------------------------------------------------

-- Newest first: one row per request, message and newsletter address, with its visit and its emails in words. A sign-up
-- is a row of its own until its address is on the list.
create function public.list_leads()
returns table (
  kind text, reference text, status text, sent text, name text, phone text, email text, address text,
  pets text[], preferred text, message text, visit text, mails text[], sent_at text, starts_at text
)
language sql stable security definer set search_path = ''
as $$
  with requests as (
    select array_agg(id order by pet_number, id) as ids,
      string_agg(distinct nullif(additional_notes, ''), E'\n') as notes,
      array_agg(
        pet_name
          || ' (' || concat_ws(', ', pet_type, nullif(breed, ''), nullif(weight, ''), pet_size) || '): '
          || array_to_string(service || add_ons, ' + ')
          || coalesce(', about $' || replace(to_char(estimated_price, 'FM99,990.00'), '.00', ''), '')
        order by pet_number, id
      ) as pets
    from public.bookings
    -- the pets of one sending share both
    group by created_at, coalesce(reference, id::text)
  ), leads as (
    select 'booking' as kind, ids, created_at, reference, status,
      array_to_string(review_reasons || case source when 'operator' then 'added' end, ', ') as reasons,
      parent_name as name, phone, email, address || ', ' || zip_code as address, pets,
      concat_ws(
        ', ', to_char(preferred_date, 'FMDay, FMMonth FMDD, YYYY'), preferred_time,
        'every ' || repeat_weeks || ' weeks'
      ) as preferred,
      notes as message
    from requests join public.bookings on bookings.id = ids[1]
    union all
    select 'message', array[id], created_at, null, status, array_to_string(review_reasons, ', '),
      first_name || ' ' || last_name, phone, email, null, null, null, message
    from public.contact_inquiries
    union all
    select 'newsletter', array[id], created_at, null, status, array_to_string(review_reasons, ', '),
      null, null, email, null, null, null, null
    from (
      select id, created_at, status, review_reasons, email from public.newsletter_signups where status <> 'listed'
      union all select id, created_at, status, null, email from public.newsletter_subscribers
    ) as addresses
  ), mails as (
    select row_id, array_agg(
      kind || ' to the ' || audience || ': '
        || case status
          when 'queued' then 'due ' || private.denver_text(due_at)
          when 'sent' then concat_ws(' ', 'sent', private.denver_text(sent_at))
          else replace(status, '_', ' ')
        end
        || coalesce(
          ' (' || nullif(concat_ws(', ', case when tries > 1 then tries || ' tries' end, last_error), '') || ')',
          ''
        )
      order by wanted_at, audience, kind
    ) as lines
    from private.outbox cross join unnest(row_ids) as row_id
    group by row_id
  )
  select leads.kind, leads.reference, replace(coalesce(visits.status, leads.status), '_', '-') || coalesce(' (' || nullif(reasons, '') || ')', ''),
    private.denver_text(created_at), name, phone, email, address, pets, preferred, message,
    nullif(concat_ws(
      ': ',
      replace(visits.status, '_', '-') || coalesce(' by the ' || (visit ->> 'canceled_by'), '')
        || coalesce(', $' || nullif(visit ->> 'no_show_fee', '0') || ' fee', '')
        || case when visit ->> 'canceled_by' = 'owner' and (visit ->> 'was_late')::boolean then ', late' else '' end,
      private.denver_text((visit ->> 'starts_at')::timestamptz) || ', ' || (visit ->> 'minutes') || ' min'
        || case when visits.status = 'confirmed' and visits.accepted_at is not null then ', said yes' else '' end,
      nullif(visit ->> 'note', ''),
      'private: ' || (
        select nullif(private_line, '') from private.requests where requests.reference = leads.reference
      )
    ), ''),
    coalesce(mails.lines, '{none in the outbox}'), private.utc_text(created_at), visit ->> 'starts_at'
  from leads
    left join mails on mails.row_id = ids[1]
    -- what was sent before or after the answered rows has no visit
    left join private.visits on visits.reference = leads.reference and visits.row_ids && ids
    cross join private.visit_json(visits.reference) as visit
  order by created_at desc, leads.kind, leads.reference, email
$$;

grant execute on function public.list_leads() to service_role;
