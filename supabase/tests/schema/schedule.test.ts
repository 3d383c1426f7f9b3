import { afterAll, expect, test } from 'vitest';
import { newDatabase } from '../setup/new-database.ts';
import { hostedExtensionsSql } from './hosted-extensions.fixture.ts';

const database = await newDatabase();
await database.exec(hostedExtensionsSql);
afterAll(() => database.close());

async function scheduledJobs() {
  const { rows } = await database.query<{ jobname: string; schedule: string; command: string }>(
    'select * from cron.job order by jobname',
  );
  return rows;
}

test('emails and callers have a job every minute, the purge one every hour, the log one a day', async () => {
  await database.query(
    `select cron.schedule('purge-expired', '17 9 * * *', 'select private.purge_expired()')`,
  );
  await database.query('select private.schedule_jobs()');
  await database.query('select private.schedule_jobs()');

  const jobs = await scheduledJobs();
  expect(jobs.map(({ jobname, schedule }) => `${jobname}: ${schedule}`)).toEqual([
    'deliver-notifications: * * * * *',
    'forget-callers: * * * * *',
    'purge-cron-log: 47 9 * * *',
    'purge-expired: 17 * * * *',
  ]);
});

test('the scheduled commands run, ping the monitor, and forget old callers and old log lines', async () => {
  await database.exec(`
    insert into vault.decrypted_secrets values ('heartbeat_url', 'https://monitor.test/ping'),
      ('project_url', 'https://ref.supabase.co'), ('secret_key', 'sb_secret_mails');
    insert into cron.job_run_details
      select days, now() - make_interval(days => days) from unnest(array[6, 8]) days;
    update private.settings set limit_window = '5 minutes' where id;
    insert into private.caller_hits (caller, network, form, hit_at)
      select 'key', 'key', 'bookings', now() - make_interval(mins => mins) from unnest(array[4, 6]) mins;
    select private.schedule_jobs();
  `);
  for (const { command } of await scheduledJobs()) await database.exec(command);

  const { rows } = await database.query(
    `select (select array_agg(runid) from cron.job_run_details) as kept_runs,
       (select count(*)::int from private.caller_hits) as kept_hits,
       (select array_agg(url order by id) from net.http_request_queue) as asked`,
  );
  expect(rows).toEqual([
    {
      kept_runs: [6],
      kept_hits: 1,
      asked: ['https://monitor.test/ping'],
    },
  ]);
});
