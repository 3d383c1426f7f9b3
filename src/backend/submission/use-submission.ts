import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useSyncExternalStore } from 'react';
import { type Attempt, attemptFor, withIds } from './attempt';
import type { FormSignals } from './form-signals';
import { type Insertion, insertOnce } from './insert-once';
import { SubmissionError } from './submission-error';
import type { Database } from '@shared/database.types';

type Submission<Request> = {
  readonly request: Request;
  readonly signals: FormSignals;
  readonly attempt: Attempt | undefined;
  /** Saves the request in the draft before it is sent, so that a retry uses the same ids. */
  readonly keep: (sent: { readonly request: Request; readonly attempt: Attempt }) => void;
};

type StoredRow<Row> = Row & FormSignals & { readonly id: string };

type SubmissionOptions<Request, Row extends object> = {
  /** The log names it, for example "Booking request". */
  readonly what: string;
  readonly toRows: (request: Request) => readonly Row[];
  readonly insert: (database: SupabaseClient<Database>, rows: StoredRow<Row>[]) => Insertion;
  /** Returns a request to send instead of a refused one, if there is any. */
  readonly renew?: (request: Request, error: SubmissionError, tries: number) => Request | undefined;
  /** Called once for each request, even if no form is open any more. */
  readonly onStored: (request: Request, place: Place) => void;
  readonly onFailed: (error: SubmissionError, place: Place) => void;
};

type Place = { readonly isFormOpen: boolean };

type Outcome<Request> = {
  readonly isPending: boolean;
  readonly stored?: Request;
  readonly error?: SubmissionError;
};

const nothingSent = { isPending: false } as const;

/**
 * What a form sent last is kept outside of it: a form that is left and opened again shows its pending request and the
 * result, and two forms never send at once.
 */
export function createSubmission<Request, Row extends object>(
  options: SubmissionOptions<Request, Row>,
) {
  const { what, onStored, onFailed } = options;
  let outcome: Outcome<Request> = nothingSent;
  const forms = new Set<() => void>();

  function show(next: Outcome<Request>) {
    outcome = next;
    for (const update of forms) update();
  }

  async function send(submission: Submission<Request>): Promise<void> {
    if (outcome.isPending) return;
    show({ isPending: true });
    let stored: Request;
    try {
      stored = await store(submission, options);
    } catch (thrown) {
      const error = toSubmissionError(thrown);
      show({ isPending: false, error });
      // The message holds failure, code, status and tries: nothing that was typed.
      console.error(`${what} was not stored:`, error.message);
      onFailed(error, { isFormOpen: forms.size > 0 });
      return;
    }
    show({ isPending: false, stored });
    onStored(stored, { isFormOpen: forms.size > 0 });
  }

  return {
    send,
    read: () => outcome,
    subscribe(update: () => void) {
      forms.add(update);
      return () => void forms.delete(update);
    },
    /** Drops the outcome, unless it is still pending. */
    forget() {
      if (!outcome.isPending) show(nothingSent);
    },
  };
}

/** Tells the outcome of what was sent last, until its form closes. */
export function useSubmission<Request, Row extends object>({
  send,
  read,
  subscribe,
  forget,
}: ReturnType<typeof createSubmission<Request, Row>>) {
  const outcome = useSyncExternalStore(subscribe, read, read);
  useEffect(() => forget, [forget]);
  return { ...outcome, send, forget };
}

/** Stores all rows or none, once, and resolves with the request as stored; throws a `SubmissionError`. */
async function store<Request, Row extends object>(
  { request, attempt, signals, keep }: Submission<Request>,
  { toRows, insert, renew }: SubmissionOptions<Request, Row>,
): Promise<Request> {
  let current = request;
  let last = attempt;
  for (let tries = 1; ; tries += 1) {
    const rows = toRows(current);
    const sending = attemptFor(rows, last);
    keep({ request: current, attempt: sending });
    const sentRows = withIds(rows, sending).map((row) => ({ ...row, ...signals }));
    try {
      await insertOnce((database) => insert(database, sentRows));
      return current;
    } catch (error) {
      const next = error instanceof SubmissionError ? renew?.(current, error, tries) : undefined;
      if (!next) throw error;
      current = next;
      last = sending;
    }
  }
}

/** Anything but a `SubmissionError` is a bug in our code. */
function toSubmissionError(thrown: unknown): SubmissionError {
  if (thrown instanceof SubmissionError) return thrown;
  const code = thrown instanceof Error ? thrown.name : 'none';
  return new SubmissionError('unexpected', { code, status: 0, tries: 0 });
}
