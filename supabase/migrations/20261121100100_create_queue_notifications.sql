-- Whoever asks gets an answer, so a stored request and its jobs are one transaction. Only visitors'
-- rows: what the operator imports is known already. Newsletter addresses cause no mail.

/* After insert, for each statement. Writes a job for the operator, and one for the owner when an
   e-mail is known; rows with one reference are one request. Never fails the visitor's insert. */
create function private.queue_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (source, row_ids, audience)
    select tg_table_name, request.row_ids, audience
    from (
      select array_agg(id order by fields ->> 'pet_number', id) as row_ids,
        max(fields ->> 'email') as email
      from (select id, to_jsonb(stored) as fields from stored) as new_rows
      group by coalesce(fields ->> 'reference', id::text)
    ) as request
    cross join unnest(array['operator', 'owner']) as audience
    where audience = 'operator' or request.email is not null;
  return null;
exception
  -- the state alone: the message could hold a value
  when others then
    raise warning 'No notification was queued for %: %', tg_table_name, sqlstate;
    return null;
end
$$;

comment on function private.queue_notifications() is
  'Writes the jobs of the requests that a visitor''s statement stored.';

revoke all on function private.queue_notifications()
  from public, anon, authenticated, service_role;

create trigger queue_notifications after insert on public.bookings
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_notifications();
create trigger queue_notifications after insert on public.contact_inquiries
  referencing new table as stored for each statement
  when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.queue_notifications();
