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
  public.claim_notification() from public, anon, authenticated, service_role;
grant execute on function public.claim_notification() to service_role;
