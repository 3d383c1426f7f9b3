create view private.due_jobs with (security_invoker = true) as
  select * from private.outbox where status = 'queued' and due_at <= now();

-- ---- What puts jobs into the outbox ---------------------------------------------------------------------
-- Queues an email to the operator about no single request, unless one waits, or exists for that day. Without a wished time it
-- is due now, or settings.digest_interval after the last digest: one tells of entries without an email of their own.
create function private.queue_pointer(mail_kind text, wished timestamptz default null, of_day date default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.outbox (kind, row_ids, audience, day, due_at, wanted_at)
    select mail_kind, '{}', 'operator', of_day, due, due
      from private.settings, greatest(now(), coalesce(
        wished, (select max(wanted_at) from private.outbox where kind = mail_kind) + digest_interval
      )) as due on conflict do nothing
$$;

-- Queues the emails of a visitor's sending. One that is marked for review has none, neither to the operator nor to its owner;
-- beyond settings.requests_per_day a request has none to the operator. A sending without marks of its own is nudged. One under a
-- known reference counts as that request does, and after its answer it goes to the operator alone. Never fails the visitor's
-- insert.
create function private.queue_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request record;
begin
  for request in
    select sent.*,
      case when known.reference is null then sent.own_rank else coalesce(known.waiting_rank, 0) end as rank,
      known.reference is not null and not known.row_ids @> sent.row_ids as is_note,
      exists (select from private.visits where visits.reference = sent.reference) as is_answered, (
        select count(*) >= (select requests_per_day from private.settings) from private.outbox
          where audience = 'operator' and kind = 'received' and source = tg_table_name
            and created_at > now() - interval '1 day'
      ) as is_busy_day
    from (
      select array_agg(id order by fields ->> 'pet_number', id) as row_ids, max(fields ->> 'reference') as reference,
        max(fields ->> 'email') as mailbox,
        max(private.spam_rank(array(select jsonb_array_elements_text(fields -> 'review_reasons')))) as own_rank
      from (select id, to_jsonb(stored) as fields from stored) as new_rows
      group by coalesce(fields ->> 'reference', id::text)
    ) as sent
      left join private.requests as known on known.reference = sent.reference
  loop
    insert into private.outbox (kind, source, row_ids, audience, recipient, address, by_visitor, after_answer)
      select 'received', tg_table_name, request.row_ids, job.audience, recipient, address, true, request.is_answered
      from (values
        ('operator', null, request.rank = 0 and not request.is_busy_day),
        ('owner', request.mailbox, request.rank = 0 and not request.is_answered and request.mailbox is not null)
      ) as job (audience, mailbox, is_wanted), private.mailbox_keys(mailbox)
      where job.is_wanted;
    if request.rank <= 1 and not request.is_answered and not request.is_note then
      perform private.queue_pointer('nudge', private.promised_at(tg_table_name, now()) - nudge_before) from private.rules;
    end if;
    if request.rank > 0 or request.is_busy_day then
      perform private.queue_pointer('digest');
    end if;
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

create trigger queue_jobs after insert on public.bookings referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated')) execute function private.queue_jobs();
create trigger queue_jobs after insert on public.contact_inquiries referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated')) execute function private.queue_jobs();

-- The email shows the visit as it is when it is sent. An owner without an email, whose visit was added, gets none.
create function private.queue_visit_mail(
  of_reference text, mail_kind text, to_audience text, due timestamptz default now(),
  by_visitor boolean default false, of_change uuid default null
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.outbox (
      kind, source, row_ids, audience, recipient, address, by_visitor, revision, change_id, due_at, wanted_at
    )
    select mail_kind, 'bookings', ids, to_audience, keys.recipient, keys.address, queue_visit_mail.by_visitor,
      case when mail_kind <> 'links' then visits.revision end, of_change, due, due
    from private.visit_rows(of_reference) as ids
      left join private.pets_email(ids) as mailbox on to_audience = 'owner'
      cross join private.mailbox_keys(mailbox) as keys
      left join private.visits on visits.reference = of_reference
    where to_audience = 'operator' or mailbox is not null
$$;

-- The operator's email about a day to come with visits or holds, the evening before, once.
create function private.queue_tomorrow(of_day date) returns void
language sql volatile security definer set search_path = '' as $$
  select private.queue_pointer('tomorrow', private.denver_moment(of_day - 1, tomorrow_at), of_day) from private.rules
    where of_day > private.denver_today()
$$;

-- The emails that the time of a confirmed visit causes: the owner's reminder, and the operator's about its day.
create function private.queue_times(visit private.visits) returns void
language sql volatile security definer set search_path = '' as $$
  select private.queue_visit_mail(visit.reference, 'reminder', 'owner', visit.starts_at - remind_before)
    from private.rules where visit.status = 'confirmed' and visit.starts_at - remind_before > now();
  select private.queue_tomorrow((visit.starts_at at time zone 'America/Denver')::date) where visit.status = 'confirmed'
$$;

-- Receipts of a request that nobody tried to send, among them those that an answer overtook.
create function private.switch_receipts(of_reference text, to_status text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.outbox set status = to_status, last_error = case to_status when 'left_out' then 'spam' end
    where recipient = (private.mailbox_keys(private.pets_email(private.visit_rows(of_reference)))).recipient
      and row_ids && private.visit_rows(of_reference) and tries = 0
      and (status = 'queued' or status = 'left_out' and last_error in ('spam', 'superseded'))
$$;

-- ---- What an email may say ------------------------------------------------------------------------------
-- An email of that kind lists these entries without marks of their own: a digest those that the operator's page shows first, a
-- nudge the oldest whose answer is due within rules.nudge_before, or was. One more than rules.most_lines tells of more.
create function private.listed_rows(mail_kind text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(id), '{}')
  from (
    select oldest.id
    from private.rules, unnest(array['bookings', 'contact_inquiries']) as of_source
      -- a later sending is never promised an earlier answer, so these are enough
      cross join lateral (
        select id, is_customer, sent_at from private.waiting
          where waiting.source = of_source and rank <= 1
          order by case mail_kind when 'digest' then is_customer end desc, sent_at, id limit most_lines + 1
      ) as oldest
    where mail_kind <> 'nudge' or private.promised_at(of_source, sent_at) - nudge_before <= now()
    order by case mail_kind when 'digest' then is_customer end desc, sent_at, oldest.id
      limit (select most_lines + 1 from private.rules)
  ) as listed
$$;

-- [{ source, reference, name, phone, email, day, window, message, sent_at, reasons }] of these rows, one a
-- request, in their order; `day` and `window` are null for a message, `message` for a booking.
create function private.request_lines(of_rows uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'source', source, 'reference', reference, 'name', name, 'phone', phone, 'email', email, 'day', day,
    'window', time_window, 'message', message, 'sent_at', private.utc_text(created_at), 'reasons', review_reasons
  ) order by array_position(of_rows, id)), '[]')
  from (
    select 'bookings' as source, id, reference, parent_name as name, phone, email, null as message, created_at,
      to_char(preferred_date, 'YYYY-MM-DD') as day, preferred_time as time_window, review_reasons
    from public.bookings where id = any (of_rows)
    union all
    select 'contact_inquiries', id, null, first_name || ' ' || last_name, phone, email, message, created_at, null, null,
      review_reasons
    from public.contact_inquiries where id = any (of_rows)
  ) as requests
$$;

-- ---- Emails that do not go ------------------------------------------------------------------------------
-- Since when the emails that visitors cause wait, because too many of them came back in 7 days; null while they go. A
-- complaint counts as ten bounces.
create function private.visitor_mails_stopped_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select stopped_at
  from private.settings, (
    select max(returned_at) as stopped_at, sum(case status when 'complained' then 10 else 1 end) as bounces
      from private.outbox where audience = 'owner' and by_visitor and returned_at > now() - interval '7 days'
  ) as returned
  -- sent emails are counted only if enough came back
  where bounces > fewest_bounces
    and bounces > bounce_percent / 100 * (select count(*) from private.outbox where sent_at > now() - interval '7 days')
$$;

-- True when the limits of emails that visitors cause (receipts, cancellations) leave room for one more.
create function private.may_mail_visitors() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.visitor_mails_stopped_at() is null
    and count(outbox.id) < max(visitor_mails_per_day)
    and count(outbox.id) filter (where outbox.claimed_at > now() - interval '1 hour') < max(visitor_mails_per_hour)
  from private.settings left join private.outbox
    on audience = 'owner' and by_visitor and outbox.claimed_at > now() - interval '1 day'
$$;

-- A code when the job is not to be sent, else null. Superseded: the reason for it is gone, for example because the visit
-- changed or the wish was answered. The last three concern emails that visitors cause.
create function private.job_problem(job private.outbox) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when case job.kind
      when 'received' then job.audience = 'owner' and visits.status is not null
      when 'digest' then false
      when 'links' then job.audience = 'owner'
        and job.recipient is distinct from
          (private.mailbox_keys(private.pets_email(private.visit_rows(sent.reference)))).recipient
      when 'tomorrow' then job.day < private.denver_today()
        or not exists (select from private.confirmed_visits_on(job.day))
        and not exists (select from private.blocks where first_day = job.day and held_for is not null)
      when 'nudge' then case when job.tries = 0 then job.row_ids else private.listed_rows('nudge') end = '{}'
      else not coalesce(
        visits.revision = job.revision and visits.status = coalesce(
          (select to_status from private.transitions where job.kind in (owner_email, operator_email) limit 1),
          case job.kind when 'return' then 'done' else 'confirmed' end
        )
        and (job.kind not in ('reminder', 'asked', 'time_kept') or visits.starts_at > now())
        -- a wish and its email are stored with the same time
        and (job.kind <> 'asked' or exists (
          select from private.open_wishes as wish
            where wish.reference = visits.reference and wish.asked_at <= job.created_at
        ))
        and (job.kind <> 'return' or private.return_state(visits) = 'on' and private.recipient_state(job.address) is null),
        false)
    end then 'superseded'
    when private.recipient_state(job.address) = 'complained' then 'recipient_complained'
    when job.audience = 'operator' or not job.by_visitor then null
    when private.recipient_state(job.address) is not null then 'recipient_bounced'
    when job.tries = 0 and job.created_at < now() - interval '1 day' then 'too_late'
    when (
      select count(*) from private.outbox
        where recipient = job.recipient and id <> job.id and by_visitor and claimed_at > now() - interval '1 day'
    ) >= (select recipient_mails_per_day from private.settings) then 'recipient_limit'
  end
  from (
    select max(reference) as reference from public.bookings where job.source = 'bookings' and id = any (job.row_ids)
  ) as sent
    left join private.visits on visits.reference = sent.reference
$$;

-- ---- Delivery -------------------------------------------------------------------------------------------
-- True when claim_job would find work. Visitors' jobs over a limit do not count.
create function private.is_mail_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_jobs where urgency < 3)
    or exists (select from private.due_jobs where urgency = 3) and private.may_mail_visitors()
