import type { BrowserContext, Page } from 'playwright/test';

/** What is the same for every event, or never twice: the time and the page. */
const common = ['timestamp', 'page_path', 'page_title'];

/** The events that a page has recorded so far, oldest first, with all that they carry. */
export function recorded(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const events = Array.isArray(layer) ? layer.filter((entry) => 'event' in entry) : [];
    return JSON.parse(JSON.stringify(events));
  });
}

/** The same without time and page, each page view as the path alone. */
export async function story(page: Page): Promise<unknown[]> {
  return (await recorded(page)).map((event) =>
    event.event === 'page_view'
      ? event.page_path
      : Object.fromEntries(Object.entries(event).filter(([key]) => !common.includes(key))),
  );
}

/** Every command that was given to the tag by name, such as `consent` or `event`, oldest first. */
export function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const given = Array.isArray(layer) ? layer.filter((entry) => !('event' in entry)) : [];
    return JSON.parse(JSON.stringify(given.map((command) => [...command])));
  });
}

/** The addresses of everything that a browser asks others for, from now on; maps are no visit. */
export function foreignRequests(context: BrowserContext, site: string): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = url.startsWith(site) || /^(data|blob|about):/.test(url);
    if (!isOurs && !url.startsWith('https://www.google.com/maps')) asked.push(url);
  });
  return asked;
}
