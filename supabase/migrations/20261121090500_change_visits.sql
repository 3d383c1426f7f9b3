-- Only the edge function `visits` calls the public functions. Presses that private.changes records have an id, made in
-- the browser: the same press again changes nothing, the same id with other content is refused. A change of a visit
-- answers { outcome, state }, where `state` is what read_visit returns after it, or after a refusal.

-- ---- Whether a change makes sense -----------------------------------------------------------------------
-- The confirmed visits that overlap this time. None is longer than rules.most_minutes, so an index finds them.
create function private.visits_at(begins timestamptz, ends timestamptz) returns setof private.confirmed_visits
language sql stable security definer set search_path = '' as $$
  select * from private.confirmed_visits
    where starts_at > begins - make_interval(mins => (select most_minutes from private.rules)) and starts_at < ends
      and starts_at + make_interval(mins => minutes) > begins
$$;

-- True when another visit takes the time, or a block, which counts only for a time ahead. `own`: the reference of a visit, or the
-- id of a hold, which is not in its own way.
create function private.is_taken(own text, starts timestamptz, minutes integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select from private.visits_at(starts, starts + make_interval(mins => is_taken.minutes)) where reference <> own
    )
    or starts > now() and exists (
      select from private.blocks cross join (select starts at time zone 'America/Denver' as local_start) as denver
        where id::text <> own and last_day >= local_start::date and first_day <= local_start::date and (
          from_time is null or first_day + until_time > local_start
            and first_day + from_time < local_start + make_interval(mins => is_taken.minutes)
        )
    )
$$;

-- A code when a visit cannot be set to these terms, else null.
create function private.appointment_refusal(own text, terms private.terms, earliest timestamptz default null)
returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    private.time_refusal(
      terms.day, terms.local_time, terms.minutes, now(), earliest, coalesce(terms.takes_closed_time, false)
    ),
    private.money_refusal(coalesce(terms.travel_fee, 0), terms.price),
    case when private.is_taken(own, private.denver_moment(terms.day, terms.local_time), terms.minutes) then 'taken' end
  )
$$;

-- Returns done when that press was made before, changed_since when it said something else then, or null.
create function private.repeated_outcome(press uuid, content text) returns text
language sql stable security definer set search_path = '' as $$
  select case changes.content when private.salted_hash(repeated_outcome.content) then 'done' else 'changed_since' end
  from private.changes where id = press
$$;

-- A code when the action is not possible now, or was done before, else null. A change names the revision it was decided on,
-- the operator's also the version of the request: use_details the newest, which it takes, the others the answered one.
create function private.change_refusal(
  visit private.visits, transition private.transitions, terms private.terms, revision integer, request_version integer
) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    case
      when coalesce(visit.revision, 0) is distinct from change_refusal.revision then 'stale'
      when not exists (select from public.bookings where id = any (private.visit_rows(visit.reference))) then 'not_allowed'
      when transition.actor = 'operator' and transition.action <> 'keep_time' and request_version is distinct from
        coalesce(case when transition.action <> 'use_details' then visit.request_version end, requests.version) then 'stale'
      when transition.to_status is null then 'not_allowed'
      -- the wish that is open must be on the page; a visit that has begun has none
      when (transition.action = 'accept' or transition.actor = 'operator' and not transition.keeps_revision)
        and visit.starts_at > now() and coalesce(terms.wish, 0) <> coalesce((wish ->> 'number')::integer, 0) then 'stale'
      when (transition.actor = 'owner' or transition.keeps_revision) and transition.action <> 'waive'
        and visit.starts_at <= now() then 'not_allowed'
    end,
    case transition.action
      -- a new time would end the fee, and nobody had said so
      when 'confirm' then case when visit.fee > 0 and visit.fee_settled_by is null then 'fee_owed' end
      when 'move' then case
        when row(visit.starts_at, visit.minutes, coalesce(visit.groomer, ''), visit.travel_fee, visit.price, visit.note)
          is not distinct from row(
            private.denver_moment(terms.day, terms.local_time), terms.minutes, trim(coalesce(terms.groomer, '')),
            coalesce(terms.travel_fee, 0), terms.price, trim(coalesce(terms.note, ''))
          ) then 'unchanged' end
      -- nothing was sent after the answer
      when 'use_details' then case when visit.request_version = requests.version then 'not_allowed' end
      when 'change_details' then coalesce(
        -- what the owner sent after the answer is used first, or it would be lost
        case when requests.version > visit.request_version
          and private.typed_json(requests.row_ids) is distinct from private.typed_json(visit.row_ids) then 'stale' end,
        (select 'bad_minutes' from private.rules where terms.minutes not between fewest_minutes and most_minutes),
        private.money_refusal(visit.travel_fee, terms.price),
        case when coalesce(terms.pets -> 0 ->> 'phone', terms.pets -> 0 ->> 'email') is null then 'bad_details' end,
        case when terms.minutes > visit.minutes then coalesce(
          (select 'closed_hour' from private.rules, (select visit.starts_at at time zone 'America/Denver' as start) as denver
            where start + make_interval(mins => terms.minutes) > start::date + takes_until),
          case when private.is_taken(visit.reference, visit.starts_at, terms.minutes) then 'taken' end
        ) end
      )
      when 'cancel' then case when transition.actor = 'owner' and now() > visit.free_until
        and terms.accepts_fee is not true then 'late_fee' end
      when 'waive' then case when private.is_waived(visit) then 'done'
        when visit.fee_settled_by is not null or visit.fee = 0 then 'not_allowed' end
      -- Undo of the operator's yes leaves the owner's own, which needs a row of its own
      when 'accept' then case when visit.accepted_at is not null and not (transition.actor = 'owner' and exists (
        select from private.last_changes as last
          where last.reference = visit.reference and (last.actor, last.action) = ('operator', 'accept')
      )) then 'done' end
      when 'ask' then coalesce(
        -- the same wish again is not another one
        case when wish @> jsonb_build_object(
          'day', to_char(terms.day, 'YYYY-MM-DD'), 'window', terms.time_window, 'words', trim(coalesce(terms.words, ''))
        ) then 'done' end,
        private.ask_refusal(visit.reference), private.window_refusal(terms.day, terms.time_window, now())
      )
      when 'keep_time' then case when terms.wish is distinct from (wish ->> 'number')::integer then 'stale' end
    end,
    case when transition.sets_time then private.appointment_refusal(visit.reference, terms) end,
    case when transition.action in ('done', 'no_show') then coalesce(
      case when visit.starts_at > now() then 'too_early' when visit.late_fee = 0 and terms.fee > 0 then 'bad_fee' end,
      -- a fee that was settled since the page was read
      case when cardinality(terms.settles_fees) > (
        select count(*) from private.owed_visits where reference = any (terms.settles_fees)
      ) then 'stale' end,
      private.money_refusal(coalesce(terms.fee, 0), nullif(terms.charged, 0)), -- nothing may be charged
      private.money_refusal(0, nullif(terms.credit, 0))
    ) end
  )
  from private.wish_json(visit.reference) as wish left join private.requests on requests.reference = visit.reference
