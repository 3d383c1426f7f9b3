import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockFolder } from '../../local/folder-lock.ts';
import { inquiry, petRows } from '../sample-rows.ts';
import {
  edit,
  emptyFolder,
  listLeads,
  newFolder,
  prepareFolder,
  run,
  startSite,
} from './site-process.ts';

// What the rows say is tested in ../leads.test.ts; here is what npm run leads makes of them.

prepareFolder();

const biscuit = expect.stringMatching(/^Biscuit /);

test('npm run leads works before anything is stored, while the site runs, and after', async () => {
  expect(await listLeads(await newFolder())).toContain('Nothing stored yet.');
  const folder = await emptyFolder();
  expect(await listLeads(folder)).toContain('Nothing stored yet.');

  const site = await startSite(folder);
  await site.insert('bookings', petRows(2, 'AG-7K4Q2M'));
  await site.insert('contact_inquiries', inquiry({ message: 'Do you groom rabbits?' }));
  const whileRunning = await listLeads(folder, '--json');
  await site.stop('SIGTERM');

  expect(JSON.parse(whileRunning)).toMatchObject([
    { kind: 'message', message: 'Do you groom rabbits?' },
    { kind: 'booking', reference: 'AG-7K4Q2M', pets: [biscuit, biscuit] },
  ]);
  expect(await listLeads(folder, '--json')).toBe(whileRunning);
});

test('npm run leads waits for the URL of a site that is starting', async () => {
  const site = await startSite(await emptyFolder());
  await site.insert('contact_inquiries', inquiry({ message: 'Do you groom rabbits?' }));
  const starting = await newFolder();
  const lock = await lockFolder(starting);
  const listed = listLeads(starting);
  await sleep(3000);
  await lock.announce(site.url);

  expect(await listed).toContain('Do you groom rabbits?');
  lock.release();
});

test('npm run leads says that a database in memory keeps nothing to list', async () => {
  const { code, output } = await run('../../local/leads.ts', ':memory:').ended;
  expect([code, output.trim()]).toEqual([
    1,
    'LOCAL_DB=:memory: stores nothing that could be listed.',
  ]);
});

test('a request reads well in 80 columns', async () => {
  const folder = await emptyFolder();
  await edit(
    folder,
    `insert into public.bookings (created_at, reference, pet_number, parent_name, phone, email, address, zip_code,
         pet_name, pet_type, breed, weight, pet_size, service, add_ons, estimated_price, preferred_date,
         preferred_time, repeat_weeks, additional_notes)
       values ('2026-11-20T21:14:00-07:00', 'AG-7K4Q2M', 1, 'Sam Rivera', '(303) 555-0199', 'sam@rivera.test',
         '12 Pearl St, Apt 4', '80206', 'Biscuit', 'dog', 'Corgi', '30 lbs', 'medium', 'Full Groom',
         '{deshedding}', 165, '2026-11-24', '8-10 AM', 6, E'Shy at first.\\n\\nThe gate code is 1234.');
     insert into public.contact_inquiries (created_at, first_name, last_name, phone, message)
       values ('2026-11-20T21:13:00-07:00', 'Bo', 'Lee', '3035550142', 'Hi');
     insert into private.outbox (source, row_ids, audience, status, sent_at)
       select 'bookings', array[id], audience, 'sent', '2026-11-20T21:15:00-07:00'
         from public.bookings, unnest('{operator,owner}'::text[]) as audience`,
  );

  expect(await listLeads(folder)).toBe(`BOOKING AG-7K4Q2M, new, sent Fri, Nov 20, 9:14 PM
  name       Sam Rivera
  phone      (303) 555-0199
  email      sam@rivera.test
  address    12 Pearl St, Apt 4, 80206
  pets       Biscuit (dog, Corgi, 30 lbs, medium): Full Groom + deshedding,
             about $165
  preferred  Tuesday, November 24, 2026, 8-10 AM, every 6 weeks
  message    Shy at first.
             The gate code is 1234.
  mails      received to the operator: sent Fri, Nov 20, 9:15 PM
             received to the owner: sent Fri, Nov 20, 9:15 PM

MESSAGE, new, sent Fri, Nov 20, 9:13 PM
  name       Bo Lee
  phone      3035550142
  message    Hi
  mails      none in the outbox
`);
});

test('what a stranger typed cannot steer the terminal, nor look like a line of ours', async () => {
  const folder = await emptyFolder();
  const typed = String.raw`E'\u001b[2Jgone\u202e\r\u0007\u009b\nBOOKING AG-222222'`;
  await edit(
    folder,
    `insert into public.contact_inquiries (first_name, last_name, phone, message)
       values ('Bo', ${typed}, '3035550142', ${typed})`,
  );

  const text = await listLeads(folder);
  const json = await listLeads(folder, '--json');
  for (const output of [text, json]) {
    expect(output).toContain(String.raw`\u001b[2Jgone\u202e`);
    expect(output).not.toMatch(/[\u001b\u009b\u202e\r\u0007]/u);
  }
  expect(text).not.toMatch(/^ {0,10}BOOKING/m);
  expect(JSON.parse(json)).toMatchObject([
    { message: '\u001b[2Jgone\u202e\r\u0007\u009b\nBOOKING AG-222222' },
  ]);
});
