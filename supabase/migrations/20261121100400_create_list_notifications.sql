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
