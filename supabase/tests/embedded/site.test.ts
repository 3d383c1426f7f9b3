import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../local/database/local-database.ts';
import { lockFolder } from '../../local/process/folder-lock.ts';
import { escapeControls, readLeads, toText } from '../../local/read-leads.ts';
import { severalOlderMigrations } from '../schema/older-migrations.fixture.ts';
import { startBackend } from '../setup/backend-under-test.ts';
import { booking, inquiry, petRows } from '../setup/sample-rows.ts';
import { edit, newFolder, run, startSite } from './site-process.ts';

// Each test starts several processes, and each of them has 180 seconds.
vi.setConfig({ testTimeout: 600_000 });

// ../requests/leads.test.ts tests what the rows say, ../../local/read-leads.test.ts how they read.
const typed = 'Do you groom rabbits?\u202e';
const isShown = expect.stringContaining(String.raw`rabbits?\u202e`);

test('a row survives kill -9 right after its 201, and the site reports and repairs a folder of older migrations', async () => {
  // a folder must not keep these limits for a later start
  vi.stubEnv('LOCAL_SITE_LIMITS', 'off');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = await newFolder();
  const killed = await startSite(folder);
  // the request waits while the database is being made
  expect((await killed.insert('bookings', booking({ pet_name: 'Lazarus' }))).status).toBe(201);
  await killed.stop('SIGKILL');
  expect(existsSync(`${folder}.lock`)).toBe(true);

  const site = await startSite(folder);
  await site.insert('bookings', petRows(2, 'AG-7K4Q2M'));
  await site.insert('contact_inquiries', inquiry({ message: typed }));
  await site.insert('bookings', booking({ email: 'not-an-address' }));
  for (const query of ['', '?raw']) {
    const { status } = await fetch(`${site.url}/supabase/.temp/pgdata/PG_VERSION${query}`);
    expect(status).toBe(403);
  }
  // another site, and a command that would delete the rows
  for (const program of ['./site-main.ts', '../../local/database/reset-database.ts']) {
    const { code, output } = await run(program, folder).ended;
    expect(code).not.toBe(0);
    expect(output).toContain(`is in use by process ${site.pid} (${site.url})`);
  }
  const whileRunning = await run('../../local/leads.ts', folder).ended;
  expect(whileRunning).toEqual({ code: 0, output: isShown });

  const { output } = await site.stop('SIGTERM');
  expect(output).toMatch(/Backend: embedded PostgreSQL in .*pgdata \(npm run leads shows/);
  expect(output).toMatch(/booking AG-7K4Q2M stored \(see npm run leads\)/);
  expect(output).toContain('message stored (see npm run leads)');
  expect(output).toContain('refused: 23514 bookings_email_shape');
  // nothing that somebody typed
  expect(output).not.toMatch(
    /Ann|Sam|555-0199|conformance|rivera|Pearl St|80206|Biscuit|rabbits|not-an/,
  );
  expect(existsSync(`${folder}.lock`)).toBe(false);

  const leads = await readLeads(folder);
  expect(leads).toMatchObject([
    { kind: 'message', message: typed },
    { kind: 'booking', reference: 'AG-7K4Q2M', pets: [/^Biscuit /, /^Biscuit /].map(matching) },
    { kind: 'booking', pets: [matching(/^Lazarus /)] },
  ]);
  expect(whileRunning.output).toBe(`${escapeControls(leads.map(toText).join('\n\n'))}\n`);
  const database = await openDatabase(folder);
  const { rows } = await database.query('select surge_limit from private.settings');
  // the first start alone makes them
  const { rows: blocks } = await database.query('select reason from private.blocks order by 1');
  await database.close();
  expect(blocks).toEqual([{ reason: 'Christmas' }, { reason: 'Thanksgiving' }]);
  expect(rows).toEqual([{ surge_limit: 30 }]);

  await edit(folder, severalOlderMigrations);
  const older = await startSite(folder);
  expect((await older.insert('bookings', booking())).status).toBe(503);
  const { output: refusal } = await older.stop('SIGINT');
  expect(refusal).toMatch(/^Backend: The migrations have changed .* run npm run db:reset, .*\.$/m);
  expect(existsSync(`${folder}.lock`)).toBe(false);

  await expect(readLeads(folder)).rejects.toThrow(
    /^The migrations have changed .* npm run db:reset.* start again\.$/,
  );
  const reset = await run('../../local/database/reset-database.ts', folder).ended;
  expect(reset).toEqual({ code: 0, output: matching(/is deleted/) });
  expect([existsSync(folder), existsSync(`${folder}.lock`)]).toEqual([false, false]);
  expect(await readLeads(folder)).toEqual([]);
});

test('npm run leads waits for a starting site to announce its URL', async () => {
  const site = await startBackend();
  onTestFinished(site.stop);
  await site
    .visitor()
    .from('contact_inquiries')
    .insert(inquiry({ message: typed }));
  const starting = await newFolder();
  const lock = await lockFolder(starting);
  const listed = readLeads(starting);
  // several looks at the lock
  await sleep(300);
  await lock.announce(site.url);

  expect(await listed).toMatchObject([{ message: typed }]);
  lock.release();
});

function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}
