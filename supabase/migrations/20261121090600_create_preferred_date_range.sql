-- A date column takes 'tomorrow' and the year 9999, and a CHECK must not depend on today. So a
-- trigger keeps visitors' dates within reach: yesterday (their clock may be off) to 400 days on.

/* Before insert, for each row a visitor adds. Raises 23514 in the words of a real CHECK, so that
   one rule in the browser finds the field. */
create function private.check_preferred_date() returns trigger
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'America/Denver')::date;
begin
  if new.preferred_date is null or new.preferred_date between today - 1 and today + 400 then
    return new;
  end if;
  raise check_violation using
    message = 'new row for relation "bookings" violates check constraint "bookings_preferred_date_range"',
    hint = 'Choose a date from today on.',
    schema = tg_table_schema,
    table = tg_table_name,
    column = 'preferred_date',
    constraint = 'bookings_preferred_date_range';
end
$$;

comment on function private.check_preferred_date() is
  'Keeps preferred_date between yesterday and 400 days from now in Denver.';

revoke all on function private.check_preferred_date()
  from public, anon, authenticated, service_role;

create trigger check_preferred_date before insert on public.bookings
  for each row when (current_setting('role') in ('anon', 'authenticated'))
  execute function private.check_preferred_date();
