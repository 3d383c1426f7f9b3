import { type Page, expect, test as base } from 'playwright/test';
import type { Tables } from '../../supabase/functions/_shared/database.types';
import { randomNetwork } from './forms/request-row';
import { readRows } from './stored-rows';

export { expect };

type Fixtures = {
  /** No other test uses this name, so it finds the test's rows. */
  visitor: string;
  expectedInConsole: RegExp[];
  storedBookings: () => Promise<Tables<'bookings'>[]>;
};

let visitors = 0;

const tags = 'https://www.googletagmanager.com/';
const map = '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>';

export const test = base.extend<Fixtures>({
  expectedInConsole: async ({}, use) => {
    await use([]);
  },
  visitor: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use(`Visitor ${workerIndex}-${visitors}-${Date.now()}`);
  },
  storedBookings: async ({ visitor, request }, use) => {
    const filter = { parent_name: `eq.${visitor}`, order: 'created_at,pet_number' };
    await use(() => readRows(request, 'bookings', filter));
  },
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'cf-connecting-ip': randomNetwork() });
    await use(context);
  },
  page: async ({ page, expectedInConsole }, use) => {
    await answerForOthers(page);
    const complaints = listenToConsole(page);
    await use(withHydratedNavigation(page));
    // An answer that a test no longer waits for may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = complaints.filter(
      (text) => !expectedInConsole.some((expected) => expected.test(text)),
    );
    expect(unexpected, 'the console stays empty').toEqual([]);
  },
});

/** Answers for maps and the tag. Unlike `route`, this keeps the browser's cache for everything else. */
async function answerForOthers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const [type, body] = request.url.startsWith(tags)
      ? ['text/javascript', '']
      : ['text/html', map];
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: type }],
        body: Buffer.from(body).toString('base64'),
      })
      // fails once the page is closed, when nobody needs the answer
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: ['https://www.google.com/', tags].map((site) => ({ urlPattern: `${site}*` })),
  });
}

function withHydratedNavigation(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await waitForHydration(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await waitForHydration(page);
    return answer;
  };
  return page;
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('#root[data-hydrated]').waitFor();
}

function listenToConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Playwright's own word for `serviceWorkers: 'block'`
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`Uncaught ${error.message}`));
  return complaints;
}
