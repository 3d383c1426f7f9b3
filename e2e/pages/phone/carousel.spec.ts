import {
  allowMotion,
  carousel,
  hoverSlide,
  nextSlideLabel,
  pauseButton,
  readSlideNumber,
  slide,
  slideAfter,
  slideLabel,
  watchCarousel,
} from '../../support/carousel';
import { expect, test } from '../../support/fixtures';

const isCarousel = (url: string) => url.includes('/slide-controls-');

test('the carousel loads its code when it is near, and keeps its height', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await allowMotion(page);
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto('/');
  await expect(carousel(page)).toBeAttached();
  await page.waitForLoadState('load');
  expect(scripts.filter(isCarousel)).toEqual([]);

  const place = () => carousel(page).evaluate((box) => box.getBoundingClientRect().height);
  const before = await place();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(pauseButton(page)).toBeVisible();
  expect(await place()).toBe(before);
  expect(scripts.filter(isCarousel)).not.toEqual([]);
});

test('slides advance every 4 seconds, wrap, and stop after one round', async ({ page }) => {
  const start = await watchCarousel(page);
  for (let place = start + 1; place <= 5; place += 1) {
    await expect(await slideAfter(page, 4_050)).toHaveAttribute(
      'aria-label',
      nextSlideLabel(place - 1),
    );
  }
  await expect(page.getByRole('button', { name: 'Play the slide show' })).toBeVisible();
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(1));
});

test('a tap stops the slides for good', { tag: '@night' }, async ({ page }) => {
  const start = await watchCarousel(page);
  await hoverSlide(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Play the slide show' })).toBeVisible();
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
  await page.mouse.move(1, 1);
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
});

test('the slides pause while the pointer is over them', { tag: '@night' }, async ({ page }) => {
  const start = await watchCarousel(page);
  await hoverSlide(page);
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
  await page.mouse.move(1, 1);
  await expect(await slideAfter(page, 4_050)).toHaveAttribute('aria-label', nextSlideLabel(start));
});

test('Pause stops the slides for good, and Play starts them again', async ({ page }) => {
  await watchCarousel(page);
  await pauseButton(page).click();
  const start = await readSlideNumber(page);
  await page.mouse.move(1, 1);
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
  // the carousel measures its slides again when the phone turns
  await page.setViewportSize({ width: 600, height: 400 });
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
  await page.getByRole('button', { name: 'Play the slide show' }).click();
  await page.mouse.move(1, 1);
  await expect(await slideAfter(page, 4_050)).toHaveAttribute('aria-label', nextSlideLabel(start));
});

test('keyboard focus stops the slides', { tag: '@night' }, async ({ page }) => {
  const start = await watchCarousel(page);
  await page.getByRole('link', { name: 'See the whole gallery' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play the slide show' })).toBeFocused();
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
});

test('a hidden tab pauses the slides', { tag: '@night' }, async ({ page }) => {
  const start = await watchCarousel(page);
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
  await setVisibility('visible');
  await expect(await slideAfter(page, 4_050)).toHaveAttribute('aria-label', nextSlideLabel(start));
});

test('under reduced motion the slides do not advance, and the arrows work', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Next slide' });
  await expect(next).toBeVisible();
  // else the slides would come round to the first while it is waited for
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(await slideAfter(page, 4_050)).toHaveAttribute('aria-label', slideLabel(1));
  await expect(page.getByRole('button', { name: 'the slide show' })).toHaveCount(0);
  await next.click();
  await page.clock.runFor(500);
  await expect(slide(page)).toHaveAttribute('aria-label', slideLabel(2));
});
