import { toDatabaseError } from '../database/database.ts';
import type { Role } from './api-role.ts';

type RestErrorExtras = {
  details?: string | null | undefined;
  hint?: string | null | undefined;
  headers?: Record<string, string>;
};

export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: RestErrorExtras;

  constructor(status: number, code: string, message: string, extras: RestErrorExtras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }

  get body(): string {
    const { details = null, hint = null } = this.extras;
    return JSON.stringify({ code: this.code, details, hint, message: this.message });
  }
}

export function notSupportedLocally(what: string): RestError {
  return new RestError(501, 'LOCAL501', `The embedded backend does not do this: ${what}`);
}

type RaisedAnswer = {
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
};
type RaisedStatus = { status: number; headers: Record<string, string> };

// https://docs.postgrest.org/en/v14/references/errors.html#http-status-codes
const statusByCode: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
};
const statusByClass: Record<string, number> = {
  '08': 503,
  '53': 503,
  '0L': 403,
  '0P': 403,
  '28': 403,
};
const serverFaults = '09 25 2D 38 39 3B 40 54 55 57 58 F0 HV P0 XX'.split(' ');

/** Maps errors like PostgREST; other errors are a 500. */
export function toRefusal(error: unknown, role: Role): RestError {
  if (error instanceof RestError) return error;
  const refusal = toDatabaseError(error);
  if (!refusal) return new RestError(500, 'XX000', 'Internal error');
  const { code, message, detail, hint } = refusal;
  if (code === 'PGRST') return toRaisedAnswer(message, detail ?? '');
  return new RestError(toStatus(code, role), code, message, { details: detail, hint });
}

function toStatus(code: string, role: Role): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  const codeClass = code.slice(0, 2);
  const fallback = serverFaults.includes(codeClass) ? 500 : 400;
  return statusByCode[code] ?? statusByClass[codeClass] ?? fallback;
}

/** With `raise sqlstate 'PGRST'`, message and detail are JSON that describes the whole answer. */
function toRaisedAnswer(message: string, detail: string): RestError {
  try {
    const answer: RaisedAnswer = JSON.parse(message);
    const { status, headers }: RaisedStatus = JSON.parse(detail);
    return new RestError(status, answer.code, answer.message, { ...answer, headers });
  } catch {
    return new RestError(
      500,
      'PGRST121',
      "Could not parse JSON in the RAISE SQLSTATE 'PGRST' error",
    );
  }
}
