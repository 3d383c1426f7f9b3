import type { Page, Route } from 'playwright/test';

type Fault = (route: Route) => Promise<void>;

/** Where booking requests go to. */
export const bookings = '**/rest/v1/bookings**';

/** Nobody answers, and nothing is stored. */
export const refuse: Fault = (route) => route.abort('connectionrefused');

/** The row is stored, and its answer never arrives. */
export const loseAnswer: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** An answer in place of the database's, and nothing is stored. */
export const answer =
  (status: number, body = '{}', headers: Record<string, string> = {}): Fault =>
  (route) =>
    route.fulfill({ status, body, headers });

/** Faults for the first tries, in order; what comes after them reaches the database. */
export async function breakTries(page: Page, ...faults: Fault[]) {
  let tries = 0;
  await page.route(bookings, async (route) => {
    const fault = faults[tries];
    tries += 1;
    await (fault ? fault(route) : route.continue());
  });
  return () => tries;
}

/** Three tries with 4 s of pauses between them come before a failure, or before a late success. */
export const afterTries = { timeout: 15_000 };

/** What a failed request shows in place. */
export const failure = (page: Page) => page.getByRole('alert');

/** What the console may say while requests fail: the browser's line, and ours without data. */
export const failureLines = [
  /Failed to load resource/,
  /^Booking request was not stored: \w+ \(code/,
];
