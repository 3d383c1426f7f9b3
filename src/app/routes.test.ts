import { expect, test } from 'vitest';
import { sitePages } from '@/site/site-pages';
import { routeFor } from './routes';

test.each(sitePages)('$path has a route of its own', ({ path }) => {
  expect(routeFor(path)?.path).not.toBe('*');
});

test('any other path is answered by the last route', () => {
  expect(routeFor('/no/such/page')?.path).toBe('*');
});
