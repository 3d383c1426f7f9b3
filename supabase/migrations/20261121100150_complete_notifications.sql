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
    where status = 'queued' and urgency < 4 and due_at > now() and last_error like 'provider%' and tries <= 8
$$;

comment on function private.wake_waiting_jobs() is 'Ends the wait of jobs for a provider that is back.';

/* Marks the job of a claim. `outcome`: 'sent'; 'later', tried again after the doubling delay or after
   `retry_after` seconds when that is longer, and failed after as many tries as private.settings
   allows; 'never', failed at once; 'drop', left out because nobody needs it any more. `pause` keeps the
   whole outbox waiting for `retry_after` seconds.
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
  if outcome not in ('sent', 'later', 'never', 'drop') then
    raise invalid_parameter_value using message = 'outcome is one of sent, later, never, drop';
  end if;
  if pause then
    update private.settings set mail_paused_until = now() + wait where settings.id;
  end if;

  update private.outbox as job set
      status = case
        when outcome = 'sent' then 'sent'
        when outcome = 'drop' then 'left_out'
        when outcome = 'never' or job.tries >= (select mail_tries from private.settings) then 'failed'
        else 'queued'
      end,
      due_at = now() + greatest(private.retry_delay(job.tries), wait),
      sent_at = case when outcome = 'sent' then now() end,
      last_error = case when outcome <> 'sent' then reason end
    where job.id = complete_notification.id and job.tries = complete_notification.try
      and job.status = 'queued'
    returning job.status, job.audience into new_status, addressee;

  -- the requests of a digest share its fate
  if new_status <> 'queued' then
    update private.outbox as told
      set status = digest.status, sent_at = digest.sent_at, last_error = digest.last_error
      from private.outbox as digest
      where digest.id = complete_notification.id and told.digest_id = digest.id;
  end if;
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

/* Notes what the provider tells of a mail after it took it: `event` is 'bounced' for good, 'complained',
   which stays whatever comes later, or 'failed', for reasons such as a quota: then the job is queued again in
   its next round, as long as private.settings.mail_tries allows. `round` is the one that the mail was sent in;
   of an earlier one nothing is queued again. Gives the audience of a job that changed, else null. */
create function public.report_mail_event(id uuid, event text, round smallint default 0) returns text
language sql volatile security definer set search_path = ''
as $$
  update private.outbox as job
    set status = case
        when event <> 'failed' then event
        when job.tries >= (select mail_tries from private.settings) then 'failed'
        else 'queued'
      end,
      round = job.round + (event = 'failed')::integer,
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

comment on function public.report_mail_event(uuid, text, smallint) is
  'Notes what became of a mail that the provider took; gives its audience.';

revoke all on function public.report_mail_event(uuid, text, smallint)
  from public, anon, authenticated, service_role;
grant execute on function public.report_mail_event(uuid, text, smallint) to service_role;

-- The operator's own tools ask whether the mail of a request went.

/* All jobs, newest first, without the rows that they are about. */
create function public.list_notifications()
returns table (
  id uuid, created_at timestamptz, kind text, source text, row_ids uuid[], audience text, status text,
  tries smallint, due_at timestamptz, sent_at timestamptz, last_error text
)
language sql stable security definer set search_path = ''
as $$
  select job.id, job.created_at, job.kind, job.source, job.row_ids, job.audience, job.status,
    job.tries, job.due_at, job.sent_at, job.last_error
  from private.outbox as job
  order by job.created_at desc, job.audience, job.due_at
$$;

comment on function public.list_notifications() is 'Every mail of the outbox and what became of it.';

revoke all on function public.list_notifications()
  from public, anon, authenticated, service_role;
grant execute on function public.list_notifications() to service_role;
