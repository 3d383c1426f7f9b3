import { useEffect, useRef, useState } from 'react';
import { FunctionCallError } from '@/backend/function-call-error';
import { readOperatorKey, rememberOperatorKey } from './operator-key';
import { rememberSentUrls } from './sent-urls';
import { submitBatch } from './submit-batch';
import { submitUrls } from './submit-urls';
import { announceFailure, announceStart, announceSuccess } from './submission-toasts';

type Progress = { readonly sent: readonly string[]; readonly rest: readonly string[] };

/** How far a submission has come: the URLs that are `sent`, and the `rest`. */
export type Run =
  | { readonly state: 'idle' }
  | (Progress & { readonly state: 'submitting' })
  | (Progress & {
      readonly state: 'success';
      /** IndexNow still checks the key. */
      readonly isPending: boolean;
    })
  | (Progress & { readonly state: 'error'; readonly failure: FunctionCallError });

/** Sends URLs in batches and tells how far it has come. Leaving the page stops before the next batch. */
export function useBulkSubmission() {
  const [run, setRun] = useState<Run>({ state: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function submit(rest: readonly string[], sent: readonly string[] = []) {
    // A second press in the same moment finds the first still on its way.
    if (current.current) return;
    const { signal } = (current.current = new AbortController());
    const show = (next: Run) => {
      if (!signal.aborted) setRun(next);
    };
    announceStart(rest.length);
    show(await sendAll({ sent, rest }, signal, show));
    current.current = undefined;
  }

  function reset() {
    if (!current.current) setRun({ state: 'idle' });
  }

  return { run, submit, reset };
}

/** Gives the state in which the run ended; `show` gets those in between. */
async function sendAll(start: Progress, signal: AbortSignal, show: (run: Run) => void) {
  let progress = start;
  let isPending = false;
  show({ state: 'submitting', ...progress });
  try {
    await submitUrls(start.rest, {
      signal,
      send: (batch) => submitBatch(batch, readOperatorKey()),
      onSent(batch, { pending }) {
        rememberSentUrls(batch);
        isPending ||= pending;
        progress = {
          sent: [...progress.sent, ...batch],
          rest: progress.rest.slice(batch.length),
        };
        show({ state: 'submitting', ...progress });
      },
    });
    if (!signal.aborted) announceSuccess(start.rest.length);
    return { state: 'success', ...progress, isPending } satisfies Run;
  } catch (error) {
    const failure = failureOf(error);
    console.error('Pages were not submitted:', failure.message);
    if (failure.code === 'operator_key_required') rememberOperatorKey(readOperatorKey());
    if (!signal.aborted) announceFailure();
    return { state: 'error', ...progress, failure } satisfies Run;
  }
}

function failureOf(error: unknown): FunctionCallError {
  return error instanceof FunctionCallError ? error : new FunctionCallError('unknown');
}
