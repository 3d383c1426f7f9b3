import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
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

test('the banner comes once the request is sent, not before', async ({ page, visitor }) => {
  await form.fillBooking(page, visitor);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(form.heading(page, 'Scheduling & Address')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await form.next(page);
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test('the banner of a phone is low, and no bar covers its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  await expect(banner(page)).toBeVisible();
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  for (const choice of ['Full Groom', 'Medium']) await form.choose(page, choice);
  const book = page.getByRole('button', { name: 'Book This Package' });
  for (const button of [book, ...(await banner(page).locator('button, a').all())])
    await button.click({ trial: true });
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
