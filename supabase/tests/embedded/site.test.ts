import { existsSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../local/local-database.ts';
import { readLeads } from '../../local/read-leads.ts';
import { severalOlderMigrations } from '../older-migrations.fixture.ts';
import { booking, inquiry, petRows } from '../sample-rows.ts';
import { edit, emptyFolder, newFolder, prepareFolder, run, startSite } from './site-process.ts';

prepareFolder();

test('a row survives kill -9 straight after its 201, the next start takes the folder over, and SIGINT frees it', async () => {
  const folder = await newFolder();
  const killed = await startSite(folder);
  // the database is still being made; the request waits
  expect((await killed.insert('bookings', booking({ pet_name: 'Lazarus' }))).status).toBe(201);
  await killed.stop('SIGKILL');
  expect(existsSync(`${folder}.lock`)).toBe(true);

  const next = await startSite(folder);
  expect((await next.insert('bookings', booking({ pet_name: 'Phoenix' }))).status).toBe(201);
  await next.stop('SIGINT');
  expect(existsSync(`${folder}.lock`)).toBe(false);
  const names = (await readLeads(folder)).flatMap(({ pets }) => pets ?? []);
  expect(names.toSorted()).toEqual([
    expect.stringMatching(/^Lazarus /),
    expect.stringMatching(/^Phoenix /),
  ]);
});

test('a running site says what came, hands out no file, and refuses a second process until it ends', async () => {
  // raises limits in memory alone: a later start would keep them in a folder
  vi.stubEnv('LOCAL_SITE_LIMITS', 'off');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = await emptyFolder();
  const site = await startSite(folder);
  await site.insert('bookings', petRows(2, 'AG-7K4Q2M'));
  await site.insert('contact_inquiries', inquiry());
  await site.insert('bookings', booking({ email: 'not-an-address' }));
  for (const query of ['', '?raw']) {
    const { status } = await fetch(`${site.url}/supabase/.temp/pgdata/PG_VERSION${query}`);
    expect(status).toBe(403);
  }

  const second = await run('./site-main.ts', folder).ended;
  expect(second.code).not.toBe(0);
  expect(second.output).toContain(`is in use by process ${site.pid} (${site.url})`);
  expect((await site.insert('bookings', booking())).status).toBe(201);

  const { output } = await site.stop('SIGTERM');
  expect(output).toMatch(/Backend: embedded PostgreSQL in .*pgdata \(npm run leads shows/);
  expect(output).toMatch(/booking AG-7K4Q2M stored: Full Groom \+ Full Groom, .*, 8-10 AM/);
  expect(output).toContain('message stored (see npm run leads)');
  expect(output).toContain('refused: 23514 bookings_email_shape');
  // nothing that somebody typed
  expect(output).not.toMatch(
    /Ann|Sam|555-0199|conformance|rivera|Pearl St|80206|Biscuit|Hello|not-an/,
  );
  expect(existsSync(`${folder}.lock`)).toBe(false);
  expect(await readLeads(folder)).toHaveLength(3);
  const database = await openDatabase(folder);
  const { rows } = await database.query('select surge_limit from private.settings');
  await database.close();
  expect(rows).toEqual([{ surge_limit: 30 }]);
});

test('a folder of older migrations is refused by a sentence, and npm run db:reset mends it', async () => {
  const folder = await emptyFolder();
  await edit(folder, severalOlderMigrations);

  const older = await startSite(folder);
  expect((await older.insert('bookings', booking())).status).toBe(503);
  const { output } = await older.stop('SIGTERM');
  expect(output).toMatch(/^Backend: The migrations have changed .* run npm run db:reset, .*\.$/m);

  const refused = await run('../../local/leads.ts', folder).ended;
  expect(refused.code).not.toBe(0);
  expect(refused.output.trim()).toMatch(
    /^The migrations have changed .* npm run db:reset.* start again\.$/,
  );
  const reset = await run('../../local/reset-database.ts', folder).ended;
  expect([reset.code, reset.output]).toEqual([0, expect.stringMatching(/is deleted/)]);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(`${folder}.lock`)).toBe(false);

  const site = await startSite(folder);
  expect((await site.insert('bookings', booking())).status).toBe(201);
  const busy = await run('../../local/reset-database.ts', folder).ended;
  expect(busy.code).not.toBe(0);
  expect(busy.output).toContain(`is in use by process ${site.pid}`);
});
