import type { Page, Request } from 'playwright/test';

/** The real function, on the embedded backend; behind it stands a stub of IndexNow. */
export const functionUrl = '**/functions/v1/submit-indexnow';

/** The browser's line about a refusal, and ours: reason and status, nothing that was typed. */
export const failureLines = [/Failed to load resource/, /^Pages were not submitted: \w+ \(status/];

/** The button that sends; the number of pages is a part of its name. */
export const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });

/** A toast by the words in it. */
export const toast = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title });

/** Opens the page and names pages in its text box, one a line. */
export async function namePages(page: Page, lines: readonly string[], site = '') {
  await page.goto(`${site}/admin/indexnow`);
  await page.getByText('Only the pages I name').click();
  await page.getByLabel('Pages to send').fill(lines.join('\n'));
}

/** So many paths that differ; the site need not have them. */
export const paths = (count: number) =>
  Array.from({ length: count }, (_, index) => `/page-${String(index)}`);

/** Watches the calls of the function from now on; gives the URLs of each. */
export function listenToCalls(page: Page): () => string[][] {
  const calls: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/functions/v1/')) calls.push(request);
  });
  return () =>
    calls.map((call) => {
      const { urls }: { urls: string[] } = call.postDataJSON();
      return urls;
    });
}

/**
 * Milliseconds between the end of each call of the function and the start of the next, by the clock
 * of the page itself: that of the network log is set anew for each request.
 */
export async function pausesBetweenCalls(page: Page): Promise<number[]> {
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/functions/v1/'))
      .map(({ duration, startTime }) => ({ start: startTime, end: startTime + duration })),
  );
  return calls.slice(1).map(({ start }, index) => start - (calls[index]?.end ?? start));
}
