import type { BrowserContext, Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { rows, showOwnDay, startDay } from '../../support/visits/operator-days';
import { refusedLine, setPageTime, visitCalls } from '../../support/visits/visit-pages';

test.use({ serviceWorkers: 'allow', expectedInConsole: ({}, use) => use([refusedLine]) });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function startCold(context: BrowserContext, time: string): Promise<Page> {
  const page = await context.newPage();
  await setPageTime(page, time);
  await page.goto('/operator');
  await waitForHydration(page);
  return page;
}

test('without network an open day stays, a cold start shows it as it was read last, and both read it again once online', async ({
  page,
  context,
  request,
  visitor,
}) => {
  await page.addInitScript(() => localStorage.setItem('operator-key', 'a key of the test'));
  await showOwnDay(page, visitor);
  await startDay(page, request, visitor);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const time = await page.evaluate(() => new Date().toISOString());
  expect(await storedFiles(page)).toContain('/operator');

  const standing = /You’re offline\. This is how it stood at 9:30 AM/;
  await context.setOffline(true);
  await expect(page.getByText(standing)).toBeVisible();
  await expect(rows(page, /^Today, /, visitor)).toHaveCount(4);
  const cold = await startCold(context, time);
  await expect(cold.getByText(standing)).toBeVisible();
  await expect(rows(cold, /^Today, /, visitor)).toHaveCount(4);
  await expectAccessible(cold);
  await cold.getByRole('button', { name: 'Block time' }).click();
  await expect(cold.getByRole('button', { name: /^Block \w+, / })).toBeVisible();
  await context.setOffline(false);
  await expect(cold.getByText(/^Checked at 9:30 AM/)).toBeVisible();
  await expect(page.getByText(standing)).toBeHidden();
  await cold.close();

  // after three days nothing is shown, and nothing is left
  await context.setOffline(true);
  const late = await startCold(context, new Date(Date.parse(time) + 73 * 3_600_000).toISOString());
  await expect(late.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(await late.evaluate(() => localStorage.getItem('operator-day'))).toBe('');
  await late.close();
  await context.setOffline(false);

  // the worker answers for no other page
  await page.goto('/contact');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(
    (await storedFiles(page)).filter((path) => !/^\/(?:operator$|assets\/)/.test(path)),
  ).toEqual([]);
});

test('a forgotten device keeps neither the day nor the worker', async ({
  page,
  context,
  request,
  visitor,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => localStorage.setItem('operator-key', 'a key of the test'));
  await showOwnDay(page, visitor);
  await startDay(page, request, visitor);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => localStorage.getItem('operator-day'))).toContain(visitor);
  // an answer that is on its way meanwhile brings nothing back
  await page.route(visitCalls, async (route) => {
    if ((await route.request().headerValue('x-operator-key')) === null)
      return route.fulfill({ status: 401, json: { error: 'operator_key_required' } });
    const response = await route.fetch();
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Forget this device' }).click();
  await page.getByRole('button', { name: /^Checked/ }).click();
  await expect(page.getByText('This device has forgotten the key')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('operator-day'))).toBe('');
  await expect.poll(() => workers(page)).toBe(0);
  expect(await storedFiles(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/operator')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
