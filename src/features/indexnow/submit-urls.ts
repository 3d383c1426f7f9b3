import type { Receipt } from './submit-batch';
import { batchesOf } from './url-batches';

type Submission = {
  /** Hands over one batch; throws when it was not taken. */
  readonly send: (batch: readonly string[]) => Promise<Receipt>;
  /** Called after each batch that went. */
  readonly onSent: (batch: readonly string[], receipt: Receipt) => void;
  /** Ends the run after the batch that is on its way, which cannot be called back. */
  readonly signal: AbortSignal;
};

/** Milliseconds between two batches (specification, section 9). */
const pause = 2000;

/** Sends URLs batch after batch; the first one that fails ends the run with its error. */
export async function submitUrls(urls: readonly string[], submission: Submission): Promise<void> {
  const { send, onSent, signal } = submission;
  for (const [index, batch] of batchesOf(urls).entries()) {
    if (index > 0) await sleep(pause);
    if (signal.aborted) return;
    onSent(batch, await send(batch));
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
