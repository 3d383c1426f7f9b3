import type { Page, Route } from 'playwright/test';

type Fault = (route: Route) => Promise<void>;

export const bookings = '**/rest/v1/bookings**';

export const refuse: Fault = (route) => route.abort('connectionrefused');

export const loseAnswer: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

export const answerWith =
  (status: number, body = '{}', headers: Record<string, string> = {}): Fault =>
  (route) =>
    route.fulfill({ status, body, headers });

/** For the first tries, in order; later tries reach the database. */
export async function breakTries(page: Page, ...faults: Fault[]) {
  let tries = 0;
  await page.route(bookings, async (route) => {
    const fault = faults[tries];
    tries += 1;
    await (fault ? fault(route) : route.continue());
  });
  return () => tries;
}

/** The form tries three times with pauses of 4 s in all. */
export const afterTries = { timeout: 60_000 };

export const failure = (page: Page) => page.getByRole('alert');

/** Expected in the console: the browser's line, and ours without data. */
export const failureLines = [
  /Failed to load resource/,
  /^Booking request was not stored: \w+ \(code/,
];
