import { brandColors } from '../../../supabase/functions/_shared/business/brand-colors';
import { expect, test } from '../../support/fixtures';
import { fillPet } from '../../support/forms/booking-form';
import { toComputedColor } from '../../support/page-parts';

test(
  'every package card shows its picture, and a chosen card gets a mark and a ring',
  { tag: '@night' },
  async ({ page }) => {
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

    const marks = page.locator('[name="pets.0.service"] + [aria-hidden]').filter({ visible: true });
    await expect(marks).toHaveCount(0);
    await fillPet(page, { name: 'Biscuit' });
    await expect(marks).toHaveCount(1);
    const chosen = page.locator('label', { has: page.locator('[name="pets.0.petType"]:checked') });
    const accent = await toComputedColor(page, brandColors.accent.DEFAULT);
    const readShadows = () => chosen.evaluate((card) => getComputedStyle(card).boxShadow);
    // its colors change over 150 ms
    await expect.poll(readShadows).toContain(`${accent} 0px 0px 0px 1px`);
  },
);

const readWidth = (picture: Element) => Reflect.get(picture, 'naturalWidth');
