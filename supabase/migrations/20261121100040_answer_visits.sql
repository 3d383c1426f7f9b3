-- The operator answers requests, the owner cancels. Called by the edge function `visits` alone.

/* Locks a reference, so that of two changes at a time the second sees the first; gives its visit. One lock
   for all, because two visits must not take the same time either. */
create function private.lock_visit(of_reference text) returns private.visits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits;
begin
  perform pg_advisory_xact_lock(hashtextextended('visits', 0));
  -- a request that is being sent again right now
  perform from private.requests where reference = of_reference for update;
  -- a status that is set by hand right now
  perform from private.visit_request(of_reference) as pet
    join public.bookings on bookings.id = pet.id order by pet.id for update of bookings;
  select * into visit from private.visits where reference = of_reference;
  return visit;
end
$$;

comment on function private.lock_visit(text) is 'Locks a reference; gives its visit.';

/* Stores the next revision of a visit; its rows get the same status. The first one keeps the newest sending
   of the request as the one that was answered. */
create function private.store_visit(visit private.visits) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if visit.row_ids is null then
    select row_ids, version into visit.row_ids, visit.request_version
      from private.requests where requests.reference = visit.reference;
  end if;
  update public.bookings set status = visit.status where id = any (visit.row_ids);
  visit.revision := coalesce(visit.revision, 0) + 1;
  visit.note := coalesce(visit.note, '');
  visit.travel_fee := coalesce(visit.travel_fee, 0);
  visit.groomer_words := coalesce(visit.groomer_words, '');
  visit.was_late := coalesce(visit.was_late, false);
  visit.changed_at := now();
  delete from private.visits where reference = visit.reference;
  insert into private.visits select visit.*;
end
$$;

comment on function private.store_visit(private.visits) is 'Stores the next revision of a visit.';

/* The visit with what its owner sent after the answer; the rows before that are marked as replaced. */
create function private.with_newest_request(visit private.visits) returns private.visits
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.bookings set status = 'replaced' where id = any (visit.row_ids);
  select row_ids, version into visit.row_ids, visit.request_version
    from private.requests where requests.reference = visit.reference;
  return visit;
end
$$;

comment on function private.with_newest_request(private.visits) is
  'A visit with what its owner sent after the answer.';

