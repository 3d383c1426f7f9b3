import { expect, test } from 'vitest';
import { petRows, subscriber } from '../setup/sample-rows.ts';
import { startEmptiedBackend } from './emptied-backend.fixture.ts';

const backend = await startEmptiedBackend();
const { visitor, operator, sql, request, sendAgain } = backend;
const { sendMessage, confirm, press, cancel, confirmed } = backend;

async function leads(): Promise<Record<string, unknown>[]> {
  const { data, error } = await operator().rpc('list_leads');
  expect(error).toBe(null);
  return data ?? [];
}

const subscribe = (changes: Record<string, unknown>) =>
  visitor().from('newsletter_subscribers').insert(subscriber(changes));
const setMail = (kindAndAudience: string, changes: string) =>
  sql(`update private.outbox set ${changes} where kind || ' ' || audience = '${kindAndAudience}'`);

test('one row lists a request of two pets, with everything needed to call back', async () => {
  const [first, second] = petRows(2, 'AG-7K4Q2M');
  const same = { repeat_weeks: 6, additional_notes: 'Shy at first' };
  const corgi = { breed: 'Corgi', weight: '30 lbs', pet_size: 'medium', add_ons: ['deshedding'] };
  const rows = [
    { ...first, ...same, ...corgi, estimated_price: 1165.5 },
    { ...second, ...same, pet_name: 'Mo', breed: '', weight: '', estimated_price: 7 },
  ];
  await visitor().from('bookings').insert(rows);
  await sql(`update public.bookings
    set created_at = '2026-07-20T21:04:00-06:00', preferred_date = '2026-12-01'`);
  await sql('delete from private.outbox');

  expect(await leads()).toEqual([
    {
      kind: 'booking',
      reference: 'AG-7K4Q2M',
      status: 'new',
      sent: 'Mon, Jul 20, 9:04 PM',
      name: 'Sam Rivera',
      phone: '(303) 555-0199',
      email: 'sam@rivera.test',
      address: '12 Pearl St, Apt 4, 80206',
      pets: [
        'Biscuit (dog, Corgi, 30 lbs, medium): Full Groom + deshedding, about $1,165.50',
        'Mo (dog): Full Groom, about $7',
      ],
      preferred: 'Tuesday, December 1, 2026, 8-10 AM, every 6 weeks',
      message: 'Shy at first',
      visit: null,
      mails: ['none in the outbox'],
      sent_at: '2026-07-21T03:04:00Z',
      starts_at: null,
    },
  ]);
});

test('a row lists its emails in the order of their first due times', async () => {
  await confirm(await request());
  await setMail('received operator', `due_at = now() + interval '2 days', tries = 3`);

  const [lead] = await leads();
  expect(lead?.['mails']).toMatchObject([
    expect.stringMatching(/^received to the operator: /),
    expect.stringMatching(/^received to the owner: /),
    expect.stringMatching(/^confirmed to the owner: /),
    expect.stringMatching(/^reminder to the owner: /),
  ]);
});

const due = `due_at = '2026-11-24T16:00:00Z'`;
test.each([
  [due, 'due Tue, Nov 24, 9:00 AM'],
  [
    `${due}, tries = 2, last_error = 'provider_500'`,
    'due Tue, Nov 24, 9:00 AM (2 tries, provider_500)',
  ],
  [`status = 'sent', tries = 1, sent_at = '2026-11-23T16:00Z'`, 'sent Mon, Nov 23, 9:00 AM'],
  [`status = 'failed', tries = 7, last_error = 'provider_422'`, 'failed (7 tries, provider_422)'],
  [`status = 'left_out', last_error = 'superseded'`, 'left out (superseded)'],
  [`status = 'bounced', tries = 1`, 'bounced'],
])('an email with %s reads: %s', async (changes, words) => {
  await request();
  await setMail('received owner', changes);

  const [lead] = await leads();
  expect(lead?.['mails']).toContain(`received to the owner: ${words}`);
});

