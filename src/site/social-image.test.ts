import { expect, test } from 'vitest';
import { sitePages } from './site-pages';
import { socialImagePath } from './social-image';

test.each([
  ['/', '/social/home.jpg'],
  ['/services/full-groom', '/social/services-full-groom.jpg'],
])('the social image of %s is %s', (path, image) => {
  expect(socialImagePath(path)).toBe(image);
});

test('no two pages share a file', () => {
  const files = sitePages.map(({ path }) => socialImagePath(path));
  expect(new Set(files).size).toBe(files.length);
});
