import { expect, test } from 'vitest';
import { routeFor, routes } from './routes';
import { sitePages } from '@/site/site-pages';

test.each(sitePages)('$path has a route of its own', ({ path }) => {
  expect(routeFor(path)?.path).not.toBe('*');
});

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

test('any other path is answered by the last route', () => {
  expect(routeFor('/no/such/page')?.path).toBe('*');
});
