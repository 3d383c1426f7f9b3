import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { expectFitsWindow, title } from '../../support/page-parts';
import { storeRequest, waitForOperatorLink, waitForOwnerMail } from '../../support/visit-mails';
import { confirmVisit } from '../../support/visit-pages';

// Text that fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a wide screen both pages of a visit are accessible and fit', async ({
  page,
  request,
  visitor,
}) => {
  await page.goto(await waitForOperatorLink(await storeRequest(request, visitor)));
  await expect(title(page)).toHaveText('New request');
  await expectWhole(page, 'a new request');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Decline, and say why')).toBeVisible();
  await expectWhole(page, 'a decline');
  await page.getByRole('button', { name: 'Back' }).click();
  await confirmVisit(page);
  await expectWhole(page, 'the operator’s confirmed visit');

  await page.goto((await waitForOwnerMail(visitor, 'Confirmed')).link);
  await expect(title(page)).toHaveText('Your visit is confirmed');
  await expectWhole(page, 'the owner’s confirmed visit');
});

async function expectWhole(page: Page, state: string) {
  await expectFitsWindow(page, state);
  await expectAccessible(page);
}
