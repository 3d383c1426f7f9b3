import { toDatabaseError } from '../database/database.ts';
import { localKeys } from '../local-keys.ts';

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, prefer, accept-profile, content-profile, x-retry-count',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '3600',
};
export function reply(
  status: number,
  body: string | null = null,
  headers: Record<string, string> = {},
): Response {
  const type = body === null ? {} : { 'content-type': 'application/json; charset=utf-8' };
  return new Response(body, { status, headers: { ...corsHeaders, ...type, ...headers } });
}

/** The gateway in front of the REST API sends no error codes. */
export function gatewayReply(status: number, message: string, hint?: string): Response {
  return reply(status, JSON.stringify({ message, hint }));
}

export type Role = 'anon' | 'service_role';

/** The local secret key is public, so it must not work for web pages or other machines, not even through a proxy. */
export function apiRole(request: Request): Role | Response {
  const key = request.headers.get('apikey');
  if (key === localKeys.publishable) return 'anon';
  if (!key) {
    const hint = 'No `apikey` request header or url param was found.';
    return gatewayReply(401, 'No API key found in request', hint);
  }
  if (key !== localKeys.secret) return gatewayReply(401, 'Invalid API key');
  if (request.headers.has('origin') || !isFromThisMachine(request.headers)) {
    return gatewayReply(401, 'Forbidden use of secret API key');
  }
  return 'service_role';
}

function isFromThisMachine(headers: Headers): boolean {
  const claims = [headers.get('cf-connecting-ip'), headers.get('x-forwarded-for')];
  return claims.every((address) => address === null || isLoopback(address));
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127[.\d]+$/.test(address);
}

type Details = { details?: string | null | undefined; hint?: string | null | undefined };

export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: string;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: Details = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = JSON.stringify({ code, details, hint, message });
    this.headers = headers;
  }
}

export function notSupportedLocally(what: string): RestError {
  return new RestError(501, 'LOCAL501', `The embedded backend does not do this: ${what}`);
}

type RaisedAnswer = Details & { code: string; message: string };
type RaisedStatus = { status: number; headers: Record<string, string> };

// https://docs.postgrest.org/en/v14/references/errors.html
const answers: Record<string, [status: number, code: string]> = {
  '23505': [409, '23505'],
  '42703': [400, 'PGRST204'],
  '42883': [404, 'PGRST202'],
  '42P01': [404, 'PGRST205'],
};
const serverFault = /^(?:08|25|40|5[3-8]|F0|HV|P0(?!001)|XX)/;

/** Maps errors like PostgREST; other errors are a 500. */
export function toRefusal(error: unknown, role: Role): RestError {
  if (error instanceof RestError) return error;
  const refusal = toDatabaseError(error);
  if (!refusal) return new RestError(500, 'XX000', 'Internal error');
  const { code, message, detail, hint } = refusal;
  // With `raise sqlstate 'PGRST'`, message and detail are JSON that describes the whole answer.
  if (code === 'PGRST') {
    const answer: RaisedAnswer = JSON.parse(message);
    const { status, headers }: RaisedStatus = JSON.parse(detail ?? '');
    return new RestError(status, answer.code, answer.message, answer, headers);
  }
  const denied = role === 'anon' ? 401 : 403;
  const fallback = code === '42501' ? denied : serverFault.test(code) ? 500 : 400;
  const [status, known] = answers[code] ?? [fallback, code];
  return new RestError(status, known, message, { details: detail, hint });
}
