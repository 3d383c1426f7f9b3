import { beforeAll, expect, test, vi } from 'vitest';
import { supabase } from '../supabase';
import { insertOnce } from './insert-once';

const quick = { timeout: 100, pauses: [1, 1] };
const row = { id: '00000000-0000-4000-8000-000000000001', email: 'sam@rivera.test' };

// The client takes longer to load than these tests wait for an answer.
beforeAll(() => supabase());

type Reply = () => Promise<Response> | Response;

const answer = (status: number, body: object | string = '', headers: HeadersInit = {}): Reply => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text || null, { status, headers });
};
const networkError: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const stored = answer(201);
const replayed = answer(409, {
  code: '23505',
  message: 'duplicate key value violates unique constraint "newsletter_subscribers_pkey"',
});

function setup(...replies: Reply[]) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', (_input: string, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve((replies[requests.length - 1] ?? networkError)());
  });
  const send = () =>
    insertOnce((database) => database.from('newsletter_subscribers').insert(row), quick);
  return { requests, send };
}

test.each<[string, Reply[], number]>([
  ['stored at once', [stored], 1],
  ['failed twice, then fine', [networkError, networkError, stored], 3],
  ['the first answer was lost', [networkError, replayed], 2],
  ['500, then fine', [answer(500, { code: 'XX000', message: 'oops' }), stored], 2],
  ['408 and 425, then fine', [answer(408), answer(425), stored], 3],
  ['200 and 204 of something in between', [answer(200, '<h1>Hi</h1>'), answer(204), stored], 3],
])('insertOnce stores the row: %s', async (_name, replies, tries) => {
  const { send, requests } = setup(...replies);
  expect(await send()).toBe(tries);
  expect(requests).toHaveLength(tries);
});

test('every try sends the same row with keepalive', async () => {
  const { send, requests } = setup(networkError, answer(500), stored);
  await send();
  expect(new Set(requests.map(({ body }) => body))).toEqual(new Set([JSON.stringify(row)]));
  expect(requests.every(({ keepalive }) => keepalive)).toBe(true);
});

const [broken, signIn] = [answer(503, '<h1>503</h1>'), answer(200, '<h1>Sign in</h1>')];
const constraint = 'bookings_zip_code_length';
const check = `new row for relation "bookings" violates check constraint "${constraint}"`;
const unique = 'violates unique constraint "x_email_key"';
const rotated = answer(401, { message: 'Invalid API key' });

test.each<[string, Reply[], object, number]>([
  ['no answer three times', [], { failure: 'unreachable' }, 3],
  ['503 with an HTML page three times', [broken, broken, broken], unreachable(503), 3],
  ['the sign-in page of a network three times', [signIn, signIn, signIn], unreachable(200), 3],
  ['401 after a key rotation', [rotated], refused({ status: 401 }), 1],
  ['a broken rule', [answer(400, { code: '23514', message: check })], refused({ constraint }), 1],
  ['another unique constraint', [answer(409, { code: '23505', message: unique })], refused({}), 1],
  ['429 for ten minutes', [answer(429, {}, { 'retry-after': '600' })], { failure: 'limited' }, 1],
  ['429 without Retry-After', [answer(429, {})], { failure: 'limited' }, 1],
])('insertOnce fails: %s', async (_name, replies, expected, tries) => {
  const { send, requests } = setup(...replies);
  await expect(send()).rejects.toMatchObject(expected);
  expect(requests).toHaveLength(tries);
});

function unreachable(status: number) {
  return { failure: 'unreachable', details: { status } };
}

function refused(details: object) {
  return { failure: 'refused', details };
}

const aSecond = answer(429, {}, { 'retry-after': '1' });

async function pass(milliseconds: number) {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test('insertOnce waits as long as a short 429 says', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { send, requests } = setup(aSecond, stored);
  const tries = send();
  await pass(999);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(await tries).toBe(2);
});

test('insertOnce gives up after the third short 429', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { send, requests } = setup(aSecond, aSecond, aSecond);
  const failure = expect(send()).rejects.toMatchObject({ failure: 'limited' });
  await pass(1000);
  await pass(1000);
  await failure;
  expect(requests).toHaveLength(3);
});

test('insertOnce gives up a try that hangs, and tries again', async () => {
  const hang: Reply = () => new Promise<Response>((resolve) => setTimeout(resolve, 5000));
  const { send } = setup(hang, stored);
  expect(await send()).toBe(2);
});

test('insertOnce reports offline after one try', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { send, requests } = setup(networkError);
  await expect(send()).rejects.toMatchObject({ failure: 'offline', details: { tries: 1 } });
  expect(requests).toHaveLength(1);
});

test('insertOnce uses a working connection when the browser reports offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await setup(stored).send()).toBe(1);
});

test('an error contains no typed text', async () => {
  const { send } = setup(answer(400, { code: '23514', message: 'sam@rivera.test is bad' }));
  const error: unknown = await send().catch((reason: unknown) => reason);
  expect(`${error} ${JSON.stringify(error)}`).not.toContain('rivera');
});
