import { MutationObserver } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { queryClient } from '@/backend/query-client';
import { SubmissionError, type SubmissionFailure } from '@/backend/submission-error';

type SubmissionKind<Sent> = {
  /** What is sent, for the log: "Booking request". */
  what: string;
  /** Stores it; throws a `SubmissionError` when it could not. */
  submit: (sent: Sent) => Promise<void>;
};

type Outcome<Sent> = {
  onStored: (sent: Sent) => void;
  onFailed: (error: SubmissionError) => void;
};

/** What a form needs: a way to send, and how the last try went. `Sent` is what it sends. */
export type Submission<Sent> = {
  /** Sends, unless something is on its way already. */
  readonly send: (sent: Sent) => void;
  /** Takes the last answer off the screen, unless one is still awaited. */
  readonly forget: () => void;
  readonly isPending: boolean;
  readonly isStored: boolean;
  readonly failure: SubmissionFailure | undefined;
};

/**
 * A hook that sends what a form of one kind holds, once a press, and tells how it went. A form that was
 * left and opened again finds what is still on its way, and hears of it in place of the old one.
 */
export function submissionHook<Sent>({ what, submit }: SubmissionKind<Sent>) {
  const observer = new MutationObserver<void, Error, Sent>(queryClient, { mutationFn: submit });
  // The observer looks away from what is on its way when nobody listens to it.
  observer.subscribe(() => undefined);
  const subscribe = (onChange: () => void) => observer.subscribe(onChange);
  const current = () => observer.getCurrentResult();
  const forget = () => {
    if (!current().isPending) observer.reset();
  };
  let open: RefObject<Outcome<Sent>> | undefined;

  async function send(sent: Sent, sender: RefObject<Outcome<Sent>>) {
    // A second press in the same moment finds the first still on its way, and does nothing.
    if (current().isPending) return;
    const error = await observer.mutate(sent).then(() => undefined, submissionError);
    const { onStored, onFailed } = (open ?? sender).current;
    // The message names failure, code, status and tries: nothing that was typed.
    if (error) console.error(`${what} was not stored:`, error.message);
    if (error) onFailed(error);
    else onStored(sent);
    // Nobody is there to see the answer, and the next form must not begin with it.
    if (!open) forget();
  }

  return function useSubmission(outcome: Outcome<Sent>): Submission<Sent> {
    const form = useRef(outcome);
    useEffect(() => {
      form.current = outcome;
    });
    useEffect(() => {
      open = form;
      return () => {
        if (open !== form) return;
        open = undefined;
        forget();
      };
    }, []);

    const { isPending, isSuccess, error } = useSyncExternalStore(subscribe, current, current);
    const failure = error ? submissionError(error).failure : undefined;
    return {
      send: (sent) => void send(sent, form),
      forget,
      ...{ isPending, isStored: isSuccess, failure },
    };
  };
}

/** A fault of ours before anything was sent is, for the visitor, a request that was not accepted. */
function submissionError(thrown: unknown): SubmissionError {
  if (thrown instanceof SubmissionError) return thrown;
  return new SubmissionError('refused', { code: 'none', status: 0, tries: 0 });
}
