import { expect, test } from '../../support/fixtures';
import { loadMap } from '../../support/load-map';

const groomers = [
  ['maren-solberg', 'Maren Solberg'],
  ['dev-castillo', 'Dev Castillo'],
  ['june-hathaway', 'June Hathaway'],
] as const;

test('the figures, the values and the ways on are those of the specification', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const [figure, label] of [
    ['500+', 'pets served'],
    ['98%', 'satisfaction'],
    ['3', 'years in business'],
  ] as const) {
    await expect(main.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
  const values = main.getByRole('region', { name: 'What we stand for' });
  await expect(values.getByRole('term')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute(
    'href',
    '/booking',
  );
  await expect(main.getByRole('link', { name: 'View Services' })).toHaveAttribute(
    'href',
    '/services',
  );
});

test('three groomers stand in a row that two buttons move, round and round', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const row = page.getByRole('region', { name: 'Meet your groomer' });
  const cards = row.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByText('Specialties', { exact: true })).toBeAttached();
    await expect(card.getByText('Certifications', { exact: true })).toBeAttached();
  }
  const isInView = () =>
    cards.evaluateAll((all) =>
      all.findIndex((card) => {
        const { left } = card.getBoundingClientRect();
        return left >= 0 && left < window.innerWidth / 3;
      }),
    );
  const forward = row.getByRole('button', { name: 'Next groomer' });
  await expect.poll(isInView).toBe(0);
  for (const expected of [1, 2, 0]) {
    await forward.click();
    await expect.poll(isInView).toBe(expected);
  }
  await row.getByRole('button', { name: 'Previous groomer' }).click();
  await expect.poll(isInView).toBe(2);
});

test('on a wide screen the three stand beside each other, and no button is needed', async ({
  page,
}) => {
  await page.goto('/about');
  const row = page.getByRole('region', { name: 'Meet your groomer' });
  for (const [, name] of groomers) {
    const card = row.getByRole('article').filter({ hasText: name });
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading', { name })).toBeInViewport();
    await expect(card.getByText('Certifications', { exact: true })).toBeHidden();
  }
  await expect(row.getByRole('button', { name: 'Next groomer' })).toBeHidden();
  const first = row.getByRole('article').first();
  await first.getByText('Specialties and certifications').click();
  await expect(first.getByText('Hand scissoring')).toBeVisible();
});

test('each groomer has an address of their own in the page', async ({ page }) => {
  for (const [id, name] of groomers) {
    await page.goto(`/about#${id}`);
    await expect(page.getByRole('heading', { name, level: 3 })).toBeInViewport();
    await page.goto('/faq');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each groomer has an address as well', async ({ page }) => {
    for (const [id, name] of groomers) {
      await page.goto(`/about#${id}`, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { name, level: 3 })).toBeInViewport();
      await page.goto('/faq', { waitUntil: 'load' });
    }
  });
});

test('six regions with drive times and neighborhoods, and a text for everybody else', async ({
  page,
}) => {
  await page.goto('/about');
  const area = page.getByRole('region', { name: 'Where we drive' });
  await expect(area.getByRole('heading', { level: 3 })).toHaveCount(6);
  const times = area.getByText(/^about [\d-]+ minutes$/);
  await expect(times.first()).toHaveText('about 5-10 minutes');
  await expect(times.last()).toHaveText('about 20-40 minutes');
  await expect(area.getByRole('link', { name: 'Capitol Hill' })).toHaveAttribute(
    'href',
    '/locations/capitol-hill',
  );
  await expect(area.getByRole('link', { name: 'Text us your ZIP' })).toHaveAttribute(
    'href',
    /^sms:\+13035550142\?&body=.*ZIP/,
  );
});

test('the address and its map', async ({ page }) => {
  await page.goto('/about');
  const base = page.getByRole('region', { name: 'Where the van starts its day' });
  await expect(base).toContainText('Denver, CO 80202');
  await expect(await loadMap(base)).toHaveAttribute('src', /39\.75271,-104\.99924&z=13/);
});