test('a row shows why a request is marked, and the list shows each version of a request', async () => {
  const reference = await request({ honeypot_filled: true, fill_seconds: 1 }, 2);
  expect(await leads()).toMatchObject([{ status: 'review (honeypot, too_fast)' }]);

  await sendAgain(reference);
  expect(await leads()).toMatchObject([
    { reference, status: 'new', mails: { length: 2 } },
    { reference, status: 'replaced (honeypot, too_fast)', mails: ['none in the outbox'] },
  ]);
});

test('each of two requests of one moment has its own row', async () => {
  const rows = ['AG-222222', 'AG-333333'].flatMap((reference) => petRows(2, reference));
  await visitor().from('bookings').insert(rows);
  expect(await leads()).toMatchObject([{ pets: { length: 2 } }, { pets: { length: 2 } }]);
});

const inNovember = `update private.visits set starts_at = '2026-11-24T16:00:00Z'`;

const inDenver = 'Tue, Nov 24, 9:00 AM, 90 min';
const cancelLate = async (reference: string) => {
  await confirm(reference);
  await sql(`update private.visits
    set starts_at = now() + interval '1 hour', free_until = now() - interval '3 hours'`);
  return cancel(reference, 1, true);
};
const cancelByOperator = async (reference: string) => {
  await confirm(reference);
  return press(reference, 'cancel', { note: 'The van broke down' });
};

test.each<[visit: string, change: (reference: string) => Promise<string>]>([
  ['declined: Full', (reference) => press(reference, 'decline', { note: 'Full' })],
  ['canceled by the owner', (reference) => cancel(reference, 0)],
  [`confirmed: ${inDenver}`, (reference) => confirm(reference)],
  [`canceled by the owner, late: ${inDenver}`, cancelLate],
  [`canceled by the operator: ${inDenver}: The van broke down`, cancelByOperator],
])('a row shows what became of its visit: %s', async (visit, change) => {
  expect(await change(await request())).toBe('done');
  await sql(`${inNovember} where starts_at is not null`);
  const starts_at = visit.includes(inDenver) ? '2026-11-24T16:00:00Z' : null;
  const [status] = visit.split(/[ :]/);
  expect(await leads()).toMatchObject([{ status, visit, starts_at }]);
});

test('a request that was sent again after the answer shows no visit until the operator uses it', async () => {
  const reference = await confirmed();
  await sql(inNovember.replace('2026-11-24', '2099-11-24'));
  await sendAgain(reference);
  const visit = 'confirmed: Tue, Nov 24, 9:00 AM, 90 min';
  expect(await leads()).toMatchObject([
    { status: 'new', visit: null, starts_at: null },
    { status: 'confirmed', visit },
  ]);

  expect(await press(reference, 'use_details')).toBe('done');
  expect(await leads()).toMatchObject([
    { status: 'confirmed', visit },
    { status: 'replaced', visit: null },
  ]);
});

test('the list shows requests, messages and newsletter addresses, newest first', async () => {
  const reference = await request();
  const names = { first_name: 'Bo', last_name: 'Lee', phone: '3035550142', email: null };
  await sendMessage({ ...names, message: 'Hi\nthere', honeypot_filled: true });
  await subscribe({ email: 'bo@site.example' });
  await subscribe({ email: 'bot@site.example', honeypot_filled: true });

  expect(await leads()).toMatchObject([
    { kind: 'newsletter', status: 'review (honeypot)', email: 'bot@site.example' },
    { kind: 'newsletter', status: 'pending', email: 'bo@site.example' },
    {
      kind: 'message',
      reference: null,
      status: 'review (honeypot)',
      name: 'Bo Lee',
      phone: '3035550142',
      email: null,
      message: 'Hi\nthere',
      mails: ['none in the outbox'],
    },
    { kind: 'booking', reference },
  ]);
});

test('the list shows a pending newsletter address once, with its email to confirm', async () => {
  await subscribe({ email: 'bo@site.example' });
  await subscribe({ email: 'bo@site.example' });

  expect(await leads()).toMatchObject([
    {
      kind: 'newsletter',
      status: 'pending',
      email: 'bo@site.example',
      mails: [expect.stringMatching(/^received to the owner: due /)],
    },
  ]);
});
