import { expect, test } from 'vitest';
import { sitePages } from '@/site/site-pages';
import { renderPage } from '@/testing/render-page';

const page = await renderPage('/sitemap');
const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

test('the sitemap leads to every other page that may be listed, once, and nowhere else', () => {
  const others = sitePages.map(({ path }) => path).filter((path) => path !== '/sitemap');
  expect(links.toSorted()).toEqual(others.toSorted());
});
