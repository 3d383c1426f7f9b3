import { expect, test } from '../../support/fixtures';
import { fillPet, next } from '../../support/forms/booking-form';
import { banner } from '../../support/page-parts';

// All other tests start with a choice made (playwright.config.ts).
test.use({ storageState: { cookies: [], origins: [] } });

test('a banner that just appeared ignores taps', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const banner = document.querySelector('[aria-label=Cookies]');
      if (!banner) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { left, top, width, height } = banner.getBoundingClientRect();
        const hits = [0.2, 0.5, 0.8].flatMap((x) =>
          [0.2, 0.8].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        );
        document.documentElement.dataset.early = String(hits.every((hit) => hit === banner));
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'true');
  await banner(page).getByRole('button', { name: 'Reject All' }).click();
  await expect(banner(page)).toBeHidden();
});

test('on a phone the bar shows after a choice, and the banner does not cover the form’s buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking');
  await expect(banner(page)).toBeHidden();
  await fillPet(page, { name: 'Biscuit' });
  await next(page);
  await expect(banner(page)).toBeVisible();
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  await page.getByRole('button', { name: 'Next' }).click({ trial: true });
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Call or book' })).toBeHidden();
  await page.getByRole('button', { name: 'Reject All' }).click();
  for (const name of ['Call Now', 'Book Now']) {
    await page.getByRole('navigation', { name: 'Call or book' }).getByRole('link', { name }).click({
      trial: true,
    });
  }
});
