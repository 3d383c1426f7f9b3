import { expect, test } from '../../support/fixtures';
import { goWithinSite } from '../../support/page-parts';

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

test('the map of an area does not cut off its flag or a name', async ({ page }) => {
  await page.goto('/locations/wash-park');
  // one in the middle of its map, one near either edge, and one with a ring's name below it
  for (const [slug, drive] of [
    ['wash-park', 'about 10-15 min'],
    ['golden', 'about 28-40 min'],
    ['aurora', 'about 20-35 min'],
    ['cherry-creek', 'about 10-15 min'],
  ] as const) {
    await goWithinSite(page, `/locations/${slug}`);
    const map = page.getByRole('img', { name: 'Drawn map of our service area' });
    const words = map.locator('text').filter({ visible: true });
    // including its pole and the dot of the area
    const flag = words.filter({ hasText: drive }).locator('../..');
    const names = words.filter({ hasNotText: 'about' });
    await expect(flag).toHaveCount(1);
    const frame = (await map.boundingBox()) ?? nowhere;
    for (const drawn of [flag, ...(await names.all())]) {
      const { x, y, width, height } = (await drawn.boundingBox()) ?? nowhere;
      const name = (await drawn.textContent()) ?? '';
      expect(x, name).toBeGreaterThanOrEqual(frame.x);
      expect(x + width, name).toBeLessThanOrEqual(frame.x + frame.width);
      expect(y, name).toBeGreaterThanOrEqual(frame.y);
      expect(y + height, name).toBeLessThanOrEqual(frame.y + frame.height);
    }
  }
});
