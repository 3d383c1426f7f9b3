import { expect, test } from '../support/fixtures';

test('the bar with “Call Now” shows on phones only', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible({ visible: isMobile });
});

test('toasts show where no thumb is, and Alt+T focuses them', async ({ page }) => {
  await page.goto('/booking');
  await page.getByRole('button', { name: 'Next' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Required Fields' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  // the toast slides in, slowly on a slow machine
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => describePosition(await toast.boundingBox(), screen))
    .toBe(toToastPlace(screen));
});

type Size = { width: number; height: number };

function toToastPlace({ width }: Size): string {
  return width > 600 ? 'bottom right' : 'below the header';
}

function describePosition(box: ({ x: number; y: number } & Size) | null, screen: Size): string {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const isRight = x + width > screen.width - 40;
  if (isRight && y > screen.height / 2) return 'bottom right';
  return isRight && y > 60 && y + height < screen.height / 3 ? 'below the header' : 'elsewhere';
}
