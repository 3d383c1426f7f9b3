import { expect, test } from './fixtures';

/** The route table of the specification, section 2, each with words of its heading. */
const routes: Readonly<Record<string, string>> = {
  '/': 'calm way',
  '/services': 'Grooming',
  '/services/full-groom': 'Full Groom',
  '/services/spa-bath': 'Spa Bath & Brush',
  '/services/puppy-cut': "Puppy's First Groom",
  '/services/senior-care': 'Senior Pet Comfort',
  '/services/cat-grooming': 'Cat Grooming',
  '/denver-mobile-dog-grooming': 'Denver',
  '/mobile-cat-grooming-denver': 'cat grooming',
  '/denver-mobile-cat-grooming': 'cat grooming',
  '/booking': 'visit',
  '/gallery': 'coat',
  '/gallery/winner/luna-husky-mix': 'Luna',
  '/gallery/winner/max': 'Max',
  '/gallery/winner/nobody': 'Pet Winner Not Found',
  '/gallery/transformation/poodle-rino': 'Poodle in RiNo',
  '/gallery/transformation/nobody': 'Transformation Not Found',
  '/about': 'groomers',
  '/contact': 'Talk',
  '/blog': 'van',
  '/blog/first-grooming-prep': 'First Mobile Grooming',
  '/faq': 'Questions',
  '/cookie-policy': 'Cookie Policy',
  '/privacy-policy': 'Privacy Policy',
  '/sitemap': 'Sitemap',
  '/sitemap.xml': 'XML sitemap',
  '/admin/indexnow': 'search engines',
};

const areas =
  'arvada aurora capitol-hill centennial central-park cherry-creek cherry-hills columbine commerce-city denver dtc edgewater englewood glendale golden greenwood-village highlands highlands-ranch ken-caryl lakewood littleton rino wash-park wheat-ridge';

for (const [path, words] of Object.entries(routes)) {
  test(`${path} is there, and the console stays empty`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(page).toHaveTitle(/Denver$/);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('all 24 areas have a page, and the console stays empty', async ({ page }) => {
  for (const slug of areas.split(' ')) {
    await page.goto(`/locations/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mobile pet grooming in');
  }
});
