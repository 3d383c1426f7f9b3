import { type Page, expect } from 'playwright/test';

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
