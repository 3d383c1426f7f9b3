-- For `npm run doctor`: what of a project cannot be seen from outside. Names and times, no value of a secret.

/* How far a project is set up: { jobs: names of the schedule, secrets: names in the Vault, problem: see
   private.problem, callers: how many sent wrong keys in the last 10 seconds, is_unknown: whether one of them had no
   address }. */
create function public.project_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  jobs jsonb := '[]';
  secrets jsonb := '[]';
begin
  if to_regclass('cron.job') is not null then
    execute 'select coalesce(jsonb_agg(jobname order by jobname), ''[]'') from cron.job' into jobs;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select coalesce(jsonb_agg(name order by name), ''[]'') from vault.decrypted_secrets
      where name in (''project_url'', ''secret_key'', ''heartbeat_url'')' into secrets;
  end if;
  return (
    select jsonb_build_object(
      'jobs', jobs, 'secrets', secrets, 'problem', private.problem(),
      'callers', count(distinct caller), 'is_unknown', coalesce(bool_or(caller = 'unknown'), false)
    )
    from private.caller_hits
    where form = 'wrong_keys' and hit_at > now() - interval '10 seconds'
  );
end
$$;

comment on function public.project_state() is 'How far a project is set up, for npm run doctor.';

revoke all on function public.project_state() from public, anon, authenticated, service_role;
grant execute on function public.project_state() to service_role;
