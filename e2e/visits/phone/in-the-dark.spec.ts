import type { Page } from 'playwright/test';
import { brandColors } from '../../../supabase/functions/_shared/business/brand-colors';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { title, toComputedColor } from '../../support/page-parts';
import { region, startDay, storeMessage } from '../../support/visits/operator-days';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Operator' });

test('the screens are dark on demand, and light on paper', async ({ page, request, visitor }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const paper = await toComputedColor(page, brandColors.paper);
  await storeMessage(request, visitor);
  await startDay(page, request, visitor);
  await expect(page.locator('body')).not.toHaveCSS('background-color', paper);
  await expectAccessible(page);

  await bar(page).getByRole('button', { name: 'Block time' }).click();
  const block = region(page, /^Block time$/);
  await block.getByText('Other day').click();
  await expect(block.getByLabel('Day', { exact: true })).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Add a visit' }).click();
  await page.getByLabel('Phone, email, name or pet').fill('(303) 555-0199');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add visit' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await region(page, /^To answer/)
    .getByRole('link', { name: 'Waffles' })
    .first()
    .click();
  await expect(title(page)).toHaveText('New request');
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS(
    'color',
    await toComputedColor(page, brandColors.dusk),
  );
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/contact');
  await expect(page.locator('body')).toHaveCSS('background-color', paper);
});
