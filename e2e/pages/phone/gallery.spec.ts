import { allowMotion } from '../../support/carousel';
import { expect, test } from '../../support/fixtures';

// Specification, section 9: items shown at first and per press.
const lists = [
  { section: 'Before and after', noun: 'transformations', initial: 4, step: 4 },
  { section: 'Happy pets', noun: 'happy pets', initial: 6, step: 4 },
  { section: 'Pet of the Month', noun: 'winners', initial: 3, step: 3 },
];

test('each list of the gallery expands and collapses', async ({ page }) => {
  await page.goto('/gallery');
  const opening = page.getByRole('slider').first();
  await expect(opening).toHaveAccessibleName(/^Before and after: \w+, /);
  await expect(opening).toHaveValue('45');
  await expect(opening).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Same pet, fresh coat');
  for (const { section, noun, initial, step } of lists) {
    const region = page.getByRole('region', { name: section });
    const items = region.getByRole('list').first().locator('> li');
    const heading = region.getByRole('heading', { level: 2 });
    const more = region.getByRole('button', { name: `Show More ${noun}` });
    const less = region.getByRole('button', { name: `Show Less ${noun}` });
    const status = await region.getByRole('status').innerText();
    const all = Number(/of (\d+)/.exec(status)?.[1]);

    expect(all).toBeGreaterThan(initial);
    await expect(items).toHaveCount(initial);
    for (let shown = initial; shown < all; shown += step) {
      await more.click();
      await expect(items).toHaveCount(Math.min(shown + step, all));
      await expect(items.nth(shown)).toBeFocused();
    }
    await expect(more).toBeHidden();
    await less.click();
    await expect(items).toHaveCount(initial);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(more).toBeVisible();
  }
});

test('the slider line moves once, and not under reduced motion', async ({ page }) => {
  await allowMotion(page);
  await page.goto('/gallery');
  const pairs = page.getByRole('region', { name: 'Before and after' });
  const slider = pairs.getByRole('slider').first();
  const frame = pairs.locator('[data-line]').first();
  const readSplit = () =>
    frame.evaluate((box) => getComputedStyle(box).getPropertyValue('--split'));
  await expect(frame).toHaveAttribute('data-line', 'waiting');
  expect(await readSplit()).toBe('64%');
  await slider.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-line', 'passing');
  await expect.poll(readSplit).toBe('36%');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(frame).toHaveAttribute('data-line', /waiting|swaying|passing/);
  expect(await readSplit()).toBe('36%');
});

test('Book Now floats after the sliders, while the bar hides its own', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/gallery');
  const floating = page.getByRole('link', { name: 'Book Now for your pet' });
  await expect(floating).not.toBeInViewport();
  const sliders = page.getByRole('region', { name: 'Before and after' }).getByRole('slider');
  await sliders.last().scrollIntoViewIfNeeded();
  await expect(floating).not.toBeInViewport();
  await page
    .getByRole('region', { name: 'Happy pets' })
    .getByRole('listitem')
    .nth(2)
    .scrollIntoViewIfNeeded();
  await expect(floating).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Call or book' });
  await expect(bar.getByRole('link', { name: 'Book Now' })).toBeHidden();
  await expect(async () => {
    const call = await bar.getByRole('link', { name: 'Call Now' }).boundingBox();
    const book = await floating.boundingBox();
    expect(book?.y).toBeCloseTo(call?.y ?? 0, -1);
    expect(book?.x).toBeGreaterThan((call?.x ?? 0) + (call?.width ?? 0));
  }).toPass();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link', { name: 'Book Now' })).toBeVisible();
});
