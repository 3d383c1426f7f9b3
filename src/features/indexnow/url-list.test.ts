import { expect, test } from 'vitest';
import { listProblem, readUrlList } from './url-list';

const origin = 'https://pets.example';
const read = (text: string) => readUrlList(text, origin);

test.each([
  ['a path', '/faq', 'https://pets.example/faq'],
  ['the home page', '/', 'https://pets.example/'],
  ['a whole address', 'https://pets.example/faq', 'https://pets.example/faq'],
  ['an address without a path', 'https://pets.example', 'https://pets.example/'],
  ['capitals in the host', 'HTTPS://Pets.Example/FAQ', 'https://pets.example/FAQ'],
  ['the usual port', 'https://pets.example:443/faq', 'https://pets.example/faq'],
  ['spaces around it', ' \t/faq \r', 'https://pets.example/faq'],
  ['a query', '/blog?page=2', 'https://pets.example/blog?page=2'],
  ['a part of a page', '/faq#prices', 'https://pets.example/faq'],
  ['steps upward', '/a/../faq', 'https://pets.example/faq'],
  ['a letter beyond ASCII', '/café', 'https://pets.example/caf%C3%A9'],
])('%s is taken', (_name, typed, url) => {
  expect(read(typed)).toEqual({ urls: [url], problems: [] });
});

test('each page is sent once, in the order given, and blank lines are no matter', () => {
  const typed = '/b\n\n/a\n https://pets.example/b \n/a#top\n\n/A\n';
  expect(read(typed).urls).toEqual(['b', 'a', 'A'].map((page) => `${origin}/${page}`));
});

const notHere = 'is not on pets.example';
const noStart = 'does not start with “/” or “https://”';
const secret = 'carries a user name or a password';

test.each([
  ['another site', 'https://evil.example/', notHere],
  ['a host that starts alike', 'https://pets.example.evil.example/', notHere],
  ['a host that ends alike', 'https://evilpets.example/', notHere],
  ['a host with www', 'https://www.pets.example/', notHere],
  ['a final dot', 'https://pets.example./', notHere],
  ['a letter of another alphabet', 'https://pеts.example/', notHere],
  ['the site as user name', 'https://pets.example@evil.example/', notHere],
  ['another port', 'https://pets.example:8443/', notHere],
  ['a host behind two slashes', '//evil.example/faq', notHere],
  ['a host behind a backslash', '/\\evil.example/faq', notHere],
  ['mail', 'mailto:me@pets.example', notHere],
  ['a script', 'javascript:alert(1)', notHere],
  ['no TLS', 'http://pets.example/faq', 'does not start with https://'],
  ['a user name', 'https://me@pets.example/', secret],
  ['a password', 'https://:secret@pets.example/', secret],
  ['a bare word', 'faq', noStart],
  ['a host alone', 'pets.example/faq', noStart],
  ['a sentence', 'the new page, please', noStart],
  ['a broken address', 'https://', 'is not an address that can be read'],
  ['2,049 characters', `/${'a'.repeat(2028)}`, 'is longer than 2,048 characters'],
])('%s is not taken, and the line is named', (_name, typed, problem) => {
  const { urls, problems } = read(`/faq\n${typed}`);
  expect(urls).toEqual(['https://pets.example/faq']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^Line 2, “/);
  expect(problems[0]).toContain(`”, ${problem}.`);
});

test('an address of 2,048 characters is still taken', () => {
  expect(read(`/${'a'.repeat(2027)}`).urls).toHaveLength(1);
});

test('a list that can be sent has no problem; an empty one says what is missing', () => {
  expect(listProblem(read('/faq'))).toBeUndefined();
  expect(listProblem(read(' \n'))).toBe('Name at least one page.');
});

test('of many bad lines the first three are named, and the rest counted', () => {
  expect(listProblem(read('a\nb\nc'))).toBe(
    ['1, “a”', '2, “b”', '3, “c”'].map((line) => `Line ${line}, ${noStart}.`).join('\n'),
  );
  expect(listProblem(read('a\nb\nc\nd\ne'))).toMatch(/\nAnd 2 more\.$/);
});
