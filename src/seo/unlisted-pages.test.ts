import { expect, test } from 'vitest';
import { renderPage } from '@/testing/render-page';

test.each([
  '/admin/indexnow',
  '/sitemap.xml',
  '/no/such/page',
  '/services/no-such-service',
  '/locations/no-such-area',
  '/blog/no-such-article',
  '/gallery/winner/no-such-pet',
  '/gallery/transformation/no-such-pet',
])('%s asks not to be listed, and offers nothing to share', async (path) => {
  const { head } = await renderPage(path);
  expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(head.querySelector('[property^="og:"], script')).toBeNull();
  expect(head.querySelector('title')?.textContent).toMatch(/ Denver$/);
});
