import { type Page, expect } from 'playwright/test';

/** One of each kind of page with pictures. */
export const templates = [
  '/',
  '/gallery',
  '/gallery/transformation/poodle-rino',
  '/gallery/winner/luna-husky-mix',
  '/services',
  '/services/full-groom',
  '/about',
  '/blog',
  '/blog/first-grooming-prep',
  '/mobile-cat-grooming-denver',
  '/locations/rino',
  '/booking',
];
/** Pictures far below are not requested yet. */
export async function waitForPictures(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.every(({ complete, currentSrc, loading }) =>
            loading === 'lazy' ? !currentSrc || complete : currentSrc && complete,
          ),
        ),
    )
    .toBe(true);
}
