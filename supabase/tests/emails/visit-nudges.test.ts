import { expect, test } from 'vitest';
import { answerDeadline, messageDeadline } from '../../functions/_shared/time/open-days.ts';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { kinds } from './claiming-client.ts';

const backend = await startEmptiedBackend();
const { sql, request, requestWithoutReceipts, sendAgain, sendMessage } = backend;
const { confirm, answer, cancel, claim, claimAll, complete } = backend;

/** Makes what was sent a week old: each answer is late and each nudge due, on any day of the tests. */
async function passWeek() {
  const past = (column: string) => `set ${column} = ${column} - interval '7 days'`;
  await sql(`update private.requests ${past('sent_at')}`);
  await sql(`update public.contact_inquiries ${past('created_at')}`);
  await sql(`update private.outbox ${past('due_at')} where kind = 'nudge' and tries = 0`);
}
const readNudges = () =>
  sql(`select status, last_error, private.utc_text(due_at) as due, private.utc_text(created_at) as sent
    from private.outbox where kind = 'nudge' order by created_at`);

test('one nudge tells of all that waits for a late answer, the oldest first', async () => {
  const first = await requestWithoutReceipts();
  await sendMessage({ email: null, phone: '3035550142', message: 'Cats too?' });
  await sql(`delete from private.outbox where kind = 'received'`);
  await passWeek();
  const second = await requestWithoutReceipts();
  await passWeek();
  await requestWithoutReceipts();

  const nudge = await claim();
  expect(nudge).toMatchObject({
    kind: 'nudge',
    audience: 'operator',
    request: [
      { reference: first, name: 'Sam Rivera' },
      { reference: null, message: 'Cats too?' },
      { reference: second },
    ],
  });
  expect(nudge && (await complete(nudge, { outcome: 'sent' }))).toBe('sent');
  expect(await claim()).toBeUndefined();
  // the nudge of the last request waits for its time
  expect((await readNudges()).map(({ status }) => status)).toEqual(['sent', 'queued']);
});

test('a nudge names at most 21', async () => {
  for (let sent = 0; sent < 22; sent += 1) await requestWithoutReceipts();
  await passWeek();

  expect((await claim())?.request).toHaveLength(21);
});

test.each([
  ['request', () => request(), (sent: Date) => answerDeadline(sent, [])],
  ['message', () => sendMessage(), messageDeadline],
])('the nudge about a %s is due half an hour before the promise', async (_, send, promise) => {
  await send();
  const [nudge] = await readNudges();

  const promised = promise(new Date(String(nudge?.['sent'])));
  expect(promised.getTime() - Date.parse(String(nudge?.['due']))).toBe(30 * 60_000);
});

test('a new request does not wait for nudges about older ones', async () => {
  for (let index = 0; index < 3; index += 1) await requestWithoutReceipts();
  await passWeek();
  const reference = await request();

  expect(await claim()).toMatchObject({ kind: 'received', request: [{ reference }] });
  expect(await claim()).toMatchObject({ kind: 'nudge', request: [{}, {}, {}] });
});

test('a second try of a nudge names the same requests, and does not use up the nudge of newer ones', async () => {
  const first = await requestWithoutReceipts();
  await passWeek();
  const nudge = await claim();
  if (!nudge) throw new Error('Nothing to claim');
  await complete(nudge, { outcome: 'later', reason: 'provider_timeout' });
  const second = await requestWithoutReceipts();
  await passWeek();
  await sql(
    `update private.outbox set due_at = now() - interval '8 days' where id = '${nudge.id}'`,
  );

  expect((await claimAll()).map(({ request: lines }) => lines)).toMatchObject([
    [{ reference: first }],
    [{ reference: first }, { reference: second }],
  ]);
});

test.each<[string, (reference: string) => Promise<unknown>]>([
  ['it was answered', (reference) => confirm(reference)],
  ['its owner canceled', (reference) => cancel(reference, 0)],
  ['it is spam', (reference) => answer(reference, 0, 'spam')],
  [
    'it is deleted',
    (reference) => sql(`delete from public.bookings where reference = '${reference}'`),
  ],
])('a request causes no nudge once %s', async (_, change) => {
  await change(await requestWithoutReceipts());
  await passWeek();

  expect(kinds(await claimAll())).not.toContain('operator nudge');
  expect(await readNudges()).toMatchObject([{ status: 'left_out', last_error: 'superseded' }]);
});

test('a request with marks of its own causes no nudge, one that a surge marked does', async () => {
  await request({ honeypot_filled: true });
  await sendMessage({ honeypot_filled: true });
  expect(await readNudges()).toEqual([]);

  await sql('update private.settings set surge_limit = 0');
  await request();
  await sendMessage();
  expect(await readNudges()).toHaveLength(2);
});

test('a request that was sent again is nudged about once', async () => {
  const reference = await requestWithoutReceipts();
  expect(await sendAgain(reference, { preferred_time: '12-2 PM' })).toBe('201');
  await sql(`delete from private.outbox where kind = 'received'`);
  await passWeek();

  const nudges = await claimAll();
  expect(nudges).toMatchObject([{ kind: 'nudge', request: [{ reference, window: '12-2 PM' }] }]);
});
