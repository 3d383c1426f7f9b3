/** Every reason for which the function refuses or fails; the page has a sentence for each. */
export const errorCodes = [
  'method_not_allowed',
  'foreign_origin',
  'invalid_api_key',
  'operator_key_required',
  'not_configured',
  'too_large',
  'invalid_json',
  'urls_required',
  'too_many_urls',
  'invalid_url',
  'foreign_url',
  'upstream_key_rejected',
  'upstream_urls_rejected',
  'upstream_rate_limited',
  'upstream_error',
  'upstream_unreachable',
  'upstream_timeout',
] as const;

/** One of these reasons, as it stands in `{ error }`. */
export type ErrorCode = (typeof errorCodes)[number];
