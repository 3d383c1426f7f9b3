import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { mapIn } from './map-in';

const areas =
  'Arvada, Aurora, Capitol Hill, Centennial, Central Park, Cherry Creek, Cherry Hills, Columbine, Commerce City, Denver, DTC, Edgewater, Englewood, Glendale, Golden, Greenwood Village, Highlands, Highlands Ranch, Ken Caryl, Lakewood, Littleton, RiNo, Wash Park, Wheat Ridge';

const carousel = (page: Page) => page.getByRole('group', { name: 'Before and after, four pets' });
const slide = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]:not([inert])');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the slide show' });

const label = (place: number) => `${String(place)} of 4`;

/** The home page with the carousel in view, running, and the clock in the hands of the test. */
async function watchCarousel(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(pause(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The slide that was on its way arrives.
  await page.clock.runFor(1_000);
  await page.mouse.move(1, 1);
  await expect(slide(page)).toHaveCount(1);
}

const position = async (page: Page) => Number((await slide(page).getAttribute('aria-label'))?.[0]);
const after = (place: number, steps: number) => ((place - 1 + steps) % 4) + 1;

const isCarousel = (url: string) => /\/carousel(?!-frame)[\w-]*\.(js|tsx)/.test(url);

const hoverSlide = (page: Page) => slide(page).getByRole('slider').hover();

test('the carousel shows the four pets and leads to the gallery', async ({ page }) => {
  await page.goto('/');
  for (const breed of ['Labradoodle', 'Miniature Schnauzer', 'Poodle', 'Persian Cat']) {
    await expect(carousel(page).getByText(breed, { exact: true })).toBeAttached();
  }
  await expect(page.getByRole('link', { name: 'See the whole gallery' })).toHaveAttribute(
    'href',
    '/gallery',
  );
});

test('the code of the carousel waits until it is near, and nothing moves when it comes', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto('/');
  await expect(carousel(page)).toBeAttached();
  await page.waitForLoadState('load');
  expect(scripts.filter(isCarousel)).toEqual([]);

  const place = () => carousel(page).evaluate((box) => box.getBoundingClientRect().height);
  const before = await place();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(pause(page)).toBeVisible();
  expect(await place()).toBe(before);
  expect(scripts.filter(isCarousel)).not.toEqual([]);
});

test('slides advance every 4 seconds and wrap', async ({ page }) => {
  await watchCarousel(page);
  const start = await position(page);
  for (const step of [1, 2, 3, 4]) {
    await page.clock.runFor(4_050);
    await expect(slide(page)).toHaveAttribute('aria-label', label(after(start, step)));
  }
});

test('hovering pauses, and leaving resumes', async ({ page }) => {
  await watchCarousel(page);
  const start = await position(page);
  await hoverSlide(page);
  await page.clock.runFor(9_000);
  await expect(slide(page)).toHaveAttribute('aria-label', label(start));
  await page.mouse.move(1, 1);
  await page.clock.runFor(4_050);
  await expect(slide(page)).toHaveAttribute('aria-label', label(after(start, 1)));
});

test('a press stops the slides until the mouse leaves', async ({ page }) => {
  await watchCarousel(page);
  const start = await position(page);
  await hoverSlide(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Play the slide show' })).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(slide(page)).toHaveAttribute('aria-label', label(start));
  await page.mouse.move(1, 1);
  await expect(pause(page)).toBeVisible();
  await page.clock.runFor(4_050);
  await expect(slide(page)).toHaveAttribute('aria-label', label(after(start, 1)));
});

test('focus stops the slides', async ({ page }) => {
  await watchCarousel(page);
  const start = await position(page);
  await page.getByRole('link', { name: 'See the whole gallery' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play the slide show' })).toBeFocused();
  await page.clock.runFor(9_000);
  await expect(slide(page)).toHaveAttribute('aria-label', label(start));
});

test('the pause button is final, and Play starts again', async ({ page }) => {
  await watchCarousel(page);
  await pause(page).click();
  const start = await position(page);
  await page.mouse.move(1, 1);
  await page.clock.runFor(9_000);
  await expect(slide(page)).toHaveAttribute('aria-label', label(start));
  await page.getByRole('button', { name: 'Play the slide show' }).click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(4_050);
  await expect(slide(page)).toHaveAttribute('aria-label', label(after(start, 1)));
});

test('a hidden tab pauses the slides', async ({ page }) => {
  await watchCarousel(page);
  const start = await position(page);
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.runFor(9_000);
  await expect(slide(page)).toHaveAttribute('aria-label', label(start));
  await setVisibility('visible');
  await page.clock.runFor(4_050);
  await expect(slide(page)).toHaveAttribute('aria-label', label(after(start, 1)));
});

test('under reduced motion nothing moves by itself, and the arrows still work', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Next slide' });
  await expect(next).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(slide(page)).toHaveAttribute('aria-label', label(1));
  await expect(page.getByRole('button', { name: 'the slide show' })).toHaveCount(0);
  await next.click();
  await page.clock.runFor(500);
  await expect(slide(page)).toHaveAttribute('aria-label', label(2));
});

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
  await expect(page.getByText('Prices start at $75.')).toBeVisible();
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
  await expect(grid.getByRole('link')).toHaveText(areas.split(', '));
  await expect(grid.getByRole('link', { name: 'Wash Park' })).toHaveAttribute(
    'href',
    '/locations/wash-park',
  );
  const map = await mapIn(page.getByRole('main'));
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
