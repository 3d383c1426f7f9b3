import { rejectOn } from '../submission/deadline';
import { supabase } from '../supabase';
import { FunctionCallError } from './function-call-error';
import { operatorKeyHeader } from '@shared/visits/visit-state';

type Call = {
  readonly body: object;
  /** '' on a device that has none. */
  readonly operatorKey?: string;
  /** Milliseconds for the whole call, including the download of the client. */
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

  // Believed only once the call has failed: some browsers report offline on working connections.
  const isOffline = !navigator.onLine;
  const headers = operatorKey ? { [operatorKeyHeader]: operatorKey } : {};
  const deadline = AbortSignal.timeout(timeout);
  const call = supabase().then((client) =>
    client.functions.invoke<unknown>(name, { body, headers, signal: deadline }),
  );
  const { data, error, response } = await Promise.race([call, rejectOn(deadline)]).catch(() => {
    throw lostAnswer(deadline, isOffline);
  });
  if (!error) return data;
  throw response ? await refusal(response) : lostAnswer(deadline, isOffline);
}

function lostAnswer(deadline: AbortSignal, isOffline: boolean): FunctionCallError {
  if (isOffline) return new FunctionCallError('offline');
  return new FunctionCallError(deadline.aborted ? 'timeout' : 'unreachable');
}

async function refusal(response: Response): Promise<FunctionCallError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after')) || 0;
  return new FunctionCallError(errorCode(answer), { status: response.status, retryAfter, answer });
}

/** Our functions send `error`; the platform in front of them sends `code`. */
function errorCode(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'unknown';
  if ('error' in answer && typeof answer.error === 'string') return answer.error;
  if ('code' in answer && typeof answer.code === 'string') return answer.code;
  return 'unknown';
}
