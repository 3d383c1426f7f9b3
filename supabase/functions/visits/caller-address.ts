/** The headers that name a caller, in the order in which the database looks for its own (`private.settings`). */
const callerHeaders = ['cf-connecting-ip', 'x-forwarded-for'];

/** The caller's address from the first of the headers that is there, of a list its left end; null without any. */
export function callerAddress(headers: Headers): string | null {
  const found = callerHeaders.map((name) => headers.get(name)).find(Boolean);
  return found?.split(',')[0]?.trim() ?? null;
}
