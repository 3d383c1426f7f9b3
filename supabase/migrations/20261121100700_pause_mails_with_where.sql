-- The platform refuses an update without a condition, inside functions too (its extension safeupdate),
-- so that a pause of the mail provider could not be noted there.

/* Marks the job of a claim. `outcome`: 'sent'; 'later', tried again after the doubling delay or after
   `retry_after` seconds when that is longer, and failed after as many tries as private.settings
   allows; 'never', failed at once. `pause` keeps the whole outbox waiting for `retry_after` seconds.
   Gives the new status, or null when the claim had run out. */
create or replace function public.complete_notification(
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
