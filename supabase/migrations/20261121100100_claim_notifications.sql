-- Deliverers take one job at a time. In schema public because the API sees no other; only the secret
-- key may call it.

/* The rows of a request as a JSON list, in the order of the pets; empty when they were deleted. */
create function private.request_rows(source text, row_ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(fields order by fields ->> 'pet_number', fields ->> 'id'), '[]')
  from (
    select to_jsonb(bookings) as fields from public.bookings
      where source = 'bookings' and id = any (row_ids)
    union all
    select to_jsonb(contact_inquiries) from public.contact_inquiries
      where source = 'contact_inquiries' and id = any (row_ids)
    union all
    select to_jsonb(newsletter_subscribers) from public.newsletter_subscribers
      where source = 'newsletter_subscribers' and id = any (row_ids)
  ) as found
$$;

comment on function private.request_rows(text, uuid[]) is 'The rows a job is about, as JSON.';

/* Whether an earlier request came with the reference of these rows: somebody edited and sent again. */
create function private.is_repeat(row_ids uuid[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.bookings as later
      join public.bookings as earlier
        on earlier.reference = later.reference and earlier.created_at < later.created_at
      where later.id = any (row_ids)
  )
$$;

comment on function private.is_repeat(uuid[]) is 'Whether the reference of a request came before.';

/* Whether a call of claim_notification would find work: a due job, or a sign-up that causes one. */
create function private.is_mail_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.outbox where status = 'queued' and due_at <= now())
    or exists (select from public.newsletter_signups where status = 'new')
$$;

comment on function private.is_mail_due() is 'Whether the deliverer should be called.';

/* Takes the job that is due for longest, of one request the operator's first, and gives it with the
   rows it is about; no row when none is due or the provider asked for a pause. The job is due again
   after 2 minutes, unless complete_notification was told what became of it. */
create function public.claim_notification()
returns table (
  id uuid, try smallint, audience text, source text, request jsonb, is_repeat boolean
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lost record;
begin
  perform private.merge_signups();

  -- the deliverer died on the last try
  for lost in
    update private.outbox as job set status = 'failed', last_error = 'abandoned'
      where job.status = 'queued' and job.due_at <= now()
        and job.tries >= (select mail_tries from private.settings)
      returning job.id, job.audience
  loop
    raise warning 'Notification % to the % failed: abandoned', lost.id, lost.audience;
  end loop;

  if (select mail_paused_until from private.settings) > now() then
    return;
  end if;

  return query
    update private.outbox as job
      set tries = job.tries + 1, due_at = now() + interval '2 minutes', last_error = null
      where job.id = (
        select next.id from private.outbox as next
          where next.status = 'queued' and next.due_at <= now()
          order by next.due_at, next.audience
          limit 1 for update skip locked
      )
      returning job.id, job.tries, job.audience, job.source,
        private.request_rows(job.source, job.row_ids), private.is_repeat(job.row_ids);
end
$$;

comment on function public.claim_notification() is
  'Takes the next due mail for two minutes; gives at most one row.';

revoke all on function private.request_rows(text, uuid[]), private.is_repeat(uuid[]),
  private.is_mail_due(), public.claim_notification() from public, anon, authenticated, service_role;
grant execute on function public.claim_notification() to service_role;

-- What became of a claimed job. A late deliverer, whose claim has run out, changes nothing.

/* How long a job waits after a try: 1 minute, then twice as long each time, at most a day. */
create function private.retry_delay(tries integer) returns interval
language sql immutable security definer set search_path = ''
as $$
  select least(interval '1 minute' * 2 ^ (tries - 1), interval '1 day')
$$;

comment on function private.retry_delay(integer) is 'The wait after so many tries: up to a day.';

/* Makes jobs that wait for the provider due at once: a mail that went shows that it is back. Not those
   that it refused more than 8 times, which it may refuse for their own sake, nor claimed ones. */
create function private.wake_waiting_jobs() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox set due_at = now()
    where status = 'queued' and due_at > now() and last_error like 'provider%' and tries <= 8
$$;

comment on function private.wake_waiting_jobs() is 'Ends the wait of jobs for a provider that is back.';

/* Marks the job of a claim. `outcome`: 'sent'; 'later', tried again after the doubling delay or after
   `retry_after` seconds when that is longer, and failed after as many tries as private.settings
   allows; 'never', failed at once. `pause` keeps the whole outbox waiting for `retry_after` seconds.
   Gives the new status, or null when the claim had run out. */
create function public.complete_notification(
  id uuid, try smallint, outcome text,
  reason text default null, retry_after integer default 0, pause boolean default false
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait interval := make_interval(secs => least(greatest(retry_after, 0), 86400));
  new_status text;
  addressee text;
begin
  if outcome not in ('sent', 'later', 'never') then
    raise invalid_parameter_value using message = 'outcome is one of sent, later, never';
  end if;
  if pause then
    update private.settings set mail_paused_until = now() + wait where settings.id;
  end if;

  update private.outbox as job set
      status = case
        when outcome = 'sent' then 'sent'
        when outcome = 'never' or job.tries >= (select mail_tries from private.settings) then 'failed'
        else 'queued'
      end,
      due_at = now() + greatest(private.retry_delay(job.tries), wait),
      sent_at = case when outcome = 'sent' then now() end,
      last_error = case when outcome <> 'sent' then reason end
    where job.id = complete_notification.id and job.tries = complete_notification.try
      and job.status = 'queued'
    returning job.status, job.audience into new_status, addressee;

  if new_status = 'failed' then
    raise warning 'Notification % to the % failed: %', complete_notification.id, addressee, reason;
  end if;
  if new_status = 'sent' then
    perform private.wake_waiting_jobs();
  end if;
  return new_status;
end
$$;

comment on function public.complete_notification(uuid, smallint, text, text, integer, boolean) is
  'Marks a claimed mail as sent, to be tried again, or failed; gives its status.';

revoke all on function private.retry_delay(integer), private.wake_waiting_jobs(),
  public.complete_notification(uuid, smallint, text, text, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.complete_notification(uuid, smallint, text, text, integer, boolean) to service_role;

-- The operator's own tools ask whether the mail of a request went.

/* All jobs, newest first, without the rows that they are about. */
create function public.list_notifications()
returns table (
  id uuid, created_at timestamptz, source text, row_ids uuid[], audience text, status text,
  tries smallint, due_at timestamptz, sent_at timestamptz, last_error text
)
language sql stable security definer set search_path = ''
as $$
  select job.id, job.created_at, job.source, job.row_ids, job.audience, job.status,
    job.tries, job.due_at, job.sent_at, job.last_error
  from private.outbox as job
  order by job.created_at desc, job.audience
$$;

comment on function public.list_notifications() is 'Every mail of the outbox and what became of it.';

revoke all on function public.list_notifications()
  from public, anon, authenticated, service_role;
grant execute on function public.list_notifications() to service_role;
