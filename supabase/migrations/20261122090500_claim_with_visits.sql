-- A claimed job brings the visit along, and what the links in its mail are made from.
drop function public.claim_notification();

/* The visit and the version of the links that a claimed job may show: { link_version, visit }, nulls where
   there is no reference. Nulls too for the owner's mail of a request from another mailbox than the one
   that the visit belongs to. */
create function private.job_visit(job private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'link_version', private.link_version(about.reference),
    'visit', private.visit_json(about.reference)
  )
  from (select private.job_reference(job) as reference) as about
  where about.reference is not null and (job.audience = 'operator' or job.recipient = (
    select private.recipient_key(max(email)) from private.visit_request(about.reference)
  ))
$$;

comment on function private.job_visit(private.outbox) is 'What a mail may show of a visit, or null.';

/* The first 25 requests of a digest, each with its rows, as JSON: more do not fit into a mail. */
create or replace function private.digest_requests(of_digest uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'source', source,
    'request', private.request_rows(source, row_ids),
    'is_repeat', private.is_repeat(row_ids),
    'link_version', (private.job_visit(told) -> 'link_version')
  ) order by created_at, id), '[]')
  from (
    select * from private.outbox where digest_id = of_digest order by created_at, id limit 25
  ) as told
$$;

/* Takes the most urgent due job and gives it with the rows it is about; no row when none is due or the
   provider asked for a pause. First the operator's mails, then those about visits, then visitors', of marked
   requests last. A digest has no source; its request is a list of { source, request, is_repeat, link_version },
   and total counts all it is about. A mail of kind tomorrow has no source either; its request is the list of
   private.visits_of_day. `visit` is that of private.visit_json; without `link_version` a mail has no link.
   The job is due again after 2 minutes, unless complete_notification was told what became of it. */
create function public.claim_notification()
returns table (
  id uuid, try smallint, kind text, audience text, source text, request jsonb, is_repeat boolean,
  total integer, link_version integer, visit jsonb
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
  perform private.drop_superseded();
  select next.id into next_id from private.outbox as next
    where next.status = 'queued' and next.due_at <= now() and next.urgency < 2
    order by next.urgency, next.due_at limit 1 for update skip locked;
  next_id := coalesce(next_id, private.next_visitor_job());

  return query
    update private.outbox as job
      set tries = job.tries + 1, claimed_at = now(), due_at = now() + interval '2 minutes',
        last_error = null
      where job.id = next_id
      returning job.id, job.tries, job.kind, job.audience, job.source,
        case job.kind
          when 'digest' then private.digest_requests(job.id)
          when 'tomorrow' then private.visits_of_day(job.day)
          else private.request_rows(job.source, job.row_ids)
        end,
        private.is_repeat(job.row_ids),
        case job.kind
          when 'digest' then (select count(*) from private.outbox where digest_id = job.id)::integer
          else 1
        end,
        (private.job_visit(job) ->> 'link_version')::integer,
        nullif(private.job_visit(job) -> 'visit', 'null');
end
$$;

comment on function public.claim_notification() is
  'Takes the next due mail for two minutes; gives at most one row.';

revoke all on function private.job_visit(private.outbox), public.claim_notification()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_notification() to service_role;
