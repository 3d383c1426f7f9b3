import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newPets } from '../visits/added-visit-client.ts';
import { nineOClock, openDay } from '../visits/visit-client.ts';
import { sampleBooking } from '@shared/visits/sample-booking.fixture';

const backend = await startClients();
const { sql, request, requestWithoutReceipts, read, answer } = backend;
const { press, confirm, cancel, ask, claim, claimAll, complete, kinds } = backend;
const { waiting, superseded, makeDue, empty, setStart, confirmed } = backend;
afterEach(empty);

async function finishVisits(reference: string) {
  await sql('update private.visits set starts_at = now()');
  expect(await answer(reference, 1, 'done')).toBe('done');
}

test('a confirmation emails the owner at once, with the visit, its link and days off', async () => {
  const [off, later] = [openDay(9), openDay(8)];
  const block = (day: string) =>
    sql(`select public.block_time(gen_random_uuid(), '${day}', '${day}', null, null, 'Flu')`);
  await block(off);
  const reference = await requestWithoutReceipts();
  await confirm(reference, 0, { ...nineOClock, note: 'Gate code works' });

  expect(await claim()).toMatchObject({
    kind: 'confirmed',
    audience: 'owner',
    source: 'bookings',
    link_version: 1,
    closed_days: [off],
    request: [{ reference }],
    visit: { status: 'confirmed', time: '09:00', note: 'Gate code works', closed_then: [off] },
  });
  expect(await claim()).toBeUndefined();
  expect(await waiting()).toEqual(['operator nudge', 'owner reminder']);
  // a day off since then takes back nothing that was told
  await block(later);
  await makeDue('reminder');
  const reminder = (await claimAll()).find(({ kind }) => kind === 'reminder');
  expect(reminder).toMatchObject({ closed_days: [later, off], visit: { closed_then: [off] } });
  await sql('delete from private.blocks');
});

const moveTo = (local_time: string) => ['move', { ...nineOClock, local_time }] as const;
const { email } = sampleBooking;
const giveDetails = (changed: object) =>
  ['change_details', { minutes: 90, pets: newPets({ email, ...changed }) }] as const;

const presses = {
  confirm: () => ['confirm', nineOClock],
  'confirm 10': () => ['confirm', { ...nineOClock, local_time: '10:00' }],
  decline: () => ['decline', {}],
  cancel: () => ['cancel', {}],
  'move to 9': () => moveTo('09:00'),
  'move to 10': () => moveTo('10:00'),
  'move to 11': () => moveTo('11:00'),
  'new street': () => giveDetails({ address: '9 Oak St' }),
  'new phone': () => giveDetails({ phone: '3035550111' }),
  undo: () => ['undo', {}],
} as const satisfies Record<string, () => readonly [action: string, terms: object]>;

const emailSteps = {
  async leaves() {
    for (const job of await claimAll()) await complete(job, { outcome: 'sent' });
  },
  async refused() {
    for (const job of await claimAll())
      await complete(job, { outcome: 'later', reason: 'provider_503' });
    await sql('update private.outbox set due_at = now() where last_error is not null');
  },
};