$$;

-- ---- Changes --------------------------------------------------------------------------------------------
-- Call this in a separate statement: a stable function does not see changes of the statement that calls it.
create function private.change_json(outcome text, of_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', outcome, 'state', public.read_visit(of_reference))
$$;

-- No visit is set and no time blocked meanwhile, because two visits must not take the same time. The lock of a request comes
-- after this one.
create function private.lock_visits() returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('visits', 0))
$$;

-- Locks all visits, then the request, and returns its visit; without one all is null but reference and revision.
create function private.lock_visit(of_reference text) returns private.visits
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit private.visits;
begin
  perform private.lock_visits();
  -- waits for a request that is being sent again
  perform from private.requests where reference = of_reference for update;
  select * into visit from private.visits where reference = of_reference;
  if not found then
    visit.reference := of_reference;
    select revision into visit.revision from private.requests where reference = of_reference;
  end if;
  return visit;
end
$$;

-- Without row_ids the rows of the request become the answered ones, and a note on it counts as sent after the answer. The
-- operator has read what is answered, so its rows are no longer marked.
create function private.store_visit(visit private.visits) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if visit.row_ids is null then
    select row_ids, version - num_nonnulls(noted_row_ids) into visit.row_ids, visit.request_version
      from private.requests where reference = visit.reference;
    update private.requests set row_ids = noted_row_ids, noted_row_ids = null
      where reference = visit.reference and noted_row_ids is not null;
  end if;
  update public.bookings set status = 'new'
    where id = any (visit.row_ids) and visit.answered_at is not null and status in ('review', 'spam');
  update private.requests set spam_at = null, waiting_rank = null
    where reference = visit.reference and (spam_at is not null or waiting_rank is not null);
  visit.revision := coalesce(visit.revision, 0) + 1;
  visit.travel_fee := coalesce(visit.travel_fee, 0);
  visit.fee := coalesce(visit.fee, 0);
  visit.changed_at := now();
  delete from private.visits where reference = visit.reference;
  insert into private.visits select visit.*;
end
$$;

