-- The owner asks for another time. Called by the edge function `visits` alone.

/* Why nobody can be visited in an arrival window of a day, as a code; null when somebody can. `moment` is now. */
create function private.window_refusal(day date, time_window text, moment timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when ends is null then 'bad_window'
    when (day + ends) at time zone 'America/Denver' <= moment then 'in_past'
    when day > (moment at time zone 'America/Denver')::date + 400 then 'too_far'
    when extract(isodow from day) = 7 then 'closed_day'
  end
  from (
    select case time_window
      when '8-10 AM' then time '10:00' when '10 AM-12 PM' then time '12:00'
      when '12-2 PM' then time '14:00' when '2-4 PM' then time '16:00' when '4-6 PM' then time '18:00'
    end as ends
  ) as known
$$;

comment on function private.window_refusal(date, text, timestamptz) is
  'Why nobody can be visited in a window, or null.';

/* Keeps the owner's wish for another time and tells the operator; the visit stays as it is. `revision` is that of
   the visit that the page shows. Gives { outcome: 'done' }, or a code of why nothing was kept: stale, not_allowed,
   wish_open (one is waiting), too_late_to_ask (it starts within 24 hours), too_many_wishes (three a visit),
   bad_window, in_past, too_far, closed_day. */
create function public.ask_for_time(reference text, revision integer, day date, time_window text, words text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.visits := private.lock_visit(ask_for_time.reference);
  refusal text := case
    when coalesce(visit.revision, 0) is distinct from ask_for_time.revision then 'stale'
    else coalesce(
      private.ask_refusal(ask_for_time.reference),
      private.window_refusal(ask_for_time.day, ask_for_time.time_window, now())
    )
  end;
begin
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into private.time_wishes (reference, revision, day, time_window, words)
    values (visit.reference, visit.revision, day, time_window, trim(coalesce(ask_for_time.words, '')));
  perform private.queue_visit_mail(visit.reference, 'asked', 'operator', by_visitor => true);
  return jsonb_build_object('outcome', 'done');
end
$$;

comment on function public.ask_for_time(text, integer, date, text, text) is
  'The owner asks for another time; gives { outcome }.';

revoke all on function private.window_refusal(date, text, timestamptz),
  public.ask_for_time(text, integer, date, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.ask_for_time(text, integer, date, text, text) to service_role;
