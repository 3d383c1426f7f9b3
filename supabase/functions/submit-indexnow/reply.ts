import type { SubmissionErrorCode } from '../_shared/submission-hints.ts';

export function refuse(status: number, error: SubmissionErrorCode, headers = {}): Response {
  return Response.json({ error }, { status, headers });
}

/** Without an origin any page may read "not_configured". */
export function withCorsHeaders(response: Response, origin = '*'): Response {
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers':
      'authorization, x-client-info, apikey, content-type, x-operator-key',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
