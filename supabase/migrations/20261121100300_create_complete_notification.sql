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
    update private.settings set mail_paused_until = now() + wait;
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
