import type { Page, Route } from 'playwright/test';

type Fault = (route: Route) => Promise<void>;

export const bookings = '**/rest/v1/bookings**';

export const loseAnswer: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

export const answerWith =
  (status: number, body = '{}', headers: Record<string, string> = {}): Fault =>
  (route) =>
    route.fulfill({ status, body, headers });

/** The faults meet the first tries, in order; later tries reach the database. */
export async function breakTries(page: Page, ...faults: Fault[]) {
  let tries = 0;
  await skipPauses(page);
  await page.route(bookings, async (route) => {
    const fault = faults[tries];
    tries += 1;
    await (fault ? fault(route) : route.continue());
  });
  return () => tries;
}

/** Milliseconds: those between the tries of `insertOnce`, and of a page that reads a visit. */
const pauses = [1000, 2000, 3000];

/** Leaves out the pauses between two tries, and no other wait. */
export async function skipPauses(page: Page) {
  await page.addInitScript(dropPauses, pauses);
  await page.evaluate(dropPauses, pauses);
}

function dropPauses(dropped: readonly number[]) {
  const { setTimeout } = window;
  const quickTimeout = (handler: TimerHandler, time = 0, ...args: unknown[]) =>
    setTimeout(handler, dropped.includes(time) ? 0 : time, ...args);
  Object.assign(window, { setTimeout: quickTimeout });
}

export const failure = (page: Page) => page.getByRole('alert');

/** Expected in the console: the browser's line, and ours without data. */
export const failureLines = [
  /Failed to load resource/,
  /^Booking request was not stored: \w+ \(code/,
];
