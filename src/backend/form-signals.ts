/** How a form was filled in, in the names of the columns. A mark for whoever reads the request. */
export type FormSignals = {
  readonly honeypot_filled: boolean;
  readonly fill_seconds: number | null;
};

const aWeek = 7 * 24 * 3600;

/** What is told about a form: its hidden field, and the moment (ms) at which it was opened. */
export function formSignals(honeypot: HTMLInputElement | null, openedAt: number): FormSignals {
  return { honeypot_filled: Boolean(honeypot?.value), fill_seconds: fillSeconds(openedAt) };
}

/**
 * Seconds since a form was opened, both moments by the visitor's clock; null when that clock was
 * set in between and the difference means nothing. The database never refuses a request for it.
 */
export function fillSeconds(startedAt: number, now = Date.now()): number | null {
  const seconds = Math.round((now - startedAt) / 1000);
  return seconds >= 0 && seconds <= aWeek ? seconds : null;
}
