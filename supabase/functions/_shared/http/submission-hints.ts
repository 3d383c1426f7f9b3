const otherVersion =
  'Page and function are of different versions. Deploy both again, then reload this page.';
const tryLater = 'Try again in a few minutes.';

export const submissionHints = {
  method_not_allowed: otherVersion,
  invalid_json: otherVersion,
  urls_required: otherVersion,
  too_many_urls: otherVersion,
  foreign_origin:
    'The function takes submissions from its own site only. Open this page at the address in its secret SITE_ORIGIN, or correct that secret.',
  invalid_api_key:
    'The function does not know the publishable key of this build. Build the site with the project’s current VITE_SUPABASE_ANON_KEY.',
  operator_key_required:
    'The function asks for the operator key, its secret OPERATOR_KEY. Enter it and submit again.',
  operator_key_missing:
    'This site is public, so the function stays closed until its secret OPERATOR_KEY is set (docs/operating.md). Nothing was sent.',
  too_many_keys:
    'Too many wrong operator keys came from this network. Wait ten minutes, or enter the right one.',
  not_configured:
    'The function is not set up yet. Set its secrets SITE_ORIGIN and INDEXNOW_KEY. Its OPERATOR_KEY needs 16 characters or more.',
  too_large: 'These addresses are too long for one batch of 64 kB. Name fewer pages at a time.',
  invalid_url: 'The function could not read one of the addresses. Look through the list.',
  foreign_url:
    'The function knows the site under another address. Set its secret SITE_ORIGIN to the address of this page, with or without www as it is here.',
  upstream_key_rejected:
    'IndexNow could not confirm the key. Check the key file on this page; the function’s secret INDEXNOW_KEY must be that same key.',
  upstream_urls_rejected:
    'IndexNow did not accept these addresses. Check that they open on this site, and that the key file is right.',
  upstream_rate_limited: 'IndexNow has had enough for now. Wait a few minutes, then submit again.',
  upstream_error: `IndexNow has a problem of its own. ${tryLater}`,
  upstream_unreachable: `The function could not reach IndexNow. ${tryLater} If it stays so, check the function’s secret INDEXNOW_ENDPOINT.`,
  upstream_timeout:
    'IndexNow took longer than ten seconds. The batch may have arrived; sending it again does no harm.',
} as const;

export type SubmissionErrorCode = keyof typeof submissionHints;
