import { operatorKeyHeader } from './visit-state.ts';

type SiteSettings = {
  readonly origin: string | undefined;
  readonly publishableKeys: readonly string[];
};

type CallerRefusal = readonly [status: number, error: 'foreign_origin' | 'invalid_api_key'];

/** What each function answers to a page. Without an origin any page may read "not_configured". */
export function answerHeaders(origin = '*') {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': `authorization, x-client-info, apikey, content-type, ${operatorKeyHeader}`,
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

/** `verify_jwt` is off because publishable keys are not JWTs, so the key is checked here. It is no secret. */
export function refuseCaller(
  headers: Headers,
  { origin, publishableKeys }: SiteSettings,
): CallerRefusal | undefined {
  // programs send no Origin; browsers always do, and no page can change it
  const page = headers.get('origin');
  if (page !== null && page !== origin) return [403, 'foreign_origin'];
  if (!publishableKeys.includes(headers.get('apikey') ?? '')) return [401, 'invalid_api_key'];
  return undefined;
}
