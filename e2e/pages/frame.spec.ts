import { expectAccessible } from '../support/expect-accessible';
import { expect, test } from '../support/fixtures';
import { countLoads, deploy, errorHeading } from '../support/loading-faults';

test('every part of the frame is on the home page', async ({ page, isMobile }) => {
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

test('the bar of phones shows once the header’s buttons are out of view, and hides when they are back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Call or book' });
  for (const path of ['/', '/services', '/locations/arvada', '/contact']) {
    await page.goto(path);
    await expect(page.locator('[data-own-buttons]').first().getByRole('link')).toHaveCount(2);
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeHidden();
  }
  // at once on a page without such buttons, never on an operator's page
  await page.goto('/about');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.goto('/admin/indexnow');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a new page starts at the top with focus on its content', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('van');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/^About/);
});

test('an unknown path says so, and the log names the path', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(lines).toContain('404 Error: User attempted to access non-existent route /no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that could not be loaded says so, and opens when it is chosen again', async ({
  page,
  context,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/, /dynamically imported module/);
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask us');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await context.setOffline(true);
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(errorHeading(page)).toBeFocused();
  await expect(page).toHaveTitle('Unexpected Application Error');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask us');
  await expect(page).toHaveTitle(/Questions/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(errorHeading(page)).toBeFocused();

  await context.setOffline(false);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask us');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('van');
  await expect(page).toHaveTitle(/^About/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a page that breaks shows the error screen, and another page still opens', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/wick/);
  await page.route(/assets\/about-page.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Component = () => { throw new Error("The wick is wet"); };',
    }),
  );
  await page.goto('/about', { waitUntil: 'load' });
  await expect(errorHeading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Call (303) 555-0142' })).toBeVisible();
  await page.getByText('Technical details').click();
  await expect(page.getByText('The wick is wet', { exact: true })).toBeVisible();
  await expect(page.locator('pre')).toContainText('The wick is wet');
  await expect(page).toHaveTitle('Unexpected Application Error');
  await expect(page.locator('head title')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('calm way');
});

test('toasts stand at the bottom right, on phones below the header, and are reached with Alt+T', async ({
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

test('a tab from before a deploy reloads once and keeps the draft', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/, /faq-page/);
  await page.goto('/booking');
  await page.getByLabel('Pet’s name').fill('Biscuit');
  const loads = countLoads(page);
  await deploy(page, ({ pathname }) => pathname.startsWith('/assets/faq-page') && loads() === 0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
  await expect.poll(loads).toBe(1);
  await page.goto('/booking');
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
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
