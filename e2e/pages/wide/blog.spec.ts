import { expect, test } from '../../support/fixtures';

// Specification, section 9.
const articles = [
  [
    'signs-your-dog-needs-grooming',
    '5 Signs Your Dog Needs Professional Grooming',
    'Jan 15, 2024',
    '5 min',
    'Grooming Tips',
  ],
  [
    'mobile-vs-salon-grooming',
    'Mobile vs Salon Grooming for Anxious Dogs',
    'Feb 1, 2024',
    '7 min',
    'Grooming Comparisons',
  ],
  [
    'cherry-creek-dog-spots',
    'Cherry Creek dog-friendly spots',
    'Feb 15, 2024',
    '6 min',
    'Denver Dog Life',
  ],
  [
    'seasonal-grooming-tips',
    'Seasonal Grooming Tips for Denver’s Climate',
    'Mar 1, 2024',
    '8 min',
    'Grooming Tips',
  ],
  [
    'first-grooming-prep',
    'How to Prepare Your Pup for Their First Mobile Grooming',
    'Mar 15, 2024',
    '6 min',
    'Grooming Tips',
  ],
  [
    'when-cats-need-grooming',
    '8 Signs Your Cat Needs Professional Grooming',
    'Mar 25, 2024',
    '6 min',
    'Cat Grooming Tips',
  ],
] as const;
const authors = /Master Groomer & Co-Founder|Senior Groomer/;

test('the list has six articles, each with author, date, reading time, excerpt and link', async ({
  page,
}) => {
  await page.goto('/blog');
  const list = page.getByRole('main').getByRole('article');
  await expect(list).toHaveCount(6);
  for (const [slug, title, date, minutes] of articles) {
    const entry = list.filter({ hasText: title });
    await expect(entry.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`);
    await expect(entry.getByText(date)).toBeVisible();
    await expect(entry.getByText(`${minutes} read`)).toBeVisible();
    await expect(entry.getByText(/Maren Solberg|Dev Castillo/)).toBeVisible();
    await expect(entry.getByText(/\w{3,}( \S+){8,}\./)).toBeVisible();
  }
});

test('the blog leads on to booking and services', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute(
    'href',
    '/booking',
  );
  await expect(main.getByRole('link', { name: 'View Services' })).toHaveAttribute(
    'href',
    '/services',
  );
});

for (const [slug, title, date, minutes, category] of articles) {
  test(`${slug} has every part of the article layout`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText(category, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(authors)).toBeVisible();
    await expect(main.getByText(date)).toBeVisible();
    await expect(main.getByText(`${minutes} read`)).toBeVisible();
    await expect(main.getByText(/read·Updated \w{3} \d+, \d{4}$/)).toBeVisible();
    await expect(main.locator('time').nth(1)).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(main.getByRole('img').nth(1)).toBeVisible();
    await expect(main.getByRole('figure').first()).toBeVisible();
    await expect(main.getByText(/^(Written|Reviewed) by/).first()).toBeVisible();
    await expect(
      main.getByRole('list', { name: 'Tags' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(
      main.getByRole('heading', { name: 'Ready to Book Your Pet’s Grooming?' }),
    ).toBeVisible();
    await expect(
      main.getByText('Experience the convenience of professional mobile grooming. We come to you!'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Book Your Appointment' })).toHaveAttribute(
      'href',
      '/booking',
    );
    await main.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
}

test('the table of contents, a citation and a link in the text lead where they say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/when-cats-need-grooming');
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'In this article' }).click();
  await main.locator('details').getByRole('link', { name: 'Groomer or vet?' }).click();
  await expect(main.getByRole('heading', { name: 'Groomer or vet?' })).toBeInViewport();
  await main.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(main.getByRole('link', { name: 'Hyperthyroidism in Cats' })).toBeInViewport();
  await main.getByRole('link', { name: 'a mobile cat groom' }).click();
  await expect(page).toHaveURL('/services/cat-grooming');
});

for (const width of [360, 768, 1280]) {
  test(`the tables of the articles fit ${width} pixels and stay tables`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [slug] of articles) {
      await page.goto(`/blog/${slug}`);
      const table = page.getByRole('main').getByRole('table').first();
      await expect(table).toHaveAccessibleName(/\w/);
      await expect(table.getByRole('rowheader').first()).toBeVisible();
      await expect(table.getByRole('cell').first()).toBeVisible();
      expect((await table.boundingBox())?.width, slug).toBeLessThanOrEqual(width - 40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(width);
    }
  });
}

test('the share links carry the address of the page to three networks, in a new tab', async ({
  page,
}) => {
  await page.goto('/blog/first-grooming-prep');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(/^https:\/\/.+\/blog\/first-grooming-prep$/);
  const links = page.getByRole('list', { name: 'Share this page' }).getByRole('link');
  await expect(links).toHaveCount(3);
  const hosts = new Set<string>();
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const address = new URL((await link.getAttribute('href')) ?? '');
    hosts.add(address.hostname);
    expect([...address.searchParams.values()]).toContain(canonical);
  }
  expect(hosts.size).toBe(3);
});

test('reading continues with a related article, from its top', async ({ page }) => {
  await page.goto('/blog/first-grooming-prep');
  const related = page.getByRole('region', { name: 'Continue Reading' });
  const card = related.getByRole('listitem').filter({ hasText: articles[1][1] });
  await card.getByRole('link', { name: 'Read article' }).click();
  await expect(page).toHaveURL('/blog/mobile-vs-salon-grooming');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[1][1]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown article is not found', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  await page.goto('/blog/no-such-article');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});
