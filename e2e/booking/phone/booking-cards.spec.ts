import { fillPet } from '../../support/booking-form';
import { expect, test } from '../../support/fixtures';

test('only the selected card shows a check mark', async ({ page }) => {
  await page.goto('/booking');
  const marks = page.locator('[name="pets.0.service"] + [aria-hidden]').filter({ visible: true });
  await expect(marks).toHaveCount(0);
  await fillPet(page, { name: 'Biscuit' });
  await expect(marks).toHaveCount(1);
});

test('the edge of the chosen card is two pixels wide, half of it a ring', async ({ page }) => {
  await page.goto('/booking');
  await fillPet(page, { name: 'Biscuit' });
  const chosen = page.locator('label', { has: page.locator('[name="pets.0.petType"]:checked') });
  await expect(chosen).toHaveCSS('box-shadow', /rgb\(178, 78, 43\) 0px 0px 0px 1px/);
});

test('every package card shows its picture', async ({ page }) => {
  await page.goto('/booking');
  const cards = page.getByRole('group', { name: 'Service', exact: true }).locator('label');
  await expect(cards).toHaveCount(6);
  await cards.last().scrollIntoViewIfNeeded();
  const pictures = cards.locator('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate(readWidth)).toBeGreaterThan(40);
  }
});

const readWidth = (picture: Element) => Reflect.get(picture, 'naturalWidth');
