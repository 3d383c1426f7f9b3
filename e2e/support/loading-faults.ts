import type { Page } from 'playwright/test';

export const errorHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** Breaks the host as a deploy does: pages name new scripts, and the old ones are gone. */
export async function deploy(page: Page, isGone: (address: URL) => boolean): Promise<void> {
  await page.route(isGone, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/(booking|contact|blog|faq)$/, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/assets/frame-', '/assets/other-');
    return route.fulfill({ response: answer, body });
  });
}

/** The code of a page, such as `about-page`, throws while it is drawn. */
export async function breakDrawing(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`assets/${name}.*\\.js`), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Component = () => { throw new Error("The wick is wet"); };',
    }),
  );
}

export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
