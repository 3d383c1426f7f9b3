import { toDatabaseError } from '../database/database.ts';
import type { Role } from './api-role.ts';

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
  if (code === 'PGRST') return toRaisedAnswer(message, detail ?? '');
  const denied = role === 'anon' ? 401 : 403;
  const fallback = code === '42501' ? denied : serverFault.test(code) ? 500 : 400;
  const [status, known] = answers[code] ?? [fallback, code];
  return new RestError(status, known, message, { details: detail, hint });
}

/** With `raise sqlstate 'PGRST'`, message and detail are JSON that describes the whole answer. */
function toRaisedAnswer(message: string, detail: string): RestError {
  const answer: RaisedAnswer = JSON.parse(message);
  const { status, headers }: RaisedStatus = JSON.parse(detail);
  return new RestError(status, answer.code, answer.message, answer, headers);
}
