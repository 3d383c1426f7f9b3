-- What is marked for review reaches the operator in one mail from time to time.

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

/* Whether the operator is to hear of what is marked for review now: some waits, newsletter addresses too, and
   no digest is on its way or went within private.settings.digest_interval. */
create function private.is_digest_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (
    exists (select from private.outbox where status = 'queued' and urgency = 4 and digest_id is null)
    or exists (select from public.newsletter_signups where status = 'review' and digest_id is null)
  ) and not exists (
    select from private.outbox
      where kind = 'digest' and (
        created_at > now() - (select digest_interval from private.settings) or status = 'queued'
      )
  )
$$;

comment on function private.is_digest_due() is 'Whether something marked waits for a digest.';

/* Puts all that is marked and waits into a new digest, if one is due. */
create function private.open_digest() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_id uuid := gen_random_uuid();
begin
  -- two claims at once must not open two
  if not pg_try_advisory_xact_lock(hashtextextended('open_digest', 0)) then
    return;
  end if;
  if private.is_digest_due() then
    update private.outbox set digest_id = new_id
      where status = 'queued' and urgency = 4 and digest_id is null;
    update public.newsletter_signups set digest_id = new_id
      where status = 'review' and digest_id is null;
    insert into private.outbox (id, kind, row_ids, audience, is_marked)
      values (new_id, 'digest', '{}', 'operator', true);
  end if;
end
$$;

comment on function private.open_digest() is 'Gathers marked requests into a digest, if one is due.';

/* The first 25 requests of a digest, each with its rows, as JSON: more do not fit into a mail. */
create function private.digest_requests(of_digest uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind,
    'source', source,
    'request', private.request_rows(source, row_ids),
    'is_repeat', private.is_repeat(row_ids),
    'after_answer', after_answer,
    'link_version', private.job_visit(told) -> 'link_version'
  ) order by created_at, id), '[]')
  from (
    select * from private.outbox where digest_id = of_digest order by created_at, id limit 25
  ) as told
$$;

comment on function private.digest_requests(uuid) is 'What a digest tells in full.';

revoke all on function private.request_rows(text, uuid[]), private.is_repeat(uuid[]),
  private.is_digest_due(), private.open_digest(), private.digest_requests(uuid)
  from public, anon, authenticated, service_role;
