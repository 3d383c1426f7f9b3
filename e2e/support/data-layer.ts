import type { BrowserContext, Page } from 'playwright/test';

/** Left out of comparisons. */
const common = ['timestamp', 'page_path', 'page_title'];

export function readEvents(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const events = Array.isArray(layer) ? layer.filter((entry) => 'event' in entry) : [];
    return JSON.parse(JSON.stringify(events));
  });
}

export async function readStory(page: Page): Promise<unknown[]> {
  return (await readEvents(page)).map((event) =>
    event.event === 'page_view'
      ? event.page_path
      : Object.fromEntries(Object.entries(event).filter(([key]) => !common.includes(key))),
  );
}

export function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const entries = Array.isArray(layer) ? layer.filter((entry) => !('event' in entry)) : [];
    return JSON.parse(JSON.stringify(entries.map((command) => [...command])));
  });
}

export function foreignRequests(context: BrowserContext, site: string): string[] {
  const urls: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = url.startsWith(site) || /^(data|blob|about):/.test(url);
    if (!isOurs && !url.startsWith('https://www.google.com/maps')) urls.push(url);
  });
  return urls;
}
