import { rejectOn, supabase } from '../supabase';
import { setServerTime } from '@/browser/use-now';
import { operatorKeyHeader } from '@shared/visits/visit-state';

/**
 * `code` comes from the function, or is one of ours: `offline`, `timeout`, `unreachable`, `unknown`
 * (a response without a code).
 */
export class FunctionCallError extends Error {
  override readonly name = 'FunctionCallError';

  constructor(
    readonly code: string,
    /** HTTP status; 0 without a response. */
    readonly status = 0,
    /** Response body. May be personal: never log it. */
    readonly answer?: unknown,
  ) {
    super(`${code} (status ${status})`);
  }
}

type Call = {
  readonly body: object;
  /** '' on a device without one. */
  readonly operatorKey?: string;
  /** Milliseconds; they include the download of the client. */
  readonly timeout?: number;
};

/** Largest body of a request that outlives its tab (Fetch standard, keepalive). */
const maxBytes = 64 * 1024;

/** Throws a `FunctionCallError`. After `timeout` or `unreachable` the function may still have run. */
export async function invokeFunction(
  name: string,
  { body, operatorKey, timeout = 20_000 }: Call,
): Promise<unknown> {
  if (new Blob([JSON.stringify(body)]).size > maxBytes) throw new FunctionCallError('too_large');

  // Being offline counts only once the call has failed: some browsers report it on working connections.
  const isOffline = !navigator.onLine;
  const headers = operatorKey ? { [operatorKeyHeader]: operatorKey } : {};
  const deadline = AbortSignal.timeout(timeout);
  const call = supabase().then((client) =>
    client.functions.invoke<unknown>(name, { body, headers, signal: deadline }),
  );
  const { data, error, response } = await Promise.race([call, rejectOn(deadline)]).catch(() => {
    throw lostAnswer(deadline, isOffline);
  });
  if (!error) {
    const now = findField<string>(data, 'now');
    if (now) setServerTime(now);
    return data;
  }
  throw response ? await refusal(response) : lostAnswer(deadline, isOffline);
}

function lostAnswer(deadline: AbortSignal, isOffline: boolean): FunctionCallError {
  if (isOffline) return new FunctionCallError('offline');
  return new FunctionCallError(deadline.aborted ? 'timeout' : 'unreachable');
}

async function refusal(response: Response): Promise<FunctionCallError> {
  const answer: unknown = await response.json().catch(() => undefined);
  return new FunctionCallError(errorCode(answer), response.status, answer);
}

/** Our functions send `error`; the platform in front of them sends `code`. */
function errorCode(answer: unknown): string {
  const codes = ['error', 'code'].map((name) => findField<unknown>(answer, name));
  return codes.find((code) => typeof code === 'string') ?? 'unknown';
}

/** The caller says what the value is; nothing checks it. */
export function findField<Value>(answer: unknown, name: string): Value | undefined {
  return isRecordOf<Value>(answer) ? answer[name] : undefined;
}

/** Throws a `FunctionCallError` if a success came without it. */
export function getField<Value>(answer: unknown, name: string): Value {
  const value = findField<Value>(answer, name);
  if (value === undefined) throw new FunctionCallError('unknown', 200);
  return value;
}

/** Returns a refusal that the page has words for, with its answer; throws any other error. */
export function toRefusal<Code extends string>(error: unknown, codes: readonly Code[]) {
  if (!(error instanceof FunctionCallError)) throw error;
  const refusal = codes.find((code) => code === error.code);
  if (!refusal) throw error;
  return { refusal, answer: error.answer };
}

function isRecordOf<Value>(answer: unknown): answer is Readonly<Record<string, Value>> {
  return typeof answer === 'object' && answer !== null;
}
