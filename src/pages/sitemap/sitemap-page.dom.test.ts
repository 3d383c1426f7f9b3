import { expect, test } from 'vitest';
import { serviceAreas } from '@/content/locations';
import { sitePages } from '@/site/site-pages';
import { renderPage } from '@/testing/render-page';

const page = await renderPage('/sitemap');
const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

// Specification, section 2: sitemap page.
test.each([
  '/',
  '/services',
  '/booking',
  '/gallery',
  '/about',
  '/blog',
  '/faq',
  '/cookie-policy',
  ...['full-groom', 'spa-bath', 'puppy-cut', 'senior-care', 'cat-grooming'].map(
    (slug) => `/services/${slug}`,
  ),
  '/denver-mobile-dog-grooming',
  '/mobile-cat-grooming-denver',
  ...[
    'signs-your-dog-needs-grooming',
    'mobile-vs-salon-grooming',
    'cherry-creek-dog-spots',
    'seasonal-grooming-tips',
    'first-grooming-prep',
    'when-cats-need-grooming',
  ].map((slug) => `/blog/${slug}`),
  ...serviceAreas.map(({ slug }) => `/locations/${slug}`),
])('the sitemap leads to %s', (path) => {
  expect(links).toContain(path);
});

test('it leads to every other page that may be listed, once, and nowhere else', () => {
  const others = sitePages.map(({ path }) => path).filter((path) => path !== '/sitemap');
  expect(links.toSorted()).toEqual(others.toSorted());
});
