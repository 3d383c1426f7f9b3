import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../local/folder-lock.ts';
import { readLeads } from '../../local/read-leads.ts';
import { startBackend } from '../backend-under-test.ts';
import { inquiry, petRows } from '../sample-rows.ts';
import {
  emptyFolder,
  listLeads,
  newFolder,
  prepareFolder,
  run,
  startSite,
} from './site-process.ts';

// What the rows say is tested in ../leads.test.ts, how they read in ../../local/lead-text.test.ts.

prepareFolder();

const biscuit = expect.stringMatching(/^Biscuit /);
const typed = 'Do you groom rabbits?\u202e';
const isShown = expect.stringContaining(String.raw`rabbits?\u202e`);

test('npm run leads works before anything is stored, while the site runs, and after', async () => {
  expect(await readLeads(await newFolder())).toEqual([]);
  const folder = await emptyFolder();
  expect(await listLeads(folder)).toContain('Nothing stored yet.');

  const site = await startSite(folder);
  await site.insert('bookings', petRows(2, 'AG-7K4Q2M'));
  await site.insert('contact_inquiries', inquiry({ message: typed }));
  const whileRunning = await listLeads(folder, '--json');
  await site.stop('SIGTERM');

  expect(whileRunning).toEqual(isShown);
  expect(JSON.parse(whileRunning)).toMatchObject([
    { kind: 'message', message: typed },
    { kind: 'booking', reference: 'AG-7K4Q2M', pets: [biscuit, biscuit] },
  ]);
  expect(JSON.parse(JSON.stringify(await readLeads(folder)))).toEqual(JSON.parse(whileRunning));
  const text = await listLeads(folder);
  expect(text).toMatch(/^MESSAGE, new, sent .*\n\nBOOKING AG-7K4Q2M, new, sent /s);
  expect(text).toEqual(isShown);
});

test('npm run leads waits for the URL of a site that is starting', async () => {
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

test('npm run leads says that a database in memory keeps nothing to list', async () => {
  const { code, output } = await run('../../local/leads.ts', ':memory:').ended;
  expect([code, output.trim()]).toEqual([
    1,
    'LOCAL_DB=:memory: stores nothing that could be listed.',
  ]);
});
