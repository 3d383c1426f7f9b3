import type { Page, Request } from 'playwright/test';

export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = newSignal();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets the first request that `isHeld` reach the server, and keeps its answer, which is old when it comes. */
export async function holdAnswer(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean,
) {
  const { promise: made, resolve: noteMade } = newSignal();
  const { promise: released, resolve: release } = newSignal();
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst || !isHeld(route.request())) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    noteMade();
    await released;
    await route.fulfill({ response });
  });
  return { made, release };
}

function newSignal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}

export const holdScripts = (page: Page) => holdRequests(page, /\/assets\/index-.*\.js/);
