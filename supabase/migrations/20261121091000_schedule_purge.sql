-- Every night at 09:17 UTC, where the server can schedule. Elsewhere somebody calls it by hand.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('purge-expired', '17 9 * * *', 'select * from private.purge_expired()');
  end if;
end
$$;
