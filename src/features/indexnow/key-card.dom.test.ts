import { expect, test, vi } from 'vitest';
import { checkKeyFile } from './key-card';

const key = 'abcd-1234';
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const redirect = Object.defineProperty(new Response(''), 'type', { value: 'opaqueredirect' });

test.each([
  ['the key', new Response(key), true, 'returns the key and nothing else'],
  ['the key and a line break', new Response(`${key}\n`), true, 'returns the key and nothing else'],
  ['a page', new Response('<!doctype html><p>', html), false, 'a web page in place of the key'],
  ['a page that holds the key', new Response(`<p>${key}`), false, 'a web page in place of the key'],
  ['nothing there', new Response('<p>', { status: 404, ...html }), false, 'is missing'],
  ['an error', new Response('', { status: 503 }), false, 'returns status 503'],
  ['a redirect', redirect, false, 'redirects to another address'],
  ['text behind the key', new Response(`${key} # key`), false, 'has more in it than the key'],
  ['another key', new Response('dcba-4321'), false, 'holds something else than the key'],
  ['an empty file', new Response(''), false, 'holds something else than the key'],
])('checkKeyFile recognizes %s', async (_name, answer, isRight, text) => {
  const fetched = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', fetched);
  const check = await checkKeyFile(key);
  expect(check.isRight).toBe(isRight);
  expect(check.text).toContain(text);
  expect(fetched).toHaveBeenCalledWith('/abcd-1234.txt', { cache: 'no-store', redirect: 'manual' });
});

test('checkKeyFile says that the file could not be fetched without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await checkKeyFile(key)).toMatchObject({
    isRight: false,
    text: expect.stringContaining('could not be fetched'),
  });
});
