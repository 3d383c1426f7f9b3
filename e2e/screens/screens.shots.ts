import { mkdir } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import {
  confirmation,
  fillBooking,
  fillPet,
  fillSchedule,
  next,
  submitButton,
} from '../support/booking-form';
import { expect, test, waitForHydration } from '../support/fixtures';
import { newOpenDay } from '../support/open-days';
import { storeRequest, waitForOperatorLink, waitForOwnerMail } from '../support/visit-mails';
import { shotFile, shotFolder } from './shot-file';

type Session = { page: Page; request: APIRequestContext; visitor: string };
type State = { readonly name: string; readonly open: (session: Session) => Promise<unknown> };

const pageAt = (name: string, path: string): State => ({
  name,
  open: ({ page }) => page.goto(path),
});

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const states: readonly State[] = [
  pageAt('home', '/'),
  {
    name: 'first visit',
    open: async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
      await page.goto('/');
    },
  },
  pageAt('services', '/services'),
  pageAt('a package', '/services/full-groom'),
  pageAt('gallery', '/gallery'),
  pageAt('before and after', '/gallery/transformation/labradoodle-cherry-creek'),
  pageAt('pet of the month', '/gallery/winner/whiskers-maine-coon'),
  pageAt('about', '/about'),
  pageAt('all areas', '/denver-mobile-dog-grooming'),
  pageAt('a city', '/locations/arvada'),
  pageAt('a neighborhood', '/locations/capitol-hill'),
  pageAt('cats', '/mobile-cat-grooming-denver'),
  pageAt('questions', '/faq'),
  pageAt('blog', '/blog'),
  pageAt('an article', '/blog/seasonal-grooming-tips'),
  pageAt('contact', '/contact'),
  pageAt('booking', '/booking'),
  {
    name: 'booking, gaps',
    open: async ({ page }) => {
      await page.goto('/booking');
      await waitForHydration(page);
      await next(page);
    },
  },
  {
    name: 'booking, step 2',
    open: async ({ page }) => {
      await page.goto('/booking');
      await fillPet(page, { name: 'Biscuit', size: 'Medium' });
      await next(page);
      await fillSchedule(page);
    },
  },
  { name: 'booking, step 3', open: ({ page, visitor }) => fillBooking(page, visitor) },
  {
    name: 'not sent',
    open: async ({ page, visitor }) => {
      await page.route('**/rest/v1/bookings*', (route) => route.abort());
      await fillBooking(page, visitor);
      await submitButton(page).click();
      await page.getByRole('link', { name: 'Text us these details' }).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'sent',
    open: async ({ page, visitor }) => {
      await fillBooking(page, visitor);
      await submitButton(page).click();
      await confirmation(page).waitFor();
    },
  },
  {
    name: 'visit, requested',
    open: async ({ page, request, visitor }) => {
      await storeRequest(request, visitor);
      await page.goto((await waitForOwnerMail(visitor, 'We have your request')).link);
      await title(page, 'We have your request');
    },
  },
  {
    name: 'operator, day',
    open: async ({ page, request, visitor }) => {
      await storeRequest(request, visitor);
      await page.goto('/operator');
      await page.getByRole('heading', { name: 'To answer' }).waitFor();
    },
  },
  {
    name: 'operator, new',
    open: async ({ page, request, visitor }) => {
      await page.goto(await waitForOperatorLink(await storeRequest(request, visitor)));
      await title(page, 'New request');
    },
  },
  {
    name: 'visit, confirmed',
    open: async ({ page, request, visitor }) => {
      await page.goto(await waitForOperatorLink(await storeRequest(request, visitor)));
      await page.getByLabel('Day').fill(newOpenDay());
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.goto((await waitForOwnerMail(visitor, 'Confirmed')).link);
      await title(page, 'Your visit is confirmed');
    },
  },
  pageAt('newsletter', '/newsletter/confirm#0123456789abcdef0123456789abcdef'),
  pageAt('newsletter, wrong link', '/newsletter/confirm'),
  pageAt('privacy', '/privacy-policy'),
  pageAt('cookies', '/cookie-policy'),
  pageAt('sitemap', '/sitemap'),
  pageAt('search engines', '/admin/indexnow'),
  pageAt('404', '/no-such-page'),
];

test.beforeAll(() => mkdir(shotFolder, { recursive: true }));

for (const [index, { name, open }] of states.entries()) {
  test(name, async ({ page, request, visitor, expectedInConsole, viewport }) => {
    // maps, and failures shown on purpose
    expectedInConsole.push(/./);
    await open({ page, request, visitor });
    await waitForHydration(page);
    await page.evaluate(async () => {
      const inView = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < innerHeight,
      );
      await Promise.allSettled(inView.map((image) => image.decode()));
    });
    const path = shotFile({ index, name, width: viewport?.width ?? 0 });
    expect((await page.screenshot({ path, animations: 'disabled' })).length).toBeGreaterThan(5000);
  });
}
