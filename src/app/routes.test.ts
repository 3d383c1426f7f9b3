import { expect, test } from 'vitest';
import { routes } from './routes';
import { sitePages } from '@/site/site-pages';

test('every route that is a page of its own is listed, but for those that ask not to be', () => {
  const sitePaths = sitePages.map(({ path }) => path);
  const missing = routes.filter(({ path }) => !path.includes(':') && !sitePaths.includes(path));
  expect(missing.map(({ path }) => path)).toEqual([
    '/denver-mobile-cat-grooming',
    '/sitemap.xml',
    '/newsletter/confirm',
    '/visit',
    '/operator',
    '/admin/indexnow',
    '*',
  ]);
});
