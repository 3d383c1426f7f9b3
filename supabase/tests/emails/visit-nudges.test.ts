import { afterAll, afterEach, expect } from 'vitest';
import { answerDeadline } from '../../functions/_shared/time/answer-deadline.ts';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { inquiry } from '../setup/sample-rows.ts';
import { visitClient } from '../visits/visit-client.ts';
import { claimingClient } from './claiming-client.ts';
import { visitOutbox } from './visit-outbox.ts';

const backend = await startBackend();
const { visitor, operator, sql, stop } = backend;
const { request, requestWithoutReceipts, sendAgain, confirm, answer, cancel } =
  visitClient(backend);
const { claim, claimAll, complete } = claimingClient(operator);
const { kinds, waiting, superseded, makeDue, empty } = visitOutbox(backend);
afterAll(stop);
afterEach(empty);

test('an unanswered request causes one nudge', async () => {
  const reference = await requestWithoutReceipts();
  await makeDue('nudge');
  const nudge = await claim();

  expect(nudge).toMatchObject({
    kind: 'nudge',
    audience: 'operator',
    request: [{ reference, name: 'Sam Rivera', link_version: 1 }],
  });
  expect(nudge && (await complete(nudge, { outcome: 'sent' }))).toBe('sent');
  expect(await waiting()).toEqual([]);
});

test('the nudge is due half an hour before the promised answer', async () => {
  const reference = await request();
  const [stored] = await sql(
    `select private.utc_text(due_at) as due, private.utc_text(bookings.created_at) as sent
     from private.outbox join public.bookings on bookings.id = any (row_ids)
     where kind = 'nudge' and reference = '${reference}'`,
  );

  const promised = answerDeadline(new Date(String(stored?.['sent'])), []);
  expect(promised.getTime() - Date.parse(String(stored?.['due']))).toBe(30 * 60_000);
});

test('a new request does not wait for nudges about older ones', async () => {
  for (let index = 0; index < 3; index += 1) await requestWithoutReceipts();
  await sql(`update private.outbox set due_at = now() - interval '1 hour' where kind = 'nudge'`);
  const reference = await request();

  expect(await claim()).toMatchObject({ kind: 'received', request: [{ reference }] });
  // one nudge names all waiting requests
  expect(await claim()).toMatchObject({ kind: 'nudge', request: [{}, {}, {}] });
  // the nudge of the new request waits for its time
  expect((await waiting()).filter((job) => job === 'operator nudge')).toHaveLength(1);
});

test('a second try of a nudge names the same requests, and a later nudge names newer ones', async () => {
  const first = await requestWithoutReceipts();
  await makeDue('nudge');
  const nudge = await claim();
  if (!nudge) throw new Error('Nothing to claim');
  await complete(nudge, { outcome: 'later', reason: 'provider_timeout' });
  const second = await requestWithoutReceipts();
  await makeDue('nudge');

  expect((await claimAll()).map(({ request: lines }) => lines)).toMatchObject([
    [{ reference: first }],
    [{ reference: second }],
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
  await makeDue('nudge');

  expect(await kinds()).not.toContain('operator nudge');
  expect(await superseded()).toEqual(['nudge']);
});

test('marked requests and messages cause no nudge, and a request that was sent again causes one', async () => {
  await request({ honeypot_filled: true });
  await visitor().from('contact_inquiries').insert(inquiry());
  expect(await waiting()).not.toContain('operator nudge');

  const reference = await request();
  expect(await sendAgain(reference, { preferred_time: '12-2 PM' })).toBe('201');
  await makeDue('nudge');

  expect((await kinds()).filter((kind) => kind === 'operator nudge')).toHaveLength(1);
  expect(await superseded()).toEqual(['nudge']);
});
