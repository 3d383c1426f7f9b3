import { expect, test } from 'vitest';
import { renderPage } from '@/testing/render-page';

test.each([
  '/admin/indexnow',
  '/visit',
  '/operator',
  '/sitemap.xml',
  '/no/such/page',
  '/services/no-such-service',
  '/locations/no-such-area',
  '/blog/no-such-article',
  '/gallery/winner/no-such-pet',
  '/gallery/transformation/no-such-pet',
])('%s asks not to be listed, offers nothing to share, and says what it is', async (path) => {
  const { head } = await renderPage(path);
  expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(head.querySelector('[property^="og:"], script')).toBeNull();
  expect(head.querySelector('title')?.textContent).toMatch(/ Denver$/);
  const description = head.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(description).toMatch(/^.{70,160}$/);
});
