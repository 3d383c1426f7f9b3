import { expect, test } from 'vitest';
import { pageUrls } from './page-urls';

const origin = 'https://pets.example';

test('paths and addresses are taken once each, in their order', () => {
  const typed = `/b\n\n /a\r\n${origin}/b\n/blog?page=2`;
  expect(pageUrls(typed, origin)).toEqual({
    urls: ['/b', '/a', '/blog?page=2'].map((path) => `${origin}${path}`),
  });
});

test.each([
  'https://evil.example/',
  'https://pets.example.evil.example/',
  'https://pets.example@evil.example/',
  'https://www.pets.example/',
  'https://pets.example:8443/',
  'http://pets.example/',
  'javascript:alert(1)',
  'faq',
])('%s is named as no page of this site', (line) => {
  expect(pageUrls(`/faq\n${line}`, origin)).toEqual({
    problem: expect.stringContaining(`“${line}” is not a page of this site`),
  });
});

test('an empty list asks for a page', () => {
  expect(pageUrls(' \n', origin)).toEqual({ problem: 'Name at least one page.' });
});
