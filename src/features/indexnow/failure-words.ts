import type { FunctionCallError } from '@/backend/function-call-error';

const otherVersion =
  'Page and function are of different versions. Deploy both again, then reload this page.';

/** For each reason, what happened and what to do about it. */
const words = new Map([
  ['method_not_allowed', otherVersion],
  [
    'foreign_origin',
    'The function takes submissions from its own site only. Open this page at the address in the function’s secret SITE_ORIGIN, or correct that secret.',
  ],
  [
    'invalid_api_key',
    'The function does not know the publishable key of this build. Build the site with the current VITE_SUPABASE_ANON_KEY of the project.',
  ],
  ['operator_key_required', 'The function asks for the operator key. Enter it and submit again.'],
  [
    'not_configured',
    'The function is not set up yet. Set its secrets SITE_ORIGIN and INDEXNOW_KEY, as the README describes.',
  ],
  [
    'too_large',
    'These addresses are too long to travel together: a batch holds 64 kB. Name fewer pages at a time.',
  ],
  ['invalid_json', otherVersion],
  ['urls_required', otherVersion],
  ['too_many_urls', otherVersion],
  [
    'invalid_url',
    'The function could not read one of the addresses. Look through those that did not go.',
  ],
  [
    'foreign_url',
    'The function knows the site under another address. Set its secret SITE_ORIGIN to the one that this page shows, with or without www as it is here.',
  ],
  [
    'upstream_key_rejected',
    'IndexNow could not confirm the key. Check the key file on this page; the function’s secret INDEXNOW_KEY must be that same key.',
  ],
  [
    'upstream_urls_rejected',
    'IndexNow did not accept these addresses. Check that they open on this site, and that the key file is right.',
  ],
  ['upstream_error', 'IndexNow has a problem of its own. Try again in a few minutes.'],
  [
    'upstream_unreachable',
    'The function could not reach IndexNow. Try again in a few minutes; if it stays so, check the function’s secret INDEXNOW_ENDPOINT.',
  ],
  [
    'upstream_timeout',
    'IndexNow took longer than ten seconds. The batch may have arrived; sending it once more does no harm.',
  ],
  ['offline', 'You are offline. Nothing is lost: submit again when the network is back.'],
  [
    'timeout',
    'The function took longer than 20 seconds. The batch may have arrived; sending it once more does no harm.',
  ],
  [
    'unreachable',
    'The function could not be reached. If your connection is fine, see that it is deployed and that its secret SITE_ORIGIN is the address of this site.',
  ],
  // Of the platform in front of the function: the embedded one, then the hosted one.
  ['function_not_found', 'The function is not deployed. Deploy it, as the README describes.'],
  ['function_unavailable', 'The function could not start. The terminal of the site says why.'],
  ['NOT_FOUND', 'The function is not deployed. Deploy it, as the README describes.'],
  ['BOOT_ERROR', 'The function could not start. Its log in the Supabase dashboard says why.'],
]);

/** What to tell the operator about a failed call: one or two sentences that say what to do. */
export function failureWords({ code, details }: FunctionCallError): string {
  if (code === 'upstream_rate_limited') {
    return `IndexNow has had enough for now. Wait ${span(details.retryAfter)}, then submit again.`;
  }
  const unknown = `The function gave an answer that this page does not know (${code}, status ${String(details.status)}). Its log says more.`;
  return words.get(code) ?? unknown;
}

function span(seconds: number): string {
  if (seconds <= 0) return 'a few minutes';
  return seconds > 90 ? `${String(Math.ceil(seconds / 60))} minutes` : `${String(seconds)} seconds`;
}
