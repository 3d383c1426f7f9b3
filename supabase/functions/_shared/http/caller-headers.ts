/** Matches `cf-connecting-ip`, `x-forwarded-for`, `x-real-ip`, `forwarded` and the like. */
const addressHeader = /(?:^|-)(?:ip|for|forwarded)$/;

/** Sends all such headers; the database uses the one the platform sets (`settings.caller_headers`). */
export function callerHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => addressHeader.test(name)));
}
