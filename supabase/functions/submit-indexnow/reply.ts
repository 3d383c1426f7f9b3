import type { ErrorCode } from './error-codes.ts';

/** What to answer: `body` as JSON, `headers` beside those that every answer has. */
export type Reply = {
  readonly status: number;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A refusal, named by a code that the page turns into a sentence. */
export function refusal(status: number, error: ErrorCode, headers: Reply['headers'] = {}): Reply {
  return { status, body: { error }, headers };
}

/**
 * Only a page of `origin` may read the response. While none is set, every page may: all that it can
 * read is that the function is not configured.
 */
export function toResponse({ status, body, headers }: Reply, origin: string | undefined): Response {
  return new Response(body ? JSON.stringify(body) : null, {
    status,
    headers: {
      ...(body && { 'content-type': 'application/json; charset=utf-8' }),
      ...crossOrigin(origin ?? '*'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

function crossOrigin(origin: string) {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers':
      'authorization, x-client-info, apikey, content-type, x-operator-key',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
  };
}
