import { expect, test } from 'vitest';
import { keyWords } from './key-words';

const url = new URL('https://pets.example/abcd1234.txt');

test.each([
  [{ verdict: 'right' }, 'exactly the key'],
  [{ verdict: 'missing' }, 'no file at /abcd1234.txt'],
  [{ verdict: 'page' }, 'A web page was served'],
  [{ verdict: 'redirect' }, 'leads elsewhere'],
  [{ verdict: 'refused', status: 503 }, 'status 503'],
  [{ verdict: 'type', contentType: 'application/pdf' }, 'served as application/pdf'],
  [{ verdict: 'type', contentType: '' }, 'served as nothing in particular'],
  [{ verdict: 'extra', found: 'abcd1234 x' }, 'the key alone'],
  [{ verdict: 'other-key', found: 'dcba4321' }, '“dcba4321”'],
  [{ verdict: 'unreachable' }, 'could not be fetched'],
  [{ verdict: 'elsewhere' }, 'at https://pets.example'],
] as const)('%j is told', (result, words) => {
  expect(keyWords(result, url)).toContain(words);
});

test('of a long text only the start is shown', () => {
  const words = keyWords({ verdict: 'other-key', found: 'x'.repeat(5000) }, url);
  expect(words.length).toBeLessThan(200);
});
