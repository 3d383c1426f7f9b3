import { expect, test, vi } from 'vitest';
import { checkKeyFile } from './key-card';

const key = 'abcd-1234';

test.each([
  ['the key', new Response(key), true],
  ['the key and a line break', new Response(`${key}\n`), true],
  ['a page that holds the key', new Response(`<p>${key}`), false],
  ['the key with an error', new Response(key, { status: 503 }), false],
  ['a redirect', Response.error(), false],
])('checkKeyFile judges %s', async (_name, answer, isRight) => {
  const fetched = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', fetched);
  expect(await checkKeyFile(key)).toMatchObject({ isRight });
  expect(fetched).toHaveBeenCalledWith('/abcd-1234.txt', { cache: 'no-store', redirect: 'manual' });
});

test('checkKeyFile says that the file could not be fetched without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await checkKeyFile(key)).toMatchObject({
    isRight: false,
    text: expect.stringContaining('could not be fetched'),
  });
});
