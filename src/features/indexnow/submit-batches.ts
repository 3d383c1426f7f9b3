import { operatorKeyHeader } from '@shared/visit-state';
import { invokeFunction } from '@/backend/invoke-function';

const batchSize = 100;
/** Milliseconds between two batches. */
const pause = 2000;

/** Rejects with the `FunctionCallError` of the first batch that fails. */
export async function submitBatches(
  urls: readonly string[],
  operatorKey: string,
  onProgress: (sent: number) => void,
): Promise<void> {
  const headers = operatorKey ? { [operatorKeyHeader]: operatorKey } : {};
  for (let start = 0; start < urls.length; start += batchSize) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const batch = urls.slice(start, start + batchSize);
    const answer = await invokeFunction('submit-indexnow', { body: { urls: batch }, headers });
    console.info('IndexNow took a batch:', answer);
    onProgress(start + batch.length);
  }
}
