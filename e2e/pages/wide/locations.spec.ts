import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { loadMap } from '../../support/load-map';

// areas.dist.test.ts reads all 24 pages from the built files.
const neighborhoods = ['cherry-creek', 'capitol-hill', 'highlands', 'wash-park', 'rino'];
const cities =
  'arvada aurora centennial central-park cherry-hills columbine commerce-city denver dtc edgewater englewood glendale golden greenwood-village highlands-ranch ken-caryl lakewood littleton wheat-ridge'.split(
    ' ',
  );

async function readLinks(page: Page): Promise<(string | null)[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('breadcrumbs lead from a city to Denver and home', async ({ page }) => {
  await page.goto('/locations/golden');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Denver', 'Golden']);
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await crumbs.getByRole('link', { name: 'Denver' }).click();
  await expect(page).toHaveURL('/locations/denver');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Denver');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Denver']);
});

test('one answer of a city is open at a time, and it closes again', async ({ page }) => {
  await page.goto('/locations/lakewood');
  const question = (answer: string) =>
    page.locator('details', { hasText: answer }).locator('summary');
  const cost = question('Prices start around');
  const soon = question('Same-day or next-day slots');
  await cost.click();
  await expect(page.getByText('Prices start around')).toBeVisible();
  await expect(page.getByText('full-service packages run')).toBeVisible();
  await soon.click();
  await expect(page.getByText('Same-day or next-day slots are often available')).toBeVisible();
  await expect(page.getByText('Prices start around')).toBeHidden();
  await soon.click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('going from one city to the next never shows an empty page', async ({ page }) => {
  await page.goto('/locations/arvada');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arvada');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('main h1')) document.documentElement.dataset.wasEmpty = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('main').getByRole('link', { name: 'Wheat Ridge' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wheat Ridge');
  await expect(page).toHaveTitle(/^Mobile Pet Grooming in Wheat Ridge.*Denver$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-was-empty');
});

test('nobody is asked for a map before it comes near', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/locations/arvada');
  const foreign = () => urls.filter((url) => url.startsWith('https://www.google.com/'));
  expect(foreign()).toEqual([]);
  await expect(await loadMap(page.getByRole('main'))).toBeVisible();
  await expect.poll(foreign).toHaveLength(1);
});

test('where the maps service cannot be reached, the drawn map is there instead', async ({
  page,
  context,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  // the browser under test never loads the favicon.ico that the map probes
  await context.route('https://www.google.com/**', (route) => route.abort());
  await page.goto('/locations/arvada');
  const frame = await loadMap(page.getByRole('main'));
  await expect(frame).toHaveCSS('opacity', '0');
  await expect(page.getByRole('img', { name: /^Drawn map/ }).last()).toBeVisible();
});

test('an area that is not ours is not found', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  await page.goto('/locations/atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('the hub leads to the five neighborhoods, to every area and to booking', async ({ page }) => {
  await page.goto('/denver-mobile-dog-grooming');
  const links = await readLinks(page);
  const areas = [...neighborhoods, ...cities].map((slug) => `/locations/${slug}`);
  expect(links).toEqual(expect.arrayContaining([...areas, '/booking']));
  const neighborhoodLinks = page.getByRole('region', { name: 'Denver neighborhoods' });
  await expect(neighborhoodLinks.getByRole('link')).toHaveCount(5);
  await expect(await loadMap(page.getByRole('main'))).toHaveAttribute('src', /z=11/);
  const cards = page.getByRole('region', { name: 'What a house call changes' });
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Your ZIP code').fill('80203');
  await expect(page.getByText('We come to Capitol Hill')).toBeVisible();
});

for (const path of ['/mobile-cat-grooming-denver', '/denver-mobile-cat-grooming']) {
  test(`${path} is the cat page, and its canonical link is the first path`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('cat grooming');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/mobile-cat-grooming-denver$/,
    );
    const links = await readLinks(page);
    expect(links).toEqual(expect.arrayContaining(['/booking', '/services/cat-grooming', '/faq']));
    for (const name of [
      'Lion cuts',
      'Mat removal and detangling',
      'Stress-free bathing',
      'Nail trimming',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    const reasons = page.getByRole('region', { name: 'Why cats prefer it at home' });
    await expect(reasons.getByRole('listitem')).toHaveCount(3);
    for (const breed of ['Persian', 'Maine Coon']) {
      await expect(page.getByRole('listitem').filter({ hasText: breed })).toBeVisible();
    }
  });
}
