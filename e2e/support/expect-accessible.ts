import axeCore from 'axe-core';
import { type Page, expect } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the whole page, or at a part where the rest was looked at. */
export async function expectAccessible(page: Page, part = 'html') {
  const barsInFlow = await putStickyBarsInFlow(page);
  const found = await findViolations(page, part);
  await barsInFlow.evaluate((styles) => {
    styles.disabled = true;
  });
  expect(found, page.url()).toEqual([]);
}

/**
 * The violations are listed by rule, with the HTML of each element. The package for Playwright takes twice as long, and
 * reads its source each time.
 */
async function findViolations(page: Page, part: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([selector, tags]) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
      const { violations } = await axe.run(selector, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // the only frames are maps, which are not ours
        iframes: false,
      });
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    [part, rules] as const,
  );
}

export async function expectAccessibleOnBothScreens(page: Page) {
  const phone = page.viewportSize();
  if (!phone) throw new Error('The window has a size of its own');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  await expectAccessible(page);
  await page.setViewportSize(phone);
}

/** Axe calls a link that is half under a bar too small, though a visitor scrolls on. */
function putStickyBarsInFlow(page: Page) {
  return page.evaluateHandle(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('[class*="sticky"] { position: static !important; }');
    // unlike a <style> element, the page's content security policy allows it
    document.adoptedStyleSheets.push(styles);
    return styles;
  });
}