-- Stores `pets`, which have the columns of public.bookings, as the operator typed them; columns that a form does not fill are
-- ignored.
create function private.insert_pets(of_reference text, pets jsonb, wished_day date, wished_window text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.bookings
    select typed.*
    from jsonb_array_elements(pets) with ordinality as each(pet, number)
      cross join lateral jsonb_populate_record(null::public.bookings, pet || jsonb_build_object(
        'reference', of_reference, 'pet_number', number, 'preferred_date', wished_day, 'preferred_time', wished_window,
        'source', 'operator', 'status', 'new', 'created_at', now(), 'review_reasons', '{}'::text[],
        'honeypot_filled', false, 'fill_seconds', null
      )) as typed
$$;

-- Whether the owner asked for this time: by the newest wish that was not declined, else by the request; null when by neither.
-- A move within the window asked for is our wish, and so is one back to a window that the owner has given up with a yes to
-- another time. `known_start`: the last time that the owner was told, null before any.
create function private.is_asked_for(visit private.visits, starts timestamptz, known_start timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select span @> starts and (
    coalesce(known_start = starts, false)
    or not coalesce(span @> known_start, false) and coalesce(asked_at > greatest(visit.accepted_at, (
      select max((before ->> 'accepted_at')::timestamptz) from private.changes
        where reference = visit.reference and undone_at is null
    )), true)
  )
  from (
    select day, time_window, asked_at, number from private.time_wishes
      where reference = visit.reference and declined_at is null
    union all
    select preferred_date, preferred_time, min(created_at), 0 from public.bookings
      where reference = visit.reference and (preferred_date, preferred_time) in (
        select preferred_date, preferred_time from public.bookings
          where id = any (private.visit_rows(visit.reference)) and pet_number = 1
      )
      group by preferred_date, preferred_time
      having exists (select from public.bookings as sent where sent.reference = visit.reference and sent.source = 'form')
    order by number desc limit 1
  ) as asked
    join private.arrival_windows() as arrival on name = time_window
    cross join tstzrange(private.denver_moment(day, begins), private.denver_moment(day, ends)) as span
$$;

-- The visit after an action that raises its revision. Canceling is free until rules.free_before; if the time is set later
-- than that, until the visit starts. A time that was neither asked for nor agreed is held, and nothing is owed (late_fee 0),
-- until its owner says yes. `owner_knew`: the row that the owner knew last. What an owner cancels by phone ends as by link.
create function private.changed_visit(
  visit private.visits, transition private.transitions, terms private.terms, owner_knew jsonb
) returns private.visits
language plpgsql volatile security definer set search_path = '' as $$
declare
  by_owner boolean := transition.canceled_by is not distinct from 'owner';
  first public.bookings;
  estimate numeric := (select sum(estimated_price) from public.bookings where id = any (visit.row_ids));
  known_price numeric := coalesce(visit.price, estimate);
  starts timestamptz := private.denver_moment(terms.day, terms.local_time);
  is_move boolean := transition.action = 'move';
  priced constant jsonpath := '$[*].keyvalue() ? (@.key like_regex "^(pet_type|pet_size|service|add_ons)$").value';
  has_yes boolean := is_move and visit.starts_at = starts and visit.accepted_at is not null;
  awaits_yes boolean := transition.sets_time and not (terms.is_agreed is true or has_yes) and (
    is_move and visit.late_fee = 0 and visit.starts_at = starts
    or not coalesce(
      private.is_asked_for(visit, starts, case when is_move then (owner_knew ->> 'starts_at')::timestamptz end),
      is_move and visit.starts_at = starts or transition.action in ('add', 'next') -- an added visit asked for nothing
    )
  );
begin
  visit.status := transition.to_status;
  visit.canceled_by := transition.canceled_by;
  visit.was_late := coalesce(by_owner and terms.accepts_fee and visit.late_fee > 0 and now() > visit.free_until, false);
  visit.fee := case when visit.was_late then visit.late_fee when visit.status = 'no_show' then terms.fee end;
  visit.fee_settled_by := null;
  -- nobody waits for a call about a hold without a yes
  visit.is_called := case visit.canceled_by when 'operator' then terms.reason is not distinct from 'no_yes' end;
  visit.reason := case when visit.status in ('declined', 'no_show') or visit.canceled_by = 'operator' then terms.reason end;
  visit.charged := case visit.status when 'done' then terms.charged end;
  visit.travel_fee := coalesce(case visit.status when 'done' then terms.travel_fee end, visit.travel_fee);
  visit.credit := case visit.status when 'done' then nullif(terms.credit, 0) end;
  visit.groomer_words := case visit.status when 'done' then trim(coalesce(terms.groomer_words, '')) else '' end;
  visit.answered_at := coalesce(visit.answered_at, case when not by_owner then now() end);
  if transition.sets_time then
    visit.starts_at := starts;
    visit.minutes := terms.minutes;
    visit.time_set_at := now();
    select visit.starts_at - case when awaits_yes or now() > visit.starts_at - free_before then '0' else free_before end,
        case when awaits_yes then 0 else late_fee end
      into visit.free_until, visit.late_fee from private.rules;
    -- the owner of an added visit has said yes; the same moment as time_set_at tells such a yes
    visit.accepted_at := case when terms.is_agreed or transition.action in ('add', 'next') then now()
      when has_yes and coalesce(terms.travel_fee, 0) <= visit.travel_fee
        and coalesce(coalesce(terms.price, estimate) <= known_price, coalesce(terms.price, estimate, known_price) is null)
        then visit.accepted_at end;
    visit.groomer := nullif(trim(terms.groomer), '');
    visit.travel_fee := coalesce(terms.travel_fee, 0);
    visit.price := terms.price;
    visit.note := trim(coalesce(terms.note, ''));
  elsif visit.status in ('declined', 'canceled') then
    visit.note := case when by_owner then '' else coalesce(terms.note, '') end;
  elsif transition.action in ('use_details', 'change_details') then
    if transition.action = 'change_details' then
      -- sends the request again for its owner: what was asked for stays
      select * into strict first from public.bookings where id = any (visit.row_ids) and pet_number = 1;
      perform private.insert_pets(visit.reference, terms.pets, first.preferred_date, first.preferred_time);
      -- what other pets cost was agreed with them, by phone; a price that rose needs a yes, one that falls again has that to as much
      if visit.late_fee > 0 and terms.price <> known_price then
        visit.accepted_at := case when jsonb_path_query_array(private.typed_json(visit.row_ids), priced) is distinct from (
          select jsonb_path_query_array(private.typed_json(row_ids), priced) from private.requests where requests.reference = visit.reference
        ) then now() when terms.price < known_price then coalesce(visit.accepted_at, (
          select case when (before ->> 'starts_at')::timestamptz = visit.starts_at and (before ->> 'price')::numeric >= terms.price then (before ->> 'accepted_at')::timestamptz end
            from private.changes where changes.reference = visit.reference and undone_at is null and before ->> 'accepted_at' is not null order by number desc limit 1)) end;
      end if;
      select terms.minutes, terms.price, coalesce(nullif(trim(terms.note), ''), visit.note) into visit.minutes, visit.price, visit.note;
    elsif (select sum(estimated_price) from public.bookings where id = any (visit.row_ids)) is distinct from (
      select sum(estimated_price) from private.requests join public.bookings on id = any (requests.row_ids)
        where requests.reference = visit.reference) then
      -- the price was agreed for other pets or services
      visit.price := null;
    end if;
    update public.bookings set status = 'replaced' where id = any (visit.row_ids);
    visit.row_ids := null;
  end if;
  return visit;
end
$$;

-- Queues the emails of a change. The owner always hears of the operator's answer, after settings.answer_delay. A press of an
-- owner before an answer counts as caused by a visitor, and nothing goes to the owner of a marked request.
create function private.queue_change_mails(
  change private.changes, transition private.transitions, visit private.visits, was_marked boolean
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  by_visitor boolean := transition.actor = 'owner'
    and (transition.action = 'ask' or change.before ->> 'answered_at' is null);
begin
  if transition.operator_email is not null then
    perform private.queue_visit_mail(
      visit.reference, transition.operator_email, 'operator', by_visitor => by_visitor, of_change => change.id
    );
  end if;
  if transition.owner_email is not null and not was_marked
    -- a visit that has begun is only recorded
    and (visit.starts_at > now() or transition.action not in ('add', 'next', 'use_details', 'change_details')) then
    perform private.queue_visit_mail(
      visit.reference, transition.owner_email, 'owner',
      now() + case
        when transition.actor = 'owner' then interval '0'
        when transition.action = 'done' then (select thanks_after from private.rules)
        else (select answer_delay from private.settings)
      end, by_visitor, change.id
    );
  end if;
  -- a return email that its owner has ended is left out when it is due
  if transition.action = 'done' and private.return_due_at(visit) > now() then
    perform private.queue_visit_mail(visit.reference, 'return', 'owner', private.return_due_at(visit));
  elsif transition.actor = 'operator' and not transition.keeps_revision then
    perform private.queue_times(visit);
  end if;
end
$$;

-- Spam until the operator answers after all. Receipts that wait for the limits of visitors' emails may then go.
create function private.mark_spam(of_reference text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.requests set spam_at = now(), waiting_rank = null where reference = of_reference;
  update public.bookings set status = 'spam' where id = any (private.visit_rows(of_reference));
  select private.switch_receipts(of_reference, 'left_out')
$$;

-- Stores a change with its history and its emails; the press was judged before.
create function private.apply_change(
  visit private.visits, transition private.transitions, terms private.terms, press uuid, content text
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was_marked boolean := transition.actor = 'owner' and exists (
    select from private.requests where reference = visit.reference and waiting_rank > 0
  );
  known private.visits := visit;
  open_wish jsonb := private.wish_json(visit.reference);
  waiting_kind text;
  owner_knew jsonb;
  change private.changes;
begin
  -- an email that has not left gives way to one that tells of both presses, unless a try is under way
  with waiting as (
    update private.outbox set status = 'left_out', last_error = 'superseded' from private.changes as earlier
      where transition.owner_email in ('confirmed', 'moved', 'updated') and earlier.reference = visit.reference and change_id = earlier.id
        and (kind in ('confirmed', 'next', 'moved', 'updated') or earlier.action = 'cancel') and status = 'queued'
        and (tries = 0 or last_error is not null)
      returning number, kind, coalesce(earlier.owner_knew, before, '{}') as owner_knew
  ) select waiting.kind, waiting.owner_knew into waiting_kind, owner_knew from waiting order by number limit 1;
  transition.owner_email := coalesce(nullif(nullif(waiting_kind, 'updated'), 'canceled'), transition.owner_email);
  insert into private.changes (id, reference, actor, from_status, action, content, before, owner_knew)
    values (
      press, visit.reference, transition.actor, transition.from_status, transition.action, private.salted_hash(content),
      case when visit.status is not null then to_jsonb(visit) end, owner_knew
    ) returning * into change;
  case transition.action
    when 'accept', 'keep_time' then
      update private.time_wishes set declined_at = now()
        where reference = visit.reference and revision = visit.revision and declined_at is null;
      update private.visits
        set accepted_at = now(), late_fee = case visits.late_fee when 0 then rules.late_fee else visits.late_fee end,
          free_until = case
            when visits.late_fee = 0 and now() <= starts_at - free_before then starts_at - free_before else free_until
          end
        from private.rules where transition.action = 'accept' and reference = visit.reference and accepted_at is null;
    when 'ask' then
      -- a second wish replaces the open one and gets a new number, so the operator's answer to the old one is stale
      insert into private.time_wishes as wish (reference, revision, day, time_window, words, number)
        values (
          visit.reference, visit.revision, terms.day, terms.time_window, trim(coalesce(terms.words, '')),
          (select coalesce(max(number), 0) + 1 from private.time_wishes where reference = visit.reference)
        )
        on conflict (reference, revision) where declined_at is null do update set
          day = excluded.day, time_window = excluded.time_window, words = excluded.words, number = excluded.number,
          asked_at = now();
      update private.visits set accepted_at = null where reference = visit.reference;
    when 'waive' then
      update private.visits set fee_settled_by = change.id where reference = visit.reference;
    when 'spam' then
      update private.requests set revision = revision + 1 where reference = visit.reference;
      perform private.mark_spam(visit.reference);
    else
      visit := private.changed_visit(visit, transition, terms, coalesce(owner_knew, change.before));
      perform private.store_visit(visit);
      -- links that went to another mailbox end; the new one hears of the visit first, unless a move or a wish waits
      update private.requests
        set link_version = highest_link_version + 1, highest_link_version = highest_link_version + 1, earlier_link_version = link_version
        where reference = visit.reference and known.row_ids is not null
          and lower(private.pets_email(private.visit_rows(visit.reference)))
            is distinct from lower(private.pets_email(known.row_ids));
      if found and open_wish is null and (waiting_kind = 'moved' and (owner_knew ->> 'starts_at')::timestamptz <> visit.starts_at) is not true then
        transition.owner_email := 'confirmed';
      end if;
      -- other details leave the wish as it is, open or declined, and the email that declines it
      if transition.action in ('use_details', 'change_details') then
        update private.time_wishes as wish set revision = visit.revision + 1
          where wish.reference = visit.reference and wish.revision = visit.revision;
        update private.outbox set revision = visit.revision + 1 from private.changes as declined
          where declined.reference = visit.reference and change_id = declined.id
            and kind = 'time_kept' and status = 'queued' and outbox.revision = visit.revision;
      end if;
      update private.visits set fee_settled_by = change.id
        where transition.action = 'done' and terms.charged > 0 and visits.reference = any (terms.settles_fees);
  end case;
  perform private.queue_change_mails(change, transition, visit, was_marked);
end
$$;

-- Makes each change of a visit by operator or owner, except Undo, Add and the next visit; `terms` has the fields of private.terms
-- that the action reads. `revision` (0 before any answer) and `request_version` are those that the page showed.
-- Outcomes: done, stale, changed_since, not_allowed, and those of private.change_refusal.
create function public.change_visit(
  reference text, id uuid, actor text, action text, revision integer, request_version integer default null,
  terms jsonb default '{}'
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit private.visits := private.lock_visit(change_visit.reference);
  said private.terms := jsonb_populate_record(null::private.terms, change_visit.terms);
  content text := jsonb_build_array(reference, actor, action, revision, request_version, terms)::text;
  transition private.transitions;
  outcome text;
begin
  select * into transition from private.transitions as possible
    where possible.actor = change_visit.actor and possible.action = change_visit.action
      and possible.from_status = coalesce(visit.status, (
        select 'spam' from private.requests as known where known.reference = visit.reference and spam_at is not null
      ), 'requested');
  -- change_refusal reads both, even if the press is not possible
  transition.actor := change_visit.actor;
  transition.action := change_visit.action;
  outcome := coalesce(
    private.repeated_outcome(change_visit.id, content),
    private.change_refusal(visit, transition, said, change_visit.revision, change_visit.request_version)
  );
  if outcome is null then
    begin
      perform private.apply_change(visit, transition, said, change_visit.id, content);
    exception when check_violation or not_null_violation or unique_violation or data_exception then
      if change_visit.action <> 'change_details' then
        raise;
      end if;
      outcome := 'bad_details';
    end;
  end if;
  return private.change_json(coalesce(outcome, 'done'), change_visit.reference);
end
$$;

-- Takes back the operator's last change. `last_change` is the one that the page showed as the last. Fees that it settled are
-- owed again. The revision rises if the change raised it, so that other devices notice. Outcomes: done, stale, changed_since,
-- not_allowed (nothing to undo), too_late_to_undo (the email is on its way, or the time is over), taken (by another visit
-- since).
create function public.undo_change(reference text, id uuid, last_change uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit private.visits := private.lock_visit(undo_change.reference);
  change private.last_changes := (
    select last from private.last_changes as last where last.reference = undo_change.reference
  );
  transition private.transitions := (
    select undone from private.transitions as undone
      where (undone.actor, undone.from_status, undone.action) = (change.actor, change.from_status, change.action)
  );
  earlier private.visits := jsonb_populate_record(null::private.visits, change.before);
  content text := jsonb_build_array(reference, 'undo', last_change)::text;
  outcome text;
begin
  -- a claim that has begun decides first whether the email goes
  perform from private.outbox where change_id = change.id order by outbox.id for update;
  outcome := coalesce(
    private.repeated_outcome(undo_change.id, content),
    case
      when undo_change.last_change is distinct from change.id then 'stale'
      when transition.action is null or transition.actor = 'owner' and not transition.keeps_revision then 'not_allowed'
      when private.undo_until(undo_change.reference) is null then 'too_late_to_undo'
      -- another visit has the time, or that of the hold, by now
      when earlier.status = 'confirmed' and not transition.keeps_revision
          and private.is_taken(undo_change.reference, earlier.starts_at, earlier.minutes)
        or exists (
          select from jsonb_populate_record(null::private.blocks, change.hold) as hold, private.visits_at(
            private.denver_moment(hold.first_day, hold.from_time), private.denver_moment(hold.first_day, hold.until_time)
          ) as other where other.reference <> undo_change.reference
        ) then 'taken'
    end
  );
  if outcome is not null then
    return private.change_json(outcome, undo_change.reference);
  end if;

  update private.outbox set status = 'left_out', last_error = 'undone' where change_id = change.id and status = 'queued';
  -- emails about the visit as it was go after all
  update private.outbox set status = 'queued', last_error = null, revision = visit.revision + 1
    from private.changes as past
    where past.reference = visit.reference and past.number < change.number and past.undone_at is null
      and not transition.keeps_revision and change_id = past.id and audience = 'owner'
      and outbox.revision >= (change.before ->> 'revision')::integer and (status = 'queued' or last_error = 'superseded');
  -- later presses are undone with it and cannot be brought back
  update private.changes set undone_at = now()
    where changes.reference = visit.reference and number >= change.number and undone_at is null;
  -- Undo of a press that keeps the revision is itself undone at once, so that the press before it can be undone
  insert into private.changes (id, reference, actor, action, content, undone_at)
    values (
      undo_change.id, undo_change.reference, 'operator', 'undo', private.salted_hash(content),
      case when transition.keeps_revision then now() end
    );
  perform private.restore_visit(visit, transition, change);
  return private.change_json('done', undo_change.reference);
end
$$;

-- Makes the visit, its request, its wishes and its links what they were before the change. A visit that the operator added is
-- canceled, and its hold comes back.
create function private.restore_visit(visit private.visits, transition private.transitions, change private.last_changes)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  earlier private.visits := jsonb_populate_record(null::private.visits, change.before);
begin
  update private.visits set fee_settled_by = null where fee_settled_by = change.id;
  if transition.keeps_revision then
    update private.time_wishes as wish set declined_at = null
      where wish.reference = visit.reference and wish.declined_at = change.changed_at;
    update private.visits
      set accepted_at = earlier.accepted_at, late_fee = earlier.late_fee, free_until = earlier.free_until
      where reference = visit.reference;
  elsif transition.from_status = 'new' then
    -- no request could wait again, and an owner who got the link by text reads that the visit is off
    visit.status := 'canceled';
    visit.canceled_by := 'operator';
    visit.note := '';
    perform private.store_visit(visit);
    insert into private.blocks select * from jsonb_populate_record(null::private.blocks, change.hold)
      where change.hold is not null on conflict do nothing;
    perform private.queue_tomorrow((change.hold ->> 'first_day')::date);
  elsif earlier.status is null then
    perform private.reopen_request(visit);
    perform private.mark_spam(visit.reference) where 'spam' = (
      select action from private.changes as last
        where last.reference = visit.reference and last.number < change.number and undone_at is null
        order by number desc limit 1
    );
  else
    update private.time_wishes set revision = visit.revision + 1
      where reference = visit.reference and revision >= earlier.revision;
    -- links that were texted to the other mailbox end; those before them open again, unless they were revoked since
    update private.requests
      set link_version = coalesce(earlier_link_version, highest_link_version + 1),
        highest_link_version = highest_link_version + num_nulls(earlier_link_version)
      where reference = visit.reference
        and lower(private.pets_email(earlier.row_ids)) is distinct from lower(private.pets_email(visit.row_ids));
    if change.action = 'change_details' then
      update public.bookings set status = 'replaced' where id = any (visit.row_ids);
      -- a later sending of the owner stays
      update private.requests set row_ids = earlier.row_ids, version = earlier.request_version
        where reference = visit.reference and version = visit.request_version;
    end if;
    -- use_details and change_details had replaced these rows
    update public.bookings set status = 'new' where id = any (earlier.row_ids) and status = 'replaced';
    earlier.revision := visit.revision;
    -- a press that was undone meanwhile settles nothing
    earlier.fee_settled_by := (select id from private.changes where id = earlier.fee_settled_by and undone_at is null);
    perform private.store_visit(earlier);
    perform private.queue_times(earlier);
  end if;
end
$$;

-- Keeps whether somebody called the owner of a visit that the operator canceled. False for another visit.
create function public.set_called(reference text, is_called boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_visit(set_called.reference);
  update private.visits as visit set is_called = set_called.is_called
    where visit.reference = set_called.reference and visit.is_called is not null;
  return found;
end
$$;

-- The request waits for its first answer again. A sending since then with marks of its own becomes a note on it.
create function private.reopen_request(visit private.visits) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.visits where reference = visit.reference;
  update private.requests set row_ids = visit.row_ids, noted_row_ids = row_ids
    where reference = visit.reference and row_ids <> visit.row_ids and (
      select max(rank) filter (where id = any (visit.row_ids)) <= 1 and max(rank) filter (where id = any (row_ids)) > 1
        from public.bookings, private.spam_rank(review_reasons) as rank where id = any (visit.row_ids || row_ids)
    );
  -- the least marked of its sendings counts, as before the answer
  update private.requests
    set spam_at = null, revision = visit.revision + 1, waiting_rank = (
        select min(private.spam_rank(review_reasons)) from public.bookings as pet
          where pet.reference = visit.reference and pet_number = 1
      )
    where reference = visit.reference;
  update public.bookings set status = case when review_reasons = '{}' then 'new' else 'review' end
    where id = any (private.visit_rows(visit.reference));
  -- its own nudge may have gone out while the visit stood, without naming it
  select private.queue_pointer('nudge', private.promised_at('bookings', sent_at) - nudge_before)
    from private.requests, private.rules where reference = visit.reference and waiting_rank <= 1;
  select private.switch_receipts(visit.reference, 'queued')
$$;

-- Stores the operator's private line; `seen` is the line that the page showed before. It changes neither the visit nor its
-- revision. Outcomes: done (also for the line that is stored), stale (another device wrote one meanwhile), not_allowed
-- (unknown).
create function public.keep_private_line(reference text, line text, seen text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_line text := trim(coalesce(line, ''));
  outcome text;
begin
  select case when private_line in (new_line, coalesce(seen, '')) then 'done' else 'stale' end into outcome
    from private.requests where requests.reference = keep_private_line.reference for update;
  update private.requests set private_line = new_line
    where requests.reference = keep_private_line.reference and outcome = 'done';
  return private.change_json(coalesce(outcome, 'not_allowed'), keep_private_line.reference);
end
$$;

-- Ends the return emails to the owner's mailbox, for all requests, or takes that back. Outcomes: done, not_allowed (the
-- reference has no mailbox).
create function public.set_unsubscribed(reference text, stops boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mailbox text := (private.mailbox_keys(private.pets_email(private.visit_rows(set_unsubscribed.reference)))).recipient;
begin
  delete from private.unsubscribed_mailboxes where recipient = mailbox;
  insert into private.unsubscribed_mailboxes (recipient) select mailbox where stops and mailbox is not null on conflict do nothing;
  return private.change_json(case when mailbox is null then 'not_allowed' else 'done' end, set_unsubscribed.reference);
end
$$;

-- ---- Visits that the operator adds ----------------------------------------------------------------------
-- An answer to Add, as change_json; `other` is the visit in the way, as private.listed_json with its
-- visit, null when something else is.
create function private.added_json(outcome text, of_reference text, terms private.terms) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.change_json(outcome, of_reference) || jsonb_build_object('other', (
    select private.listed_json(reference, row_ids) || jsonb_build_object('visit', private.visit_json(reference))
    from private.denver_moment(terms.day, terms.local_time) as starts,
      private.visits_at(starts, starts + make_interval(mins => terms.minutes))
    where outcome = 'taken' order by starts_at limit 1
  ))
$$;

-- Stores `pets`, which have the columns of public.bookings, and their confirmed visit. Null, or bad_details for a value that
-- the tables refuse.
create function private.store_added(
  of_reference text, pets jsonb, action text, terms private.terms, press uuid, content text
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit private.visits;
  transition private.transitions := (
    select possible from private.transitions as possible where from_status = 'new' and possible.action = store_added.action
  );
begin
  perform private.insert_pets(of_reference, pets, terms.day, (
    select name from private.rules, private.arrival_windows() where ends > terms.local_time or ends = closes order by ends limit 1
  ));
  visit.reference := of_reference;
  perform private.apply_change(visit, transition, terms, press, content);
  return null;
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return 'bad_details';
end
$$;

-- A confirmed visit that was agreed by phone or at the door, with its request, in one transaction. `pets` has the columns of
-- public.bookings, one row a pet, with the ids that the page made; the visit takes the place of the hold `hold`. A visit
-- of the last rules.days_back is only recorded, and no email goes. Outcomes: done, changed_since (that press added another
-- content), reference_taken (draw another), no_contact (neither phone nor email), bad_details (a value that the tables
-- refuse), bad_minutes, bad_fee, bad_price, too_long_ago, too_far, closed_day, closed_hour, taken (`other` names the visit).
create function public.add_visit(reference text, id uuid, pets jsonb, terms jsonb, hold uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit private.visits := private.lock_visit(add_visit.reference);
  said private.terms := jsonb_populate_record(null::private.terms, add_visit.terms);
  content text := jsonb_build_array(pets, terms)::text;
  outcome text := coalesce(
    private.repeated_outcome(add_visit.id, content),
    case when visit.revision is not null then 'reference_taken' end,
    case when coalesce(pets -> 0 ->> 'phone', pets -> 0 ->> 'email') is null then 'no_contact' end,
    (
      select private.appointment_refusal(
        coalesce(add_visit.hold::text, add_visit.reference), said, now() - make_interval(days => days_back)
      ) from private.rules
    )
  );
begin
  if outcome is null then
    outcome := private.store_added(add_visit.reference, pets, 'add', said, add_visit.id, content);
    with taken as (
      delete from private.blocks where blocks.id = add_visit.hold and outcome is null returning *
    )
    update private.changes set hold = to_jsonb(taken) from taken where changes.id = add_visit.id;
  end if;
  return private.added_json(coalesce(outcome, 'done'), coalesce(
    (select changes.reference from private.changes where changes.id = add_visit.id), add_visit.reference
  ), said);
end
$$;

-- The next visit after one that was done or missed, as agreed: the same pets, terms and owner under a reference that the page
-- drew, with an id a pet. Outcomes: done, changed_since, reference_taken (draw another), not_allowed (not over), bad_minutes,
-- in_past, too_far, closed_day, closed_hour, taken (`other` names the visit).
create function public.book_next(reference text, id uuid, next_reference text, row_ids jsonb, terms jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit private.visits := private.lock_visit(book_next.reference);
  said private.terms := jsonb_populate_record(
    null::private.terms,
    terms || jsonb_build_object('groomer', visit.groomer, 'travel_fee', visit.travel_fee, 'price', private.next_price(visit))
  );
  content text := jsonb_build_array(reference, next_reference, row_ids, terms)::text;
  outcome text := coalesce(
    private.repeated_outcome(book_next.id, content),
    (select 'reference_taken' from private.requests where requests.reference = book_next.next_reference),
    case when visit.status in ('done', 'no_show') and jsonb_array_length(book_next.row_ids) >= cardinality(visit.row_ids)
      then null else 'not_allowed' end,
    private.appointment_refusal(book_next.next_reference, said)
  );
begin
  if outcome is null then
    outcome := private.store_added(book_next.next_reference, (
      select jsonb_agg(pet || jsonb_build_object('id', book_next.row_ids -> (number::integer - 1)) order by number)
        from jsonb_array_elements(private.pets_json(visit.row_ids)) with ordinality as pets (pet, number)
    ), 'next', said, book_next.id, content);
  end if;
  return private.added_json(coalesce(outcome, 'done'), book_next.next_reference, said);
end
$$;

-- Blocks hours for a caller who gave only a name and a phone number, until add_visit takes their place. A later call with
-- the same id replaces the hold. Outcomes: done, bad_details (a name or a number that the table refuses), bad_minutes,
-- in_past, too_far, closed_day, closed_hour, taken (`other` names the visit).
create function public.hold_time(id uuid, name text, phone text, terms jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  said private.terms := jsonb_populate_record(null::private.terms, hold_time.terms);
  outcome text;
begin
  perform private.lock_visits();
  outcome := private.appointment_refusal(hold_time.id::text, said);
  if outcome is null then
    delete from private.blocks where blocks.id = hold_time.id;
    insert into private.blocks (id, first_day, last_day, from_time, until_time, held_for, held_phone)
      values (
        hold_time.id, said.day, said.day, said.local_time, said.local_time + make_interval(mins => said.minutes),
        trim(hold_time.name), trim(hold_time.phone)
      );
    perform private.queue_tomorrow(said.day);
  end if;
  return private.added_json(coalesce(outcome, 'done'), '', said);
exception
  when check_violation or not_null_violation or data_exception then
    return private.added_json('bad_details', '', said);
end
$$;

-- ---- Blocked time ---------------------------------------------------------------------------------------
-- Blocks whole days, or hours of one day; hours that leave no work time are a whole day. A span that began before today counts
-- from today. Returns { outcome, visits }: [private.listed_json with day, time and what a change names] of the confirmed visits
-- in the way that are still to begin, at most 100. Outcomes: done (also for an id that is stored), ends_before_start,
-- in_past, too_far, already_blocked (one other block covers it; a hold does not), has_visits.
create function public.block_time(
  id uuid, first_day date, last_day date, from_time time, until_time time, reason text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  local_now timestamp := now() at time zone 'America/Denver';
  rule private.rules := (select rules from private.rules);
  is_whole boolean := from_time is null and until_time is null
    or from_time <= rule.opens and until_time >= rule.closes;
  counted_from date := greatest(first_day, local_now::date);
  blocked_from time := case when not is_whole then from_time end;
  blocked_until time := case when not is_whole then until_time end;
  begins timestamptz := private.denver_moment(counted_from, coalesce(blocked_from, '00:00'));
  ends timestamptz := private.denver_moment(last_day, coalesce(blocked_until, '24:00'));
  refusal text;
  visits jsonb := '[]';
begin
  perform private.lock_visits();
  refusal := case
    when exists (select from private.blocks where blocks.id = block_time.id) then 'done'
    when (first_day <= last_day) is not true
      or is_whole is not true and (from_time < until_time and first_day = last_day) is not true then 'ends_before_start'
    when ends <= now() then 'in_past'
    when last_day > local_now::date + rule.days_ahead then 'too_far'
    when exists (
      select from private.blocks as other
        where other.held_for is null and other.last_day >= block_time.last_day and other.first_day <= counted_from
          and (other.from_time is null or other.from_time <= blocked_from and other.until_time >= blocked_until)
    ) then 'already_blocked'
  end;
  if refusal is null then
    select coalesce(jsonb_agg(
        private.denver_time(starts_at) || private.listed_json(reference, row_ids) || jsonb_build_object(
          'revision', revision, 'request_version', request_version, 'wish', private.wish_json(reference)
        ) order by starts_at, reference
      ), '[]') into visits
      from (
        select * from private.visits_at(begins, ends) where starts_at > now() order by starts_at, reference limit 100
      ) as covered;
    if visits = '[]' then
      insert into private.blocks (id, first_day, last_day, from_time, until_time, reason)
        values (
          block_time.id, counted_from, block_time.last_day, blocked_from, blocked_until, trim(coalesce(block_time.reason, ''))
        );
    else
      refusal := 'has_visits';
    end if;
  end if;
  return jsonb_build_object('outcome', coalesce(refusal, 'done'), 'visits', visits);
end
$$;

-- Outcome: done, also for a block that is gone.
create function public.unblock_time(id uuid) returns jsonb
language sql volatile security definer set search_path = '' as $$
  delete from private.blocks where blocks.id = unblock_time.id;
  select jsonb_build_object('outcome', 'done', 'visits', '[]'::jsonb)
$$;
