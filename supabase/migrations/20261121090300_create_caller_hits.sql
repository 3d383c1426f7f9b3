-- Counts requests per caller and form, so that a flood is marked first and refused later.
create table private.caller_hits (
  id bigint generated always as identity primary key,
  hit_at timestamptz not null default now(),
  caller text not null,
  form text not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  reference text,
  row_count smallint not null default 1,
  constraint caller_hits_row_count_range check (row_count between 1 and 4)
);

comment on table private.caller_hits is 'One row per request of a caller; kept for a day.';
comment on column private.caller_hits.caller is 'Result of private.caller_key(), never an address.';
comment on column private.caller_hits.row_count is 'Pets of one booking request share one hit.';

create index caller_hits_caller_form_hit_at on private.caller_hits (caller, form, hit_at);

alter table private.caller_hits enable row level security;
revoke all on table private.caller_hits from public, anon, authenticated, service_role;

/* Notes a row of a caller and returns how many requests came before its own within the window.
   Up to four rows of one transaction with the same reference are one request; a fifth, or a row
   without a reference, counts by itself. */
create function private.count_earlier_requests(of_caller text, on_form text, with_reference text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hit_id bigint;
  is_overflow boolean;
begin
  -- one caller at a time, or parallel requests would all see the same count
  perform pg_advisory_xact_lock(hashtextextended(of_caller || ' ' || on_form, 0));

  update private.caller_hits set row_count = row_count + 1
    where caller = of_caller and form = on_form and reference = with_reference
      and transaction_id = pg_current_xact_id() and row_count < 4
    returning id into hit_id;

  if hit_id is null then
    is_overflow := exists (
      select from private.caller_hits
        where caller = of_caller and form = on_form and reference = with_reference
          and transaction_id = pg_current_xact_id()
    );
    insert into private.caller_hits (caller, form, reference)
      values (of_caller, on_form, case when not is_overflow then with_reference end)
      returning id into hit_id;
  end if;

  return (
    select count(*) from private.caller_hits
      where caller = of_caller and form = on_form and id < hit_id
        and hit_at > now() - (select limit_window from private.settings)
  );
end
$$;

comment on function private.count_earlier_requests(text, text, text) is
  'Notes a row of a caller; gives the number of requests before its own within the window.';

revoke all on function private.count_earlier_requests(text, text, text)
  from public, anon, authenticated, service_role;
