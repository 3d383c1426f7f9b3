import { type Locator, type Page, expect } from 'playwright/test';

// More than any page has.
export const maxTabs = 160;

/** Everything that gets the focus on the way must be visible. */
export async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < maxTabs; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** WCAG 2.2, 2.4.11. */
export async function expectFocusInSight(page: Page) {
  await expect.poll(() => page.evaluate(describeFocusCover)).toBe('');
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

function describeFocusCover(): string {
  const active = document.activeElement;
  if (!active || active === document.body || active.tagName === 'IFRAME') return '';
  // a choice is hidden in its card, which shows the focus
  const focused = active.closest('label') ?? active;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const [x = 0, y = 0] = middle;
  const topElement = document.elementFromPoint(x, y);
  const isSeen = topElement && (focused.contains(topElement) || topElement.contains(focused));
  return isSeen
    ? ''
    : `${focused.outerHTML.slice(0, 80)} under ${topElement?.outerHTML.slice(0, 80) ?? 'nothing'}`;
}
