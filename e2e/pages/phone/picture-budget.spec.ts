import { expect, test } from '../../support/fixtures';
import { templates, waitForPictures } from '../../support/picture-pages';

for (const { path, budget } of templates) {
  test(`the first view of ${path} on a phone costs at most ${budget} kB of pictures`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForPictures(page);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\/assets\/.*\.(?:avif|webp)$/.test(name))
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    );
    const hero = files.find(({ name }) => name.includes('hero-tall'));

    const ofManyWidths = files.filter(({ name }) => name.includes('/assets/pictures/'));
    expect(ofManyWidths.every(({ name, size }) => name.endsWith('.avif') && size > 0)).toBe(true);
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(budget * 1000);
    expect(hero?.size ?? 0).toBeLessThanOrEqual(70_000);
    expect(Boolean(hero)).toBe(path === '/');
  });
}

test('the home page is complete above the fold of a phone: promise, two ways, notes, pet', async ({
  page,
}) => {
  await page.goto('/');
  await waitForPictures(page);
  const hero = page.getByRole('main').locator('section').first();
  for (const part of [
    hero.getByRole('heading', { level: 1 }),
    hero.getByRole('link', { name: 'Book Now in Denver' }),
    hero.getByRole('link', { name: 'Call Us' }),
    hero.getByRole('listitem').last(),
    hero.getByRole('img').last(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    );
  }
});