test.each<[(keyof typeof presses | keyof typeof emailSteps)[], string]>([
  [['decline'], 'declined'],
  [['confirm', 'cancel'], 'canceled at 09:00'],
  [['confirm', 'move to 10'], 'confirmed at 10:00'],
  [['confirm', 'new street'], 'confirmed at 09:00'],
  [['confirm', 'move to 10', 'undo'], 'confirmed at 09:00'],
  [['confirm', 'cancel', 'undo'], 'confirmed at 09:00'],
  [['confirm', 'leaves', 'move to 10'], 'moved at 10:00 from 09:00'],
  [['confirm', 'leaves', 'move to 10', 'new street'], 'moved at 10:00 from 09:00'],
  [['confirm', 'leaves', 'move to 10', 'move to 11'], 'moved at 11:00 from 09:00'],
  [['confirm', 'leaves', 'move to 10', 'move to 9'], 'moved at 09:00'],
  [['confirm', 'leaves', 'move to 10', 'move to 11', 'undo'], 'moved at 10:00 from 09:00'],
  [['confirm', 'leaves', 'move to 10', 'new street', 'undo'], 'moved at 10:00 from 09:00'],
  [['confirm', 'leaves', 'new street'], 'updated at 09:00 was 12 Pearl St, Apt 4'],
  [['confirm', 'leaves', 'new street', 'new phone'], 'updated at 09:00 was 12 Pearl St, Apt 4'],
  [['confirm', 'leaves', 'move to 10', 'undo'], ''],
  [['confirm', 'leaves', 'move to 10', 'cancel'], 'canceled at 10:00 from 09:00'],
  [['confirm', 'leaves', 'move to 10', 'leaves', 'cancel'], 'canceled at 10:00'],
  [['confirm', 'leaves', 'cancel', 'confirm 10', 'cancel'], 'canceled at 10:00 from 09:00'],
  [['confirm', 'refused', 'new street'], 'confirmed at 09:00'],
  [['confirm', 'leaves', 'move to 10', 'refused', 'new phone'], 'moved at 10:00 from 09:00'],
  [['confirm', 'leaves', 'move to 10', 'refused', 'move to 11'], 'moved at 11:00 from 09:00'],
  [
    ['confirm', 'leaves', 'move to 10', 'refused', 'new street', 'undo'],
    'moved at 10:00 from 09:00',
  ],
])('one email tells the owner of all of %j', async (steps, told) => {
  const reference = await requestWithoutReceipts();
  for (const step of steps) {
    if (step === 'leaves' || step === 'refused') {
      await emailSteps[step]();
      continue;
    }
    const [action, terms] = presses[step]();
    expect(await press(reference, action, terms)).toBe('done');
  }
  const emails = (await claimAll()).map(({ kind, visit }) =>
    [
      kind,
      visit?.time && `at ${visit.time}`,
      visit?.moved_from && `from ${visit.moved_from.time}`,
      kind === 'updated' && visit?.updated && `was ${visit.updated.before[0]?.address}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  expect(emails.join()).toBe(told);
});

test('a move and its Undo leave the emails and the wish of another visit', async () => {
  const other = await confirmed({}, { ...nineOClock, day: openDay(1) });
  await ask(other);
  const reference = await confirmed();
  await press(reference, ...moveTo('14:00'));
  expect(await press(reference, 'undo')).toBe('done');
  const told = (await claimAll()).filter(({ kind }) => kind === 'confirmed');
  expect(told).toMatchObject([{ request: [{ reference: other }] }, { request: [{ reference }] }]);
  expect((await read(other)).wish).not.toBeNull();
});

test('a reminder goes when it is due, with the time that the visit has by then', async () => {
  const reference = await requestWithoutReceipts();
  await confirm(reference);
  await answer(reference, 1, 'move', { ...nineOClock, local_time: '14:00' });
  await claimAll();
  await makeDue('reminder');
  const reminder = { kind: 'reminder', visit: { revision: 2, time: '14:00' } };
  expect(await claimAll()).toMatchObject([reminder]);
  expect(await superseded()).toEqual(['confirmed', 'reminder']);
});

test.each<[string, (reference: string) => Promise<unknown>]>([
  ['the owner canceled', (reference) => cancel(reference, 1)],
  ['the operator canceled', (reference) => answer(reference, 1, 'cancel')],
  ['the visit was done', (reference) => finishVisits(reference)],
  ['the visit began', () => sql('update private.visits set starts_at = now()')],
  [
    'the request was deleted',
    (reference) => sql(`delete from public.bookings where reference = '${reference}'`),
  ],
])('no reminder goes after %s', async (_, change) => {
  const reference = await requestWithoutReceipts();
  await confirm(reference);
  await claimAll();
  await change(reference);
  await makeDue('reminder');

  expect(await kinds()).not.toContain('owner reminder');
  expect(await superseded()).toContain('reminder');
});

test('a visit within 24 hours queues no reminder, and promises none', async () => {
  const reference = await requestWithoutReceipts();
  await confirm(reference);
  expect((await read(reference)).visit).toMatchObject({ has_reminder: true });
  await setStart(reference, "now() + interval '23 hours'");
  await sql(
    `select private.queue_times(visits) from private.visits where reference = '${reference}'`,
  );
  expect((await read(reference)).visit).toMatchObject({ has_reminder: false });

  expect(await waiting()).toEqual(['owner confirmed', 'operator nudge', 'owner reminder']);
});

test('the limits of visitors’ emails do not hold back emails about visits', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 0, recipient_mails_per_day = 0');
  await confirmed();
  await sql(
    `update private.outbox set created_at = now() - interval '2 days' where kind = 'confirmed'`,
  );

  expect(await kinds()).toEqual(['operator received', 'owner confirmed']);
  await sql('update private.settings set visitor_mails_per_hour = 60, recipient_mails_per_day = 3');
});

test('emails about visits do not count toward the limits of visitors and mailboxes', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 1');
  for (let revision = 0; revision < 6; revision += 1) {
    const reference = await requestWithoutReceipts();
    await confirm(reference, 0, { ...nineOClock, day: openDay(revision) });
  }
  expect(await kinds()).toHaveLength(6);

  await request();
  expect(await kinds()).toEqual(['operator received', 'owner received']);
  await sql('update private.settings set visitor_mails_per_hour = 60');
});
