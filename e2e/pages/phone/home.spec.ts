import { expect, test } from '../../support/fixtures';
import { loadMap } from '../../support/load-map';

const areas =
  'Arvada, Aurora, Capitol Hill, Centennial, Central Park, Cherry Creek, Cherry Hills, Columbine, Commerce City, Denver, DTC, Edgewater, Englewood, Glendale, Golden, Greenwood Village, Highlands, Highlands Ranch, Ken Caryl, Lakewood, Littleton, RiNo, Wash Park, Wheat Ridge';

test('badges, services, benefits and reviews are on the page', async ({ page }) => {
  await page.goto('/');
  for (const badge of ['500+ Happy Pets', '5-Star Rated', 'Certified Groomers', 'Fully Insured']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
  for (const [name, href] of [
    ['Full Groom', '/services/full-groom'],
    ['Nail Care', '/services'],
    ['Spa', '/services/spa-bath'],
    ['Cat Grooming', '/services/cat-grooming'],
  ] as const) {
    const heading = page.getByRole('heading', { name, exact: true, level: 3 });
    await expect(heading.getByRole('link')).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('link', { name: 'All services and prices' })).toHaveAttribute(
    'href',
    '/services',
  );
  await expect(page.getByRole('heading', { name: 'Why choose at-home grooming' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Rated 5 of 5' })).toHaveCount(4);
});

test('one question is open at a time, or none', async ({ page }) => {
  await page.goto('/');
  const cost = page.getByText('How much does mobile grooming cost?');
  const distance = page.getByText('How far do you drive?');
  await cost.click();
  await expect(page.getByText('Prices start at')).toBeVisible();
  await distance.click();
  await expect(page.getByText('40-minute drive of downtown Denver')).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await distance.click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the 24 areas lead to their pages, and there is a map and a person to ask', async ({
  page,
}) => {
  await page.goto('/');
  const grid = page.getByRole('region', { name: 'Areas We Serve' });
  await expect(grid.getByRole('listitem')).toHaveText(areas.split(', '));
  await expect(grid.getByRole('link', { name: 'Wash Park' })).toHaveAttribute(
    'href',
    '/locations/wash-park',
  );
  await expect(grid.getByRole('link', { name: 'All service areas' })).toHaveAttribute(
    'href',
    '/denver-mobile-dog-grooming',
  );
  const map = await loadMap(page.getByRole('main'));
  await expect(map).toHaveAttribute('title', 'Where our van starts, in downtown Denver');
  await expect(map).toHaveAttribute('src', /39\.75271,-104\.99924/);
  await expect(
    page.getByRole('heading', { name: 'Not sure if we serve your area?' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text us your ZIP' })).toHaveAttribute(
    'href',
    /^sms:\+13035550142\?&body=.*ZIP/,
  );
});
