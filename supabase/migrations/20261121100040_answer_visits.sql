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
  -- a status that is set by hand right now
  perform from public.bookings where reference = of_reference order by id for update;
  select * into visit from private.visits where reference = of_reference;
  return visit;
end
$$;

comment on function private.lock_visit(text) is 'Locks a reference; gives its visit.';

/* Why there can be no visit at a time in Denver, as a code; null when there can. `moment` is now. */
create function private.time_refusal(day date, local_time time, minutes integer, moment timestamptz)
returns text
language sql stable set search_path = ''
as $$
  select case
    when minutes not between 15 and 480 then 'bad_minutes'
    when (day + local_time) at time zone 'America/Denver' <= moment then 'in_past'
    when day > (moment at time zone 'America/Denver')::date + 400 then 'too_far'
    when extract(isodow from day) = 7 then 'closed_day'
    when local_time < time '08:00'
      or day + local_time + make_interval(mins => minutes) > day + time '18:00' then 'closed_hour'
  end
$$;

comment on function private.time_refusal(date, time, integer, timestamptz) is
  'Why there can be no visit at a time, or null.';

/* Whether another confirmed visit overlaps. */
create function private.is_taken(of_reference text, starts timestamptz, minutes integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.confirmed_visits as other
      where other.reference <> of_reference
        and other.starts_at > starts - interval '8 hours'
        and other.starts_at < starts + make_interval(mins => is_taken.minutes)
        and other.starts_at + make_interval(mins => other.minutes) > starts
  )
$$;

comment on function private.is_taken(text, timestamptz, integer) is
  'Whether another confirmed visit overlaps.';

/* Stores the next revision of a visit; the rows of its request get the same status. */
create function private.store_visit(visit private.visits) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.bookings
    set status = case visit.status when 'canceled' then 'cancelled' else visit.status end
    where id in (select id from private.visit_request(visit.reference));
  visit.recipient := (
    select private.recipient_key(max(email)) from private.visit_request(visit.reference)
  );
  visit.revision := coalesce(visit.revision, 0) + 1;
  visit.note := coalesce(visit.note, '');
  visit.was_late := coalesce(visit.was_late, false);
  visit.changed_at := now();
  delete from private.visits where reference = visit.reference;
  insert into private.visits select visit.*;
end
$$;

comment on function private.store_visit(private.visits) is 'Stores the next revision of a visit.';

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

/* The operator's answer. `action`: 'confirm' or 'move' to `day` and `local_time` in Denver for so many
   `minutes`, 'decline', 'cancel' or 'done'. `revision` is the one that was decided on, 0 before any. Gives
   { outcome: 'done' }, or a code of why nothing changed: stale, not_allowed, bad_minutes, in_past, too_far,
   closed_day, closed_hour, taken. */
create function public.answer_visit(
  reference text, revision integer, action text,
  day date default null, local_time time default null, minutes integer default null,
  note text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(answer_visit.reference);
  status text := private.visit_status(answer_visit.reference);
  starts timestamptz := (day + local_time) at time zone 'America/Denver';
  is_appointment boolean := action in ('confirm', 'move');
  refusal text := case
    when coalesce(visit.revision, 0) <> answer_visit.revision then 'stale'
    when status || ' ' || action not in (
      'requested confirm', 'requested decline', 'confirmed move', 'confirmed cancel', 'confirmed done',
      'declined confirm', 'canceled confirm'
    ) or status is null then 'not_allowed'
    when is_appointment then coalesce(
      private.time_refusal(day, local_time, minutes, now()),
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
  visit.note := answer_visit.note;
  visit.canceled_by := case action when 'cancel' then 'operator' end;
  visit.was_late := false;
  visit.answered_at := coalesce(visit.answered_at, now());
  if is_appointment or action = 'decline' then
    visit.starts_at := case when is_appointment then starts end;
    visit.minutes := case when is_appointment then answer_visit.minutes end;
  end if;
  perform private.store_visit(visit);

  if is_appointment then
    perform private.queue_appointment_mails(
      visit.reference, case action when 'move' then 'moved' else 'confirmed' end, starts
    );
  elsif action <> 'done' then
    perform private.queue_visit_mail(visit.reference, visit.status, 'owner');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

comment on function public.answer_visit(text, integer, text, date, time, integer, text) is
  'The operator''s answer to a request; gives { outcome }.';

/* The owner cancels a request or a visit. `revision` as with answer_visit. Later than 4 hours before it costs
   the fee, which the owner must accept. Gives { outcome: 'done' }, or a code of why nothing changed: stale,
   not_allowed (it has begun, or there is nothing to cancel), late_fee. */
create function public.cancel_visit(reference text, revision integer, accepts_fee boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(cancel_visit.reference);
  status text := private.visit_status(cancel_visit.reference);
  is_late boolean := status = 'confirmed' and private.is_late(visit.starts_at);
  refusal text := case
    when coalesce(visit.revision, 0) <> cancel_visit.revision then 'stale'
    when status is null or status not in ('requested', 'confirmed') then 'not_allowed'
    when status = 'confirmed' and visit.starts_at <= now() then 'not_allowed'
    when is_late and not accepts_fee then 'late_fee'
  end;
begin
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;

  -- one that was declined or canceled before it was sent again
  if status = 'requested' then
    visit.starts_at := null;
    visit.minutes := null;
  end if;
  visit.reference := cancel_visit.reference;
  visit.status := 'canceled';
  visit.note := '';
  visit.canceled_by := 'owner';
  visit.was_late := is_late;
  perform private.store_visit(visit);
  perform private.queue_visit_mail(visit.reference, 'canceled', audience)
    from unnest(array['operator', 'owner']) as audience;
  return jsonb_build_object('outcome', 'done');
end
$$;

comment on function public.cancel_visit(text, integer, boolean) is
  'The owner cancels; gives { outcome }.';

revoke all on function private.lock_visit(text),
  private.time_refusal(date, time, integer, timestamptz),
  private.is_taken(text, timestamptz, integer), private.store_visit(private.visits),
  private.queue_appointment_mails(text, text, timestamptz),
  public.answer_visit(text, integer, text, date, time, integer, text),
  public.cancel_visit(text, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_visit(text, integer, text, date, time, integer, text),
  public.cancel_visit(text, integer, boolean) to service_role;
