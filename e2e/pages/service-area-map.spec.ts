import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { goWithinSite } from '../support/page-parts';

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

test('the map of all areas names the area of a typed ZIP and its drive', async ({ page }) => {
  await page.goto('/denver-mobile-dog-grooming');
  const map = page.getByRole('img', { name: 'Drawn map of our service area' }).first();
  await expectReadable(map);
  await page.getByRole('textbox', { name: 'Your ZIP code' }).fill('80206');
  await expect(namesOn(map).filter({ hasText: 'Cherry Creek, about 10-15 min' })).toHaveCount(1);
});

test('the map of an area shows its name, and cuts none', async ({ page }) => {
  await page.goto('/locations/wash-park');
  // in the middle of its map, near either edge, and beside a ring's name
  for (const [slug, name] of [
    ['wash-park', 'Wash Park'],
    ['golden', 'Golden'],
    ['aurora', 'Aurora'],
    ['littleton', 'Littleton'],
  ] as const) {
    await goWithinSite(page, `/locations/${slug}`);
    const map = page.getByRole('img', { name: 'Drawn map of our service area' });
    await expect(namesOn(map).filter({ hasText: name })).toHaveCount(1);
    await expectReadable(map);
  }
});

const namesOn = (map: Locator) => map.locator('text').filter({ visible: true });

async function expectReadable(map: Locator) {
  const frame = (await map.boundingBox()) ?? nowhere;
  const names = await Promise.all(
    (await namesOn(map).all()).map(async (text) => {
      const { x, y, width, height } = (await text.boundingBox()) ?? nowhere;
      // the letters, without the empty parts of their line and their outline
      const letters = { top: y + height / 4, bottom: y + (height * 3) / 4 };
      return { name: await text.textContent(), left: x, right: x + width, ...letters };
    }),
  );
  const isCut = ({ left, right, top, bottom }: (typeof names)[number]) =>
    left < frame.x ||
    right > frame.x + frame.width ||
    top < frame.y ||
    bottom > frame.y + frame.height;
  expect(names.filter(isCut)).toEqual([]);
  const isCovered = (one: (typeof names)[number]) =>
    names.some(
      (other) =>
        other !== one &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom,
    );
  expect(names.filter(isCovered)).toEqual([]);
}