$$;

-- Reads what the email of a claimed job is written from. The `request` of a digest is `Digest` of request-rows.ts, that of a
-- nudge the private.request_lines, of tomorrow [{ request: rows, visit, mail_problem }], of each other kind its rows. Without
-- `link_version` an email has no link. `closed_days` belong to the deadlines it names, `busy_days` to the open windows in an
-- email that asks to book again, and to the operator's about a request, as public.find_customer in `customer`; `blocked` hours
-- and holds (with a name and a phone) to that about tomorrow. The email that declines a wish counts from then what its owner can still do.
create function private.email_content(job private.outbox)
returns table (
  addressee text, request jsonb, is_repeat boolean, link_version integer, visit jsonb, wish jsonb,
  closed_days jsonb, busy_days jsonb, blocked jsonb, customer jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    -- the mailbox that owns the reference wins over the one in the rows
    case when job.audience = 'owner' then case job.source
      when 'bookings' then private.pets_email(coalesce(private.visit_rows(requests.reference), job.row_ids))
      else content -> 0 ->> 'email'
    end end,
    content, coalesce(requests.version > 1, false), requests.link_version,
    private.visit_json(requests.reference) || coalesce((
      select jsonb_build_object('updated', jsonb_build_object(
        'action', changes.action, 'minutes', was -> 'minutes', 'price', was -> 'price', 'travel_fee', was -> 'travel_fee', 'note', was -> 'note',
        'groomer', was -> 'groomer', 'has_yes', was ->> 'accepted_at' is not null, 'before', private.pets_json(array(select jsonb_array_elements_text(was -> 'row_ids'))::uuid[])
      )) from private.changes cross join lateral coalesce(owner_knew, before) as was
        where job.kind in ('updated', 'moved') and changes.id = job.change_id
    ), '{}') || case when job.audience = 'owner' then jsonb_build_object(
      'next', private.coming_json(private.customer_visits(content -> 0 ->> 'email', null)) -> 0,
      'wishes', (select max(number) from private.time_wishes where time_wishes.reference = requests.reference),
      'closed_then', (select private.closed_days(job.created_at::date - 1, time_set_at) from private.visits where reference = requests.reference),
      'has_no_return', (select private.return_state(visits) <> 'on' or private.return_due_at(visits) <= now() from private.visits where reference = requests.reference),
      'is_untold', job.kind = 'canceled' and content -> 0 ->> 'source' = 'form' and not exists (
        select from private.changes join private.outbox as told on change_id = changes.id and told.audience = 'owner'
          where changes.reference = requests.reference and told.sent_at is not null),
      'was_thanked', job.kind = 'thanks' and exists (
        select from private.outbox as earlier where earlier.kind = 'thanks' and earlier.status = 'sent' and earlier.id <> job.id
          and earlier.recipient = job.recipient and earlier.change_id in (select id from private.changes where changes.reference = requests.reference)
      ),
      'fees', case when job.kind <> 'thanks' then private.fees_json(requests.reference) else (
        select coalesce(jsonb_agg(private.denver_time(starts_at) || jsonb_build_object('fee', fee) order by starts_at), '[]')
          from private.visits where fee > 0 and fee_settled_by = job.change_id
      ) end
    ) else '{}' end || case job.kind when 'time_kept' then jsonb_build_object('changed_at', private.utc_text(job.created_at)) else '{}' end,
    -- an email about a set or a kept time has the wish that it answers, each other one the open wish
    case when job.kind in ('confirmed', 'moved') then private.wish_json(requests.reference, false, is_answered => true)
      when job.kind <> 'time_kept' then private.wish_json(requests.reference)
      else private.wish_json(requests.reference, false, job.created_at) - '{asked_at,revision,answer_by,number}'::text[]
    end,
    private.closed_days(job.created_at::date - 1),
    case when is_new or job.audience = 'owner'
      and job.kind in ('confirmed', 'moved', 'time_kept', 'declined', 'canceled', 'return') then public.busy_days() end,
    (
      select coalesce(jsonb_agg(block - '{id,last,reason}'::text[]), '[]')
        from jsonb_array_elements(private.blocks_json(job.day, job.day)) as block where block ->> 'from' is not null
    ),
    case when is_new then public.find_customer(content -> 0 ->> 'email', content -> 0 ->> 'phone', requests.reference)
      #- '{last_time,private_line}' end
  from coalesce(case coalesce(job.source, job.kind)
      when 'digest' then jsonb_build_object(
        'requests', private.request_lines(job.row_ids),
        'waiting', private.count_waiting(is_suspect => false), 'suspects', private.count_waiting(is_suspect => true),
        'signups', (select count(*) from public.newsletter_subscribers where status = 'review'),
        'stopped_at', private.utc_text(private.visitor_mails_stopped_at())
      )
      when 'nudge' then private.request_lines(job.row_ids)
      when 'tomorrow' then (
        select jsonb_agg(listed - 'reference' || jsonb_build_object('visit', private.visit_json(reference) || jsonb_build_object(
            'wish', private.wish_json(reference), 'fees', private.fees_json(reference), 'is_sent_again', (
              select version > request_version and private.typed_json(sent.row_ids) is distinct from private.typed_json(booked.row_ids)
                from private.requests as sent where sent.reference = booked.reference
            ))) order by starts_at)
          from private.confirmed_visits_on(job.day) as booked
            cross join private.listed_json(reference, row_ids) as listed
      )
      -- details that change after the time was kept are the visit's by then
      when 'bookings' then private.pets_json(case when job.kind <> 'time_kept' then job.row_ids else private.visit_rows((
        select max(reference) from public.bookings where id = any (job.row_ids)
      )) end)
      when 'contact_inquiries' then (
        select jsonb_agg(to_jsonb(sent)) from public.contact_inquiries as sent where id = any (job.row_ids)
      )
      else (select jsonb_agg(to_jsonb(sent)) from public.newsletter_subscribers as sent where id = any (job.row_ids))
    end, '[]') as content
    left join private.requests on job.source = 'bookings' and requests.reference = (
      select max(reference) from public.bookings where id = any (job.row_ids)
    )
    cross join (select job.source = 'bookings' and job.kind = 'received' and job.audience = 'operator' as is_new) as request
$$;

-- No row when nothing is due or the provider asked for a pause. Takes a job, judges and reads it; one that is not wanted
-- is left out, and one that cannot be judged or read waits for its next try, so that it holds up no other. Unless
-- completed, the job is due again after 2 minutes. `try` counts the claims and names this one; private.email_content tells of
-- the other columns.
create function public.claim_job()
returns table (
  id uuid, try smallint, round smallint, kind text, audience text, addressee text, source text,
  request jsonb, is_repeat boolean, after_answer boolean, link_version integer, visit jsonb, wish jsonb,
  closed_days jsonb, busy_days jsonb, blocked jsonb, customer jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  job private.outbox;
  problem text;
  may_mail boolean; -- a visitor
begin
  -- parallel claims do not wait for each other
  update private.settings set claimed_at = now() where settings.id in (
    select settings.id from private.settings where claimed_at < now() - interval '1 minute' for update skip locked
  );
  if (select mail_paused_until from private.settings) > now() then
    return;
  end if;

  -- one statement must never take long; the next claim goes on
  for turn in 1..500 loop
    select * into job from private.due_jobs where urgency < 3 order by urgency, due_at limit 1 for update skip locked;
    if job.id is null then
      -- two parallel claims would both see room for the last email to a visitor
      may_mail := coalesce(
        may_mail, pg_try_advisory_xact_lock(hashtextextended('claim_job', 0)) and private.may_mail_visitors()
      );
      select * into job from private.due_jobs
        where urgency = 3 and may_mail order by urgency, due_at limit 1 for update skip locked;
    end if;
    exit when job.id is null;
    if job.tries >= (select mail_tries from private.settings) then
      -- the last try did not end: the deliverer died, or the rows could not be read
      update private.outbox set status = 'failed', last_error = coalesce(last_error, 'abandoned') where outbox.id = job.id;
      raise warning 'Job % for the % was abandoned', job.id, job.audience;
      continue;
    end if;
    begin
      -- a later try must be the same email, because the first may have arrived
      if job.kind in ('digest', 'nudge') and job.tries = 0 then
        job.row_ids := private.listed_rows(job.kind);
      end if;
      problem := private.job_problem(job);
      if problem is not null then
        update private.outbox set status = 'left_out', last_error = problem where outbox.id = job.id;
        continue;
      end if;
      update private.outbox
        set tries = outbox.tries + 1, claimed_at = now(), due_at = now() + interval '2 minutes', last_error = null,
          row_ids = job.row_ids
        where outbox.id = job.id
        returning * into job;
      -- the first try of a nudge tells of all that waits
      delete from private.outbox as other using (
        select due_jobs.id from private.due_jobs
          where urgency = 1 and due_jobs.kind = 'nudge' and job.kind = 'nudge' and job.tries = 1 and due_jobs.id <> job.id
          for update skip locked
      ) as nudges where other.id = nudges.id;
      return query
        select job.id, job.tries, job.round, job.kind, job.audience, email.addressee, job.source, email.request,
          email.is_repeat, job.after_answer, email.link_version, email.visit, email.wish, email.closed_days,
          email.busy_days, email.blocked, email.customer
        from private.email_content(job) as email;
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

-- 1 minute, then doubled each time, at most a day.
create function private.retry_delay(tries integer) returns interval
language sql immutable security definer set search_path = '' as $$
  select least(interval '1 minute' * 2 ^ (tries - 1), interval '1 day')
$$;

-- `later` retries after the doubling delay or `retry_after` seconds, whichever is longer, until settings.mail_tries.
-- `pause` stops the whole outbox for `retry_after` seconds. Null, and nothing changes, when the claim had run out or the
-- provider has reported a failure of its round since.
create function public.complete_job(
  id uuid, try smallint, outcome text, reason text default null, retry_after integer default 0,
  pause boolean default false, round smallint default 0
) returns text
language plpgsql volatile security definer set search_path = '' as $$
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
    when outcome = 'never' or job.tries >= (select mail_tries from private.settings) then 'failed' else 'queued'
  end;
  update private.outbox set
      status = result, sent_at = case result when 'sent' then now() end,
      last_error = case when result <> 'sent' then reason end,
      due_at = case result when 'queued' then now() + greatest(private.retry_delay(job.tries), wait) else due_at end
    where outbox.id = job.id;
  if result = 'failed' then
    raise warning 'Job % for the % failed: %', job.id, job.audience, reason;
  end if;
  if result = 'sent' then
    -- the provider works again; jobs refused more than 8 times wait, because they may be the cause
    update private.outbox set due_at = now()
      where outbox.status = 'queued' and due_at > now() and last_error like 'provider%' and tries <= 8;
  end if;
  return result;
end
$$;

-- Complained stays whatever follows. Failed (or a bounce that is not permanent) queues the next round, until
-- settings.mail_tries, or three tries of an email that a visitor caused; an event of an earlier round queues nothing. The
-- operator is told when it stops the emails that visitors cause. Returns the audience of the changed job, else null.
create function public.report_mail_event(id uuid, event text, round smallint default 0) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  has_stopped boolean := private.visitor_mails_stopped_at() is not null;
  changed private.outbox;
begin
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
      when 'complained' then true else false
    end
    returning * into changed;
  if not has_stopped and private.visitor_mails_stopped_at() is not null then
    perform private.queue_pointer('digest');
  end if;
  return changed.audience;
end
$$;
