import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import { region, startDay } from '../../support/visits/operator-days';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Operator' });

test('the bar is within reach of a thumb, gives way to the buttons of a form, and hides nothing', async ({
  page,
  request,
  visitor,
}) => {
  await startDay(page, request, visitor);
  const height = page.viewportSize()?.height ?? 0;
  const bottom = async () => {
    const box = await bar(page).boundingBox();
    return box ? box.y + box.height : 0;
  };
  expect(await bottom()).toBe(height);
  await page.keyboard.press('End');
  await expect(page.getByText('Help')).toBeInViewport();
  const help = await page.getByText('Help').boundingBox();
  const { y = 0 } = (await bar(page).boundingBox()) ?? {};
  expect((help?.y ?? height) + (help?.height ?? 0)).toBeLessThanOrEqual(y);
  await expectFitsTwiceTheText(page);

  await bar(page).getByRole('button', { name: 'Today' }).click();
  await expect(
    region(page, /^Today, /)
      .getByRole('heading')
      .first(),
  ).toBeInViewport();
  await region(page, /^To answer/)
    .getByRole('link', { name: 'Waffles' })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 860 });
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport();
});
