import type { Locator } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { choose, next } from '../../support/forms/booking-form';

// WCAG 2.2: 4.5 for text (1.4.3), 3 for states (1.4.11).
const text = 4.5;
const state = 3;

test('a wrong field and a chosen card stand out, with legible words', async ({ page }) => {
  await page.goto('/booking');
  await next(page);
  const name = page.getByLabel('Pet’s name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.blur();
  expect(await measureContrast(name, 'borderTopColor')).toBeGreaterThan(state);
  const message = page.getByText('Pet name is required').first();
  expect(await measureContrast(message, 'color')).toBeGreaterThan(text);
  const dog = page.locator('label').filter({ has: page.locator('[value=dog]') });
  expect(await measureContrast(dog, 'borderTopColor')).toBeGreaterThan(state);

  for (const answer of ['Dog', 'Large', 'Full Groom']) {
    await choose(page, answer);
    const card = page.locator('label:has(:checked)', { hasText: new RegExp(`^${answer}`) });
    await expect.poll(() => measureContrast(card, 'borderTopColor'), answer).toBeGreaterThan(state);
    const mark = card.locator('> span[aria-hidden]').first();
    expect(await measureContrast(mark, 'backgroundColor'), answer).toBeGreaterThan(state);
    expect(await measureContrast(mark, 'color'), answer).toBeGreaterThan(state);
    for (const words of await card.locator('> span:last-of-type span').all()) {
      expect(await measureContrast(words, 'color'), answer).toBeGreaterThan(text);
    }
  }
});

const focused = [
  { path: '/booking', name: 'Next', role: 'button' },
  { path: '/booking', name: 'Add another pet', role: 'button' },
  { path: '/faq', name: 'View Services', role: 'link' },
  { path: '/services', name: 'Request a visit', role: 'link' },
] as const;

test('buttons and links show their focus', async ({ page }) => {
  for (const { path, name, role } of focused) {
    await page.goto(path);
    const control = page.getByRole('main').getByRole(role, { name, exact: true }).first();
    // focus by script only shows a ring after a key press
    await page.keyboard.press('Tab');
    await control.focus();
    const place = `${name} of ${path}`;
    await expect(control, place).toHaveCSS('outline-style', 'solid');
    await expect(control, place).toHaveCSS('outline-width', '3px');
    expect(await measureContrast(control, 'outlineColor'), place).toBeGreaterThan(state);
  }
});

type Paint = 'color' | 'backgroundColor' | 'borderTopColor' | 'outlineColor';

/**
 * WCAG 2 contrast (1 to 21) of computed colors. Text is compared with its own background, anything else with its
 * surroundings.
 */
function measureContrast(element: Locator, paint: Paint): Promise<number> {
  return element.evaluate((target, property) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    const canvas = context;

    function blend(layers: readonly string[]): readonly number[] {
      for (const layer of ['white', ...layers]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }

    function layersBehind(start: Element | null): string[][] {
      let grounds: string[][] = [[]];
      for (let part = start; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        const stops = backgroundImage.match(/rgba?\([^)]*\)/g) ?? [backgroundColor];
        grounds = grounds.flatMap((above) => stops.map((stop) => [stop, ...above]));
      }
      return grounds;
    }

    function luminance(color: readonly number[]): number {
      const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    const paints = getComputedStyle(target)[property];
    const grounds = layersBehind(property === 'color' ? target : target.parentElement);
    return Math.min(
      ...grounds.map((ground) => {
        const lights = [luminance(blend(ground)), luminance(blend([...ground, paints]))];
        return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
      }),
    );
  }, paint);
}
