import { expect, test } from '../support/fixtures';

test('the home page shows its buttons, notes and every footer link', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Denver$/);
  await expect(page.getByRole('link', { name: 'Book Now in Denver' })).toHaveAttribute(
    'href',
    '/booking',
  );
  await expect(page.getByRole('link', { name: 'Call Us' })).toHaveAttribute(
    'href',
    'tel:+13035550142',
  );
  for (const note of ['Same-day booking', '40-minute service area', 'Anxiety-free experience']) {
    await expect(page.getByText(note)).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const callNow = page.getByRole('link', { name: 'Call Now' });
  await expect(callNow).toBeVisible({ visible: isMobile });

  for (const name of [
    'Services',
    'Booking',
    'Gallery',
    'About',
    'Contact',
    'Blog',
    'FAQ',
    'Sitemap',
    'Privacy Policy',
    'Cookie Policy',
    'Instagram',
    'Facebook',
    '(303) 555-0142',
    'hello@alpenglow-grooming.example',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByText('Terms of Service')).not.toHaveRole('link');
  await expect(footer.getByText('Pet of the Month').first()).toBeVisible();
});

test('toasts show at the bottom right, on phones below the header, and Alt+T focuses them', async ({
  page,
}) => {
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

/** On phones the lower edge belongs to the form's bar and the thumb. */
function toToastPlace({ width }: Size): string {
  return width > 600 ? 'bottom right' : 'below the header';
}

function describePosition(box: ({ x: number; y: number } & Size) | null, screen: Size): string {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const isRight = x + width > screen.width - 40;
  if (isRight && y > screen.height / 2) return 'bottom right';
  return isRight && y > 60 && y + height < screen.height / 3 ? 'below the header' : 'elsewhere';
}
