import { type Page, expect } from 'playwright/test';

/** Per kind of page: pictures that load first, and kB of pictures on first view. */
export const templates = [
  { path: '/', first: 1, budget: 250 },
  { path: '/gallery', first: 1, budget: 250 },
  { path: '/gallery/transformation/poodle-rino', first: 1, budget: 120 },
  { path: '/gallery/winner/luna-husky-mix', first: 1, budget: 120 },
  { path: '/services', first: 1, budget: 120 },
  { path: '/services/full-groom', first: 1, budget: 120 },
  { path: '/about', first: 1, budget: 120 },
  { path: '/blog', first: 1, budget: 120 },
  { path: '/blog/first-grooming-prep', first: 1, budget: 120 },
  { path: '/mobile-cat-grooming-denver', first: 1, budget: 120 },
  { path: '/locations/rino', first: 1, budget: 120 },
  { path: '/booking', first: 0, budget: 60 },
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
