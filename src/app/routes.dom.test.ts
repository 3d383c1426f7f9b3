import { expect, test } from 'vitest';
import { routes } from './routes';
import { sitePages } from '@/site/site-pages';

test('the list of pages has every route, except those that are not listed on purpose', () => {
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
