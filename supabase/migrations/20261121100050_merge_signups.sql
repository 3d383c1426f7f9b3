-- Sign-ups reach the newsletter's list when mails are claimed, out of sight of the visitor.

/* Takes up to 500 new sign-ups over into the list and queues a mail that asks to confirm: a job with
   source newsletter_subscribers and audience owner. None for an address that is subscribed or was asked
   within a day. Never fails: other mails must go. */
create function private.merge_signups() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with taken as (
    select id, email from public.newsletter_signups
      where status = 'new' order by created_at limit 500 for update skip locked
  ), asked as (
    insert into public.newsletter_subscribers as known (email)
      -- sorted, so that two merges lock addresses in the same order
      select distinct on (lower(email)) email from taken order by lower(email)
      on conflict (lower(email)) do update
        set status = 'pending', confirmation_asked_at = now()
        where known.status <> 'subscribed'
          and known.confirmation_asked_at < now() - interval '1 day'
      returning id, known.email
  ), queued as (
    insert into private.outbox (source, row_ids, audience, recipient, by_visitor)
      select 'newsletter_subscribers', array[id], 'owner', private.recipient_key(email), true from asked
  )
  update public.newsletter_signups set status = 'listed' where id in (select id from taken);
exception
  -- the state alone: the message could hold an address
  when others then
    raise warning 'Newsletter sign-ups were not merged: %', sqlstate;
end
$$;

comment on function private.merge_signups() is
  'Takes new sign-ups over into the list and queues the mails that ask to confirm.';

revoke all on function private.merge_signups() from public, anon, authenticated, service_role;
