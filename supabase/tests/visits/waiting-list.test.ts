import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DayRecord } from '../../functions/_shared/visits/to-day.ts';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { references, shiftHours } from './day-lists.ts';

const backend = await startEmptiedBackend();
const { operator, sql, request, answer, confirm, cancel } = backend;
const { sendAgain, operatorDay, read, sendMessage } = backend;

async function setSentAt(reference: string, moment: string) {
  await sql(`update private.requests set sent_at = ${moment} where reference = '${reference}'`);
  await sql(`update public.bookings set created_at = ${moment} where reference = '${reference}'`);
}
const answerMessage = async (id: string, status: string) =>
  (await operator().rpc('answer_message', { id, status })).data;
const ids = ({ messages }: DayRecord['waiting']) => messages.map(({ id }) => id);

test('unanswered requests wait, oldest first, and suspects by themselves', async () => {
  const newer = await request({}, 2);
  const older = await request();
  const suspect = await request({ fill_seconds: 1 });
  await setSentAt(older, shiftHours(3));
  await setSentAt(suspect, shiftHours(5));

  const { waiting, counts, ...day } = await operatorDay();
  expect(references(waiting.requests)).toEqual([older, newer]);
  expect(day.suspects.requests).toMatchObject([{ reference: suspect }]);
  expect(waiting.requests[1]).toMatchObject({
    answer_by: expect.stringMatching(/Z$/),
    is_customer: false,
    request: [{ pet_number: 1 }, { pet_number: 2 }],
  });
  // and the owner's page
  expect((await read(newer)).answer_by).toBe(waiting.requests[1]?.answer_by);
  expect(counts).toMatchObject({ waiting: 2, suspects: 1 });
});

test('a surge alone marks nothing, and the oldest comes first whatever its mark is', async () => {
  const robot = await request({ honeypot_filled: true });
  const calm = await request();
  await sql('update private.settings set surge_limit = 0');
  const crowd = await request();
  const fast = await request({ fill_seconds: 1 });
  await sql('update private.settings set surge_limit = 100000');

  const { waiting, suspects } = await operatorDay();
  expect(references(waiting.requests)).toEqual([calm, crowd]);
  expect(references(suspects.requests)).toEqual([robot, fast]);
});

test('customers come first, with requests and messages, suspects too', async () => {
  const dana = { email: 'dana@known.example', phone: '720-555-0188' };
  await confirm(await request(dana));
  const [stranger, robot] = [await request(), await request({ honeypot_filled: true })];
  const [known, knownRobot] = [
    await request(dana),
    await request({ ...dana, honeypot_filled: true }),
  ];
  const strangersMessage = await sendMessage();
  const message = await sendMessage({ email: 'DANA@known.example' });

  const { waiting, suspects } = await operatorDay();
  expect(references(waiting.requests)).toEqual([known, stranger]);
  expect(waiting.requests).toMatchObject([{ is_customer: true }, { is_customer: false }]);
  expect(references(suspects.requests)).toEqual([knownRobot, robot]);
  expect(ids(waiting)).toEqual([message, strangersMessage]);
});

test('whoever was only declined is no customer and waits behind older entries', async () => {
  const kim = { email: 'kim@declined.example', phone: '720-555-0177' };
  await answer(await request(kim), 0, 'decline', { note: 'Full' });
  const requests = [await request(), await request(kim)];
  const messages = [await sendMessage(), await sendMessage(kim)];

  const { waiting } = await operatorDay();
  expect(references(waiting.requests)).toEqual(requests);
  expect(ids(waiting)).toEqual(messages);
});

test('messages wait until they are answered or called spam, which can be taken back', async () => {
  const [id, suspect] = [await sendMessage(), await sendMessage({ honeypot_filled: true })];
  const day = await operatorDay();
  expect(day.waiting.messages).toMatchObject([
    { id, first_name: 'Ann', message: 'Hello', sent_at: expect.stringMatching(/Z$/) },
  ]);
  expect(ids(day.suspects)).toEqual([suspect]);
  expect(day.counts).toMatchObject({ waiting: 1, suspects: 1 });

  for (const status of ['answered', 'spam']) {
    expect(await answerMessage(id, status)).toBe(true);
    expect(await operatorDay()).toMatchObject({
      waiting: { messages: [] },
      counts: { waiting: 0, suspects: 1 },
    });
    expect(await answerMessage(id, 'new')).toBe(true);
    expect(ids((await operatorDay()).waiting)).toEqual([id]);
  }
  expect(await answerMessage(randomUUID(), 'answered')).toBe(false);
});

test.each([
  ['confirmed', (reference: string) => confirm(reference)],
  ['declined', (reference: string) => answer(reference, 0, 'decline', { note: 'Full' })],
  ['called off by its owner', (reference: string) => cancel(reference, 0)],
  ['spam', (reference: string) => answer(reference, 0, 'spam')],
  ['61 days old', (reference: string) => setSentAt(reference, shiftHours(61 * 24))],
])('a request that is %s does not wait', async (_name, change) => {
  await change(await request());

  expect((await operatorDay()).waiting.requests).toEqual([]);
});

test('a request that was sent twice waits once, with the newest sending', async () => {
  const reference = await request();
  expect(await sendAgain(reference, { pet_name: 'Luna' })).toBe('201');

  const { waiting } = await operatorDay();
  expect(waiting.requests).toMatchObject([{ reference, request: [{ pet_name: 'Luna' }] }]);
});
