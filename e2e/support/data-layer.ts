import type { BrowserContext, Page } from 'playwright/test';

const common = ['timestamp', 'page_path', 'page_title'];

export function readEvents(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const events = Array.isArray(layer) ? layer.filter((entry) => 'event' in entry) : [];
    return JSON.parse(JSON.stringify(events));
  });
}

export async function readStory(page: Page): Promise<string[]> {
  return (await readEvents(page)).map(({ event, ...properties }) =>
    event === 'page_view'
      ? String(properties.page_path)
      : [
          event,
          ...Object.entries(properties)
            .filter(([key]) => !common.includes(key))
            .map(tell),
        ].join(' '),
  );
}

const tell = ([key, value]: [string, unknown]) =>
  `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`;

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
