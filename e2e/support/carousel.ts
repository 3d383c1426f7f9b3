import { type Locator, type Page, expect } from 'playwright/test';

export const allowMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

export const carousel = (page: Page) =>
  page.getByRole('group', { name: 'Before and after, four pets' });

export const slide = (page: Page) =>
  carousel(page).locator('[aria-roledescription="slide"]:not([inert])');

export const hoverSlide = (page: Page) => slide(page).getByRole('slider').hover();

export const pauseButton = (page: Page) =>
  page.getByRole('button', { name: 'Pause the slide show' });

/** Opens the home page at its carousel, with a clock that only tests move. Returns the slide's number. */
export async function watchCarousel(page: Page): Promise<number> {
  await allowMotion(page);
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(pauseButton(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // lets a moving slide arrive
  await page.clock.runFor(1_000);
  await page.mouse.move(1, 1);
  await expect(slide(page)).toHaveCount(1);
  return readSlideNumber(page);
}

export async function readSlideNumber(page: Page): Promise<number> {
  return Number((await slide(page).getAttribute('aria-label'))?.[0]);
}

export async function slideAfter(page: Page, time: number): Promise<Locator> {
  await page.clock.runFor(time);
  return slide(page);
}

export const slideLabel = (slideNumber: number) => `${slideNumber} of 4`;

export const nextSlideLabel = (slideNumber: number) => slideLabel((slideNumber % 4) + 1);
