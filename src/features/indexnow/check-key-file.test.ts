import { expect, onTestFinished, test, vi } from 'vitest';
import { checkKeyFile } from './check-key-file';

const key = 'abcd1234';

function checkAgainst(answer: Response | TypeError) {
  const fetchFile = vi.fn<typeof fetch>(() =>
    answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer),
  );
  vi.stubGlobal('fetch', fetchFile);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { fetchFile, check: checkKeyFile(`/${key}.txt`, key) };
}

test.each([key, `${key}\n`, `${key}\r\n`])('%j is the right file', async (text) => {
  const { fetchFile, check } = checkAgainst(new Response(text));
  expect(await check).toMatchObject({ isRight: true });
  const options = { cache: 'no-store', redirect: 'manual' };
  expect(fetchFile).toHaveBeenCalledWith(`/${key}.txt`, expect.objectContaining(options));
});

test.each([
  ['no file', new Response(key, { status: 404 }), 'answered 404'],
  ['the app itself', new Response('\n<!doctype html><p>'), 'A web page was served'],
  ['a byte order mark', new Response(`\uFEFF${key}`), 'not the key alone'],
  ['a remark after the key', new Response(`${key} # IndexNow`), 'not the key alone'],
  ['another key', new Response('dcba4321'), '“dcba4321”'],
  ['nothing', new Response(''), '“”'],
  ['a network that fails', new TypeError('Failed to fetch'), 'could not be fetched'],
])('%s is told', async (_name, answer, finding) => {
  const { check } = checkAgainst(answer);
  expect(await check).toEqual({ isRight: false, finding: expect.stringContaining(finding) });
});
