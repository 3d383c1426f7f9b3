const aWeek = 7 * 24 * 3600;

/**
 * Seconds since a form was opened, both moments by the visitor's clock; null when that clock was
 * set in between and the difference means nothing. The database never refuses a request for it.
 */
export function fillSeconds(startedAt: number, now = Date.now()): number | null {
  const seconds = Math.round((now - startedAt) / 1000);
  return seconds >= 0 && seconds <= aWeek ? seconds : null;
}
