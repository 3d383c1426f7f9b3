/** `cf-connecting-ip`, `x-forwarded-for`, `x-real-ip`, `forwarded` and their like. */
const addressHeader = /(?:^|-)(?:ip|for|forwarded)$/;

/**
 * The headers of a request that may name its caller's address. The database knows which of them the platform
 * sets (`private.settings.caller_headers`), and believes no other.
 */
export function callerHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => addressHeader.test(name)));
}