/* Queues the owner's mails about an appointment; the reminder goes 24 hours before, if that is to come. */
create function private.queue_appointment_mails(
  of_reference text, mail_kind text, starts timestamptz
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.queue_visit_mail(of_reference, mail_kind, 'owner');
  if starts - interval '24 hours' > now() then
    perform private.queue_visit_mail(of_reference, 'reminder', 'owner', starts - interval '24 hours');
  end if;
end
$$;

comment on function private.queue_appointment_mails(text, text, timestamptz) is
  'Queues the mails about an appointment.';

/* Queues what follows a visit that is done: thanks an hour later, and where its owner asked us to come regularly
   one mail when it is time. */
create function private.queue_mails_after(visit private.visits) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.queue_visit_mail(visit.reference, 'thanks', 'owner', now() + interval '1 hour');
  if private.return_due_at(visit) > now() and not private.is_return_ended(visit) then
    perform private.queue_visit_mail(visit.reference, 'return', 'owner', private.return_due_at(visit));
  end if;
end
$$;

comment on function private.queue_mails_after(private.visits) is
  'Queues the mails that follow a visit that is done.';

/* The visit without the time and the terms of an appointment that was called off before: they are none of one
   that the operator then set as confirmed by hand. */
create function private.without_time(visit private.visits) returns private.visits
language plpgsql stable set search_path = ''
as $$
begin
  visit.starts_at := null;
  visit.minutes := null;
  visit.time_set_at := null;
  visit.groomer := null;
  visit.travel_fee := 0;
  visit.price := null;
  return visit;
end
$$;

comment on function private.without_time(private.visits) is 'The visit without its time.';

/* The operator's answer. `action`: 'confirm' or 'move' to `day` and `local_time` in Denver for so many
   `minutes`, with the name of the `groomer` or null, the `travel_fee` and the `price` in US dollars, null for the
   estimate of the request; 'decline', 'cancel', 'done' with the groomer's words as its note, 'undo' of done, or 'use_details' of what was sent after the answer.
   `revision`, 0 before any, and `request_version` are those that it was decided on. Gives
   { outcome: 'done' }, or a code of why nothing changed: stale, not_allowed, too_early, bad_minutes, bad_fee,
   bad_price, in_past, too_far, closed_day, closed_hour, taken. */
create function public.answer_visit(
  reference text, revision integer, request_version integer, action text,
  day date default null, local_time time default null, minutes integer default null,
  note text default '', groomer text default null, travel_fee numeric default 0, price numeric default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(answer_visit.reference);
  status text := private.visit_status(answer_visit.reference);
  starts timestamptz := (day + local_time) at time zone 'America/Denver';
  is_appointment boolean := action in ('confirm', 'move');
  is_timeless boolean := private.visit_standing(visit, status) = 'timeless';
  refusal text := case
    when status is null then 'not_allowed'
    when private.is_stale(
      answer_visit.reference, visit, answer_visit.revision, answer_visit.request_version, action
    ) then 'stale'
    when not private.is_allowed(action, visit, status) then 'not_allowed'
    when action = 'done' and visit.starts_at > now() then 'too_early'
    when is_appointment then coalesce(
      private.time_refusal(day, local_time, minutes, now()),
      private.money_refusal(answer_visit.travel_fee, answer_visit.price),
      case when private.is_taken(answer_visit.reference, starts, minutes) then 'taken' end
    )
  end;
begin
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;

  visit.reference := answer_visit.reference;
  visit.status := case action
    when 'decline' then 'declined' when 'cancel' then 'canceled' when 'done' then 'done' else 'confirmed'
  end;
  visit.canceled_by := case action when 'cancel' then 'operator' end;
  visit.was_late := false;
  visit.answered_at := coalesce(visit.answered_at, now());
  visit.groomer_words := case action when 'done' then trim(coalesce(answer_visit.note, '')) else '' end;
  if action not in ('done', 'undo', 'use_details') then
    visit.note := answer_visit.note;
  end if;
  if is_timeless then
    visit := private.without_time(visit);
  end if;
  if is_appointment then
    visit.starts_at := starts;
    visit.minutes := answer_visit.minutes;
    visit.time_set_at := now();
    visit.groomer := nullif(trim(answer_visit.groomer), '');
    visit.travel_fee := answer_visit.travel_fee;
    visit.price := answer_visit.price;
  end if;
  if action = 'use_details' then
    visit := private.with_newest_request(visit);
  end if;
  perform private.store_visit(visit);

  if is_appointment or action = 'use_details' then
    perform private.queue_appointment_mails(
      visit.reference,
      case action when 'move' then 'moved' when 'use_details' then 'updated' else 'confirmed' end,
      visit.starts_at
    );
  elsif action in ('decline', 'cancel') then
    perform private.queue_visit_mail(visit.reference, visit.status, 'owner');
  elsif action = 'done' then
    perform private.queue_mails_after(visit);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

comment on function public.answer_visit(
  text, integer, integer, text, date, time, integer, text, text, numeric, numeric
) is
  'The operator''s answer to a request; gives { outcome }.';

/* The owner cancels a request or a visit. `revision` as with answer_visit. Later than 4 hours before it costs
   the fee, which the owner must accept. A visitor causes the mails about it, so that they inherit the marks
   of the request and its limits. Gives { outcome: 'done' }, or a code of why nothing changed: stale,
   not_allowed (it has begun, or there is nothing to cancel), late_fee. */
create function public.cancel_visit(reference text, revision integer, accepts_fee boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(cancel_visit.reference);
  status text := private.visit_status(cancel_visit.reference);
  has_time boolean := private.visit_standing(visit, status) = 'confirmed';
  is_late boolean := has_time and private.is_late(visit);
  is_marked boolean := private.is_marked(cancel_visit.reference);
  refusal text := case
    -- first: a press whose answer was lost, made again, has to see that it was heard
    when coalesce(visit.revision, 0) is distinct from cancel_visit.revision then 'stale'
    when status is null or status not in ('requested', 'confirmed') then 'not_allowed'
    when has_time and visit.starts_at <= now() then 'not_allowed'
    when is_late and accepts_fee is not true then 'late_fee'
  end;
begin
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;

  if not has_time then
    visit := private.without_time(visit);
  end if;
  visit.reference := cancel_visit.reference;
  visit.status := 'canceled';
  visit.note := '';
  visit.canceled_by := 'owner';
  visit.was_late := is_late;
  perform private.store_visit(visit);
  perform private.queue_visit_mail(
      visit.reference, 'canceled', audience, by_visitor => true, is_marked => is_marked
    )
    from unnest(array['operator', 'owner']) as audience;
  return jsonb_build_object('outcome', 'done');
end
$$;

comment on function public.cancel_visit(text, integer, boolean) is
  'The owner cancels; gives { outcome }.';

revoke all on function private.lock_visit(text), private.store_visit(private.visits),
  private.with_newest_request(private.visits), private.without_time(private.visits),
  private.queue_appointment_mails(text, text, timestamptz), private.queue_mails_after(private.visits),
  public.answer_visit(
  text, integer, integer, text, date, time, integer, text, text, numeric, numeric
),
  public.cancel_visit(text, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_visit(
  text, integer, integer, text, date, time, integer, text, text, numeric, numeric
),
  public.cancel_visit(text, integer, boolean) to service_role;
