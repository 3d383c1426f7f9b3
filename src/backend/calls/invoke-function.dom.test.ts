import { expect, test, vi } from 'vitest';
import { invokeFunction } from './invoke-function';

type Reply = (init: RequestInit) => Promise<Response> | Response;

const json = { 'content-type': 'application/json; charset=utf-8' };
const answer =
  (status: number, body: object | string, headers: HeadersInit = json): Reply =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

function setup(reply: Reply) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    requests.push({ url: input, init });
    return reply(init);
  });
  return requests;
}

const body = { urls: ['https://pets.example/'] };
const call = (more: object = {}) => invokeFunction('echo', { body, ...more });

test('sends the body and the operator’s key, and returns the data of the function', async () => {
  const [data, requests] = [{ submitted: 1 }, setup(answer(200, { submitted: 1 }))];
  expect(await call({ operatorKey: 'secret' })).toEqual(data);
  const [{ url, init } = { url: '', init: {} }] = requests;
  const headers = new Headers(init.headers);
  expect(requests).toHaveLength(1);
  expect(url).toBe(`${window.location.origin}/functions/v1/echo`);
  expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
  expect(headers.get('x-operator-key')).toBe('secret');
  expect(headers.get('apikey')).toBeTruthy();
});

test.each<[string, Reply, string, number]>([
  ['its own word', answer(403, { error: 'foreign_origin' }), 'foreign_origin', 403],
  ['a word of the platform', answer(404, { code: 'NOT_FOUND' }), 'NOT_FOUND', 404],
  ['a web page', answer(503, '<h1>503</h1>', {}), 'unknown', 503],
  ['no text', answer(500, '', {}), 'unknown', 500],
  ['a code that is not text', answer(400, { error: { code: 1 } }), 'unknown', 400],
])('an error with %s keeps its reason', async (_name, reply, code, status) => {
  setup(reply);
  await expect(call()).rejects.toMatchObject({ code, status });
});

test('tells a failed network from a function that does not answer', async () => {
  setup(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call()).rejects.toMatchObject({ code: 'unreachable', status: 0 });

  const requests = setup(() => new Promise(() => undefined));
  await expect(call({ timeout: 50 })).rejects.toMatchObject({ code: 'timeout' });
  expect(requests[0]?.init.signal?.aborted).toBe(true);
});

test('does not send a body of more than 64 kB', async () => {
  const requests = setup(answer(200, {}));
  const long = { urls: ['é'.repeat(33_000)] };
  await expect(call({ body: long })).rejects.toMatchObject({ code: 'too_large' });
  expect(requests).toEqual([]);
});

test('tries the call when the browser reports offline, and says offline once it failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setup(answer(200, { submitted: 1 }));
  expect(await call()).toEqual({ submitted: 1 });

  setup(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call()).rejects.toMatchObject({ code: 'offline' });
});

test('does not say offline when the network went away after the call started', async () => {
  setup(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(call()).rejects.toMatchObject({ code: 'unreachable' });
});
