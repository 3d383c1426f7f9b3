import type { Page } from 'playwright/test';
import { closedWords } from '../../../supabase/functions/_shared/time/open-days';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { choose, fillPet, next } from '../../support/forms/booking-form';
import { answerRequest, region, startDay } from '../../support/visits/operator-days';

const blocks = (page: Page, name = /^Today, /) =>
  region(page, name).getByRole('article', { name: /^Blocked/ });

test('a sick operator blocks the day in two taps', async ({ page, context, request, visitor }) => {
  const references = await startDay(page, request, visitor);
  await page.getByRole('button', { name: 'Block time' }).click();
  await expect(page.getByRole('heading', { name: 'Block time' })).toBeFocused();
  const inTheWay = page.getByRole('status').filter({ hasText: /^2 visits are in that time/ });
  await expect(page.getByRole('button', { name: /^Block \w{3}, / })).toBeDisabled();
  await expect(inTheWay.getByRole('link', { name: 'Call' })).toHaveCount(2);
  await expect(inTheWay.getByRole('link', { name: 'Text' })).toHaveCount(2);
  await expectAccessible(page);

  await inTheWay.getByRole('listitem').filter({ hasText: 'Late' }).getByText('Move').click();
  await expect(page.getByRole('heading', { level: 1, name: /3:00 PM/ })).toBeVisible();
  for (const reference of references) {
    await answerRequest(request, { reference, revision: 1, action: 'cancel', reason: 'illness' });
  }
  await page.getByRole('link', { name: 'All requests and visits' }).click();

  await page.getByRole('button', { name: 'Block time' }).click();
  await page.getByRole('button', { name: /^Block \w{3}, / }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Blocked: \w{3}, / })).toBeFocused();
  await expect(blocks(page)).toHaveCount(1);

  const day = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  await expectClosed(await context.newPage(), day);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. That time isn’t blocked anymore.')).toBeVisible();
  await expect(blocks(page)).toHaveCount(0);
});

async function expectClosed(form: Page, day: string) {
  await form.goto('/booking');
  await waitForHydration(form);
  await fillPet(form, { name: 'Biscuit' });
  await next(form);
  await choose(form, 'Other day');
  await form.getByLabel('Another day').fill(day);
  await expect(
    form.getByText(`${closedWords(day)}; we’ll look for the nearest day.`),
  ).toBeVisible();
  await form.close();
}
