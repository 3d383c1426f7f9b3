import { FunctionCallError } from '@/backend/function-call-error';
import { invokeFunction } from '@/backend/invoke-function';
import { siteOrigin } from './site-origin';

/** What the function says of a batch; pending: IndexNow still checks the key. */
export type Receipt = { readonly submitted: number; readonly pending: boolean };

/** Hands up to 100 URLs of this site to the function. Throws a `FunctionCallError`. */
export async function submitBatch(urls: readonly string[], operatorKey: string): Promise<Receipt> {
  // Elsewhere the browser would hide the function's refusal from us.
  if (window.location.origin !== siteOrigin()) throw new FunctionCallError('foreign_origin');

  const headers = operatorKey ? { 'x-operator-key': operatorKey } : {};
  const answer = await invokeFunction('submit-indexnow', { body: { urls }, headers });
  if (!isReceipt(answer)) throw new FunctionCallError('unknown', { status: 200 });
  console.info('IndexNow took a batch:', answer);
  return answer;
}

function isReceipt(answer: unknown): answer is Receipt {
  if (typeof answer !== 'object' || answer === null) return false;
  if (!('submitted' in answer && 'pending' in answer)) return false;
  return typeof answer.submitted === 'number' && typeof answer.pending === 'boolean';
}
