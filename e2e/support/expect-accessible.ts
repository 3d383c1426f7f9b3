import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and axe's best practices, over everything that is on the page now. */
export async function expectAccessible(page: Page) {
  // Maps are drawn by others, so no frame needs the second page in which axe puts frames together.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(found).toEqual([]);
}
