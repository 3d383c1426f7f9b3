-- Mails about a visit go through the outbox too, some of them not before their time.

/* Queues a mail about the present state of a visit, or about new links to a request. */
create function private.queue_visit_mail(
  of_reference text, mail_kind text, to_audience text, due timestamptz default now(),
  by_visitor boolean default false, is_marked boolean default false
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (
      kind, source, row_ids, audience, recipient, by_visitor, is_marked, revision, due_at, wanted_at
    )
    select mail_kind, 'bookings', about.ids, to_audience,
      case to_audience when 'owner' then private.recipient_key(private.mailbox('bookings', about.ids)) end,
      queue_visit_mail.by_visitor, queue_visit_mail.is_marked,
      case when mail_kind <> 'links' then visits.revision end, due, due
    from (select private.visit_rows(of_reference) as ids) as about
      left join private.visits on visits.reference = of_reference
$$;

comment on function private.queue_visit_mail(text, text, text, timestamptz, boolean, boolean) is
  'Queues a mail about a visit.';

/* Whether a request is marked for review and nobody has looked at it yet. */
create function private.is_marked(of_reference text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_or(status = 'review'), false) from private.visit_request(of_reference)
$$;

comment on function private.is_marked(text) is 'Whether a request is marked for review.';

/* Revokes all links to a visit that were mailed so far, and mails new ones, to the operator and, unless the
   request is marked for review, to its owner. Gives the new version; null for an unknown reference. */
create function public.revoke_visit_links(reference text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_version integer;
begin
  update private.requests as known set link_version = known.link_version + 1
    where known.reference = revoke_visit_links.reference
    returning known.link_version into new_version;
  perform private.queue_visit_mail(revoke_visit_links.reference, 'links', audience)
    from unnest(array['operator', 'owner']) as audience
    where new_version is not null
      and (audience = 'operator' or not private.is_marked(revoke_visit_links.reference));
  return new_version;
end
$$;

comment on function public.revoke_visit_links(text) is
  'Revokes the links of a visit''s mails, and mails new ones.';

revoke all on function private.queue_visit_mail(text, text, text, timestamptz, boolean, boolean),
  private.is_marked(text), public.revoke_visit_links(text)
  from public, anon, authenticated, service_role;
grant execute on function public.revoke_visit_links(text) to service_role;
