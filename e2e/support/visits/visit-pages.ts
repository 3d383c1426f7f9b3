import { type Page } from 'playwright/test';

export const visitCalls = '**/functions/v1/visits';

/** The browser's line in the console about an answer that is not 2xx. */
export const refusedLine = /Failed to load resource/;

/** From the next page on. The server has another time, so its answers come without. */
export async function setPageTime(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
      return { ...(await json.call(this)), now: undefined };
    };
  });
}

export function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

export function waitQuietly(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
}

export async function openInNewDocument(page: Page, path: string): Promise<void> {
  await page.goto('about:blank', { waitUntil: 'load' });
  await page.goto(path);
}

export async function chooseDay(page: Page, day: string): Promise<void> {
  await page.getByText('Other day').click();
  await page.getByLabel('Day', { exact: true }).fill(day);
}
