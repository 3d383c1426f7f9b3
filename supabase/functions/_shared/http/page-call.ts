import { operatorKeyHeader } from '../visits/visit-state.ts';
import type { Site } from './read-site.ts';
import { readText } from './read-text.ts';

export type Reply = readonly [
  status: number,
  body: object,
  headers?: Readonly<Record<string, string>>,
];

/** A refused caller may go on after so many minutes; `private.settings` says the same. */
export const limitMinutes = 10;

type PageSite = Pick<Site, 'origin' | 'publishableKeys'>;

type PageFunction = {
  readonly site: PageSite;
  readonly mostBytes: number;
  /** `undefined` while settings are missing. A rejection means that the database is unavailable. */
  readonly answer: ((text: string, headers: Headers) => Reply | Promise<Reply>) | undefined;
  /** Answers calls of other programs, which send no API key; `undefined` for calls of pages. */
  readonly answerProgram?: (request: Request) => Reply | Promise<Reply> | undefined;
};

/** What all functions have in common that a page of the site calls. */
export function pageHandler(called: PageFunction) {
  return async function handle(request: Request): Promise<Response> {
    const headers = answerHeaders(called.site.origin);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const [status, body, more] = await replyTo(request, called).catch(() =>
      refuse(502, 'database_unavailable'),
    );
    return Response.json(body, { status, headers: { ...headers, ...more } });
  };
}

async function replyTo(request: Request, called: PageFunction): Promise<Reply> {
  const { site, mostBytes, answer, answerProgram } = called;
  const programReply = answerProgram?.(request);
  if (programReply) return programReply;
  if (request.method !== 'POST') {
    return [405, { error: 'method_not_allowed' }, { allow: 'POST, OPTIONS' }];
  }
  if (!answer) return refuse(503, 'not_configured');
  const refused = refuseCaller(request.headers, site);
  if (refused) return refused;
  const text = await readText(request, mostBytes);
  return text === undefined ? refuse(413, 'too_large') : answer(text, request.headers);
}

export function refuse(status: number, error: string, headers: Record<string, string> = {}): Reply {
  return [status, { error }, headers];
}

export function refuseForNow(error: string): Reply {
  return refuse(429, error, { 'retry-after': `${limitMinutes * 60}` });
}

/** Without an origin any page may read "not_configured". */
function answerHeaders(origin = '*') {
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
function refuseCaller(headers: Headers, { origin, publishableKeys }: PageSite): Reply | undefined {
  // programs send no Origin; browsers always do, and no page can change it
  const page = headers.get('origin');
  if (page !== null && page !== origin) return refuse(403, 'foreign_origin');
  if (!publishableKeys.includes(headers.get('apikey') ?? '')) {
    return refuse(401, 'invalid_api_key');
  }
  return undefined;
}

/** Matches `cf-connecting-ip`, `x-forwarded-for`, `x-real-ip`, `forwarded` and the like. */
const addressHeader = /(?:^|-)(?:ip|for|forwarded)$/;

/** Sends all such headers; the database uses the one the platform sets (`settings.caller_headers`). */
export function callerHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => addressHeader.test(name)));
}
