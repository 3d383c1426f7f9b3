-- Mails about a visit go through the outbox too, some of them not before their time.

/* Queues a mail about the present state of a visit. */
create function private.queue_visit_mail(
  of_reference text, mail_kind text, to_audience text, due timestamptz default now()
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (kind, source, row_ids, audience, recipient, revision, due_at, wanted_at)
    select mail_kind, 'bookings', array_agg(pet.id order by pet.pet_number, pet.id), to_audience,
      case to_audience when 'owner' then private.recipient_key(max(pet.email)) end,
      max(visits.revision), due, due
    from private.visit_request(of_reference) as pet
      join private.visits on visits.reference = pet.reference
$$;

comment on function private.queue_visit_mail(text, text, text, timestamptz) is
  'Queues a mail about the present state of a visit.';

/* After insert, for each statement. Revokes the links of a reference that comes again from another mailbox:
   one of the two is not the owner's. */
create function private.revoke_links_of_others() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.revoke_visit_links(reference)
    from (
      select reference from stored as later
        where not exists (select from private.visits where visits.reference = later.reference)
        group by reference
        having private.recipient_key(max(email)) <> (
          select private.recipient_key(earlier.email) from public.bookings as earlier
            where earlier.reference = later.reference and earlier.created_at < max(later.created_at)
            order by earlier.created_at desc limit 1
        )
    ) as shared;
  return null;
end
$$;

comment on function private.revoke_links_of_others() is
  'Revokes the links of a reference that comes again from another mailbox.';

revoke all on function private.queue_visit_mail(text, text, text, timestamptz), private.revoke_links_of_others()
  from public, anon, authenticated, service_role;

create trigger revoke_links_of_others after insert on public.bookings
  referencing new table as stored for each statement
  execute function private.revoke_links_of_others();
