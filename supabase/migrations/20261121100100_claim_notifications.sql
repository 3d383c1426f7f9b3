-- Deliverers take one job at a time. In schema public because the API sees no other; only the secret
-- key may call it.

-- The limits hold for mails that visitors cause: receipts, and what is told when an owner cancels. The operator
-- causes the others.

/* Whether another mail may go to a visitor, whoever it is. */
create function private.may_mail_visitors() returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(outbox.id) < max(visitor_mails_per_day)
    and count(outbox.id) filter (where claimed_at > now() - interval '1 hour') < max(visitor_mails_per_hour)
  from private.settings left join private.outbox
    on audience = 'owner' and by_visitor and claimed_at > now() - interval '1 day'
$$;

comment on function private.may_mail_visitors() is 'Whether the limits of visitors'' mails allow one.';

/* Why a mailbox gets no further mail that a visitor caused, as a code; null when it may get one. */
create function private.recipient_problem(of_job private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.recipient_state(of_job.recipient) is not null
      then 'recipient_' || private.recipient_state(of_job.recipient)
    when count(*) >= (select recipient_mails_per_day from private.settings) then 'recipient_limit'
  end
  from private.outbox
    where recipient = of_job.recipient and id <> of_job.id and by_visitor
      and claimed_at > now() - interval '1 day'
$$;

comment on function private.recipient_problem(private.outbox) is
  'Why no mail goes to the recipient of a job, or null.';

/* The next job for a visitor, locked, or null; null too while another claim looks for one. On its way it
   leaves out what nobody waits for: mails that would come a day late, those whose reason has gone, and those
   beyond the limit of one recipient. */
create function private.next_visitor_job() returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.outbox;
  is_gone boolean;
  problem text;
begin
  -- two claims at once would both see room for the last mail
  if not pg_try_advisory_xact_lock(hashtextextended('next_visitor_job', 0)) then
    return null;
  end if;
  update private.outbox set status = 'left_out', last_error = 'too_late'
    where status = 'queued' and audience = 'owner' and by_visitor and tries = 0
      and created_at < now() - interval '1 day';
  if not private.may_mail_visitors() then
    return null;
  end if;

  loop
    select * into job from private.outbox
      where status = 'queued' and due_at <= now() and urgency in (2, 3)
      order by urgency, due_at limit 1 for update skip locked;
    is_gone := private.is_superseded(job);
    problem := case when is_gone then 'superseded' else private.recipient_problem(job) end;
    if job.id is null or problem is null then
      return job.id;
    end if;
    update private.outbox set status = 'left_out', last_error = problem
      where status = 'queued' and by_visitor
        and (id = job.id or (not is_gone and recipient = job.recipient and tries = 0));
  end loop;
end
$$;

comment on function private.next_visitor_job() is 'The visitor''s mail that goes next, or null.';

/* Whether a call of claim_notification would find work: a due job, a digest to open, or a sign-up that
   causes a job. Visitors' jobs beyond a limit only wait. */
create function private.is_mail_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_digest_due()
    or exists (select from private.outbox where status = 'queued' and due_at <= now() and urgency < 2)
    or exists (select from public.newsletter_signups where status = 'new')
    or private.day_to_tell(now()) is not null
    or private.may_mail_visitors() and exists (
      select from private.outbox where status = 'queued' and due_at <= now() and urgency in (2, 3)
    )
$$;

comment on function private.is_mail_due() is 'Whether the deliverer should be called.';

/* Takes the most urgent due job and gives it with the rows it is about; no row when none is due or the
   provider asked for a pause. First the operator's mails, new requests before all, then those about visits, then
   those that visitors cause, of marked requests last. `addressee` is where a visitor's mail goes, whatever stands in the rows;
   null for the operator's. A digest has no source; its request is a list of { kind, source, request, is_repeat,
   after_answer, link_version }, total counts all requests it is about, and signups newsletter addresses. A
   mail of kind tomorrow has no source either; its request is the list of private.visits_of_day. `visit` is
   that of private.visit_json, `wish` that of private.wish_json; without `link_version` a mail has no link. A job has a new round when the
   provider took its mail and failed later. The job is due again after 2 minutes, unless complete_notification
   was told what became of it. */
create function public.claim_notification()
returns table (
  id uuid, try smallint, round smallint, kind text, audience text, addressee text, source text,
  request jsonb, is_repeat boolean, after_answer boolean, total integer, signups integer,
  link_version integer, visit jsonb, wish jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lost record;
  next_id uuid;
begin
  perform private.merge_signups();
  perform private.queue_tomorrow();

  -- the deliverer died on the last try
  for lost in
    update private.outbox as job set status = 'failed', last_error = 'abandoned'
      where job.status = 'queued' and job.due_at <= now() and job.urgency < 4
        and job.tries >= (select mail_tries from private.settings)
      returning job.id, job.audience
  loop
    raise warning 'Notification % to the % failed: abandoned', lost.id, lost.audience;
  end loop;

  if (select mail_paused_until from private.settings) > now() then
    return;
  end if;

  perform private.open_digest();
  perform private.drop_unwanted();
  select next.id into next_id from private.outbox as next
    where next.status = 'queued' and next.due_at <= now() and next.urgency < 2
    -- a new request does not wait for nudges about older ones
    order by next.urgency, next.kind <> 'received', next.due_at limit 1 for update skip locked;
  next_id := coalesce(next_id, private.next_visitor_job());

  return query
    update private.outbox as job
      set tries = job.tries + 1, claimed_at = now(), due_at = now() + interval '2 minutes',
        last_error = null
      where job.id = next_id
      returning job.id, job.tries, job.round, job.kind, job.audience, private.addressee(job), job.source,
        case job.kind
          when 'digest' then private.digest_requests(job.id)
          when 'tomorrow' then private.visits_of_day(job.day)
          else private.request_rows(job.source, job.row_ids)
        end,
        private.is_repeat(job.row_ids),
        job.after_answer,
        case job.kind
          when 'digest' then (select count(*) from private.outbox where digest_id = job.id)::integer
          else 1
        end,
        (select count(*) from public.newsletter_signups where digest_id = job.id)::integer,
        (private.job_visit(job) ->> 'link_version')::integer,
        nullif(private.job_visit(job) -> 'visit', 'null'),
        nullif(private.job_visit(job) -> 'wish', 'null');
end
$$;

comment on function public.claim_notification() is
  'Takes the next due mail for two minutes; gives at most one row.';

revoke all on function private.may_mail_visitors(), private.recipient_problem(private.outbox),
  private.next_visitor_job(), private.is_mail_due(), public.claim_notification()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_notification() to service_role;
