import { expect, onTestFinished, test, vi } from 'vitest';
import { checkKeyFile, judgeKeyFile } from './key-check';

const key = 'abcd1234';
const plain = { status: 200, contentType: 'text/plain', text: key };
const page = '<!doctype html><html lang="en"><title>Alpenglow</title>';

test.each([
  ['the key alone', plain, 'right'],
  ['a line break after it', { ...plain, text: `${key}\n` }, 'right'],
  ['a line break of Windows', { ...plain, text: `${key}\r\n` }, 'right'],
  ['a charset', { ...plain, contentType: 'Text/Plain; charset=utf-8' }, 'right'],
  ['no file', { ...plain, status: 404, contentType: 'text/html', text: page }, 'missing'],
  ['a file that is gone', { ...plain, status: 410 }, 'missing'],
  ['a server in trouble', { ...plain, status: 500 }, 'refused'],
  ['a locked site', { ...plain, status: 401 }, 'refused'],
  ['the app itself', { ...plain, contentType: 'text/html; charset=utf-8', text: page }, 'page'],
  ['the app under a wrong type', { ...plain, text: `\n${page}` }, 'page'],
  ['the key as a web page', { ...plain, contentType: 'text/html' }, 'page'],
  ['the right key as a download', { ...plain, contentType: 'application/octet-stream' }, 'type'],
  ['the right key without a type', { ...plain, contentType: '' }, 'type'],
  ['a byte order mark', { ...plain, text: `\uFEFF${key}` }, 'extra'],
  ['a remark behind the key', { ...plain, text: `${key} # IndexNow` }, 'extra'],
  ['two line breaks', { ...plain, text: `${key}\n\n` }, 'extra'],
  ['another key', { ...plain, text: 'dcba4321' }, 'other-key'],
  ['the key in other letters', { ...plain, text: 'ABCD1234' }, 'other-key'],
  ['the start of the key', { ...plain, text: 'abcd' }, 'other-key'],
  ['nothing', { ...plain, text: '' }, 'other-key'],
])('%s', (_name, file, verdict) => {
  expect(judgeKeyFile(file, key)).toMatchObject({ verdict });
});

/** The network at the edge of this page. */
function answerWith(answer: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

const url = new URL(`/${key}.txt`, window.location.origin);
const headers = { 'content-type': 'text/plain' };

test('the file is fetched itself, past every cache, without following a redirect', async () => {
  const asked = answerWith(async () => new Response(key, { headers }));
  expect(await checkKeyFile(url, key)).toEqual({ verdict: 'right' });
  const options = { cache: 'no-store', redirect: 'manual' };
  expect(asked).toHaveBeenCalledWith(url, expect.objectContaining(options));
});

test('a byte order mark, which browsers hide, is seen', async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(key)]);
  answerWith(async () => new Response(bytes, { headers }));
  expect(await checkKeyFile(url, key)).toMatchObject({ verdict: 'extra' });
});

test('a network that fails is said to be one', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await checkKeyFile(url, key)).toEqual({ verdict: 'unreachable' });
});

test('a page that is open elsewhere cannot look, and asks nothing', async () => {
  const asked = answerWith(async () => new Response(key, { headers }));
  const there = new URL(`https://pets.example/${key}.txt`);
  expect(await checkKeyFile(there, key)).toEqual({ verdict: 'elsewhere' });
  expect(asked).not.toHaveBeenCalled();
});
