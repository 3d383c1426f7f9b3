import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { OperatorKeyField } from './operator-key-field';
import { RepeatNotice } from './repeat-notice';
import { RunReport } from './run-report';
import { SubmitButtons } from './submit-buttons';
import { UrlChoiceFields } from './url-choice-fields';
import { listProblem } from './url-list';
import { type Run, useBulkSubmission } from './use-bulk-submission';
import { useUrlChoice } from './use-url-choice';

/** Hands pages of the site to IndexNow, in batches, and goes on where a failure stopped it. */
export function BulkSubmitCard() {
  const { run, submit, reset } = useBulkSubmission();
  const [error, setError] = useState<string>();
  const choice = useUrlChoice(startOver);
  const form = useFocusAfterRun(run.state);

  function startOver() {
    setError(undefined);
    reset();
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (run.state === 'success') return reset();
    if (run.state === 'error' && run.sent.length > 0) return void submit(run.rest, run.sent);
    const problem = listProblem(choice);
    setError(problem);
    if (problem) event.currentTarget.querySelector('textarea')?.focus();
    else void submit(choice.urls);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="bulk-submit"
      onSubmit={onSubmit}
      className="rounded-card bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="bulk-submit" className="text-heading">
        Send pages
      </h2>
      <fieldset disabled={run.state === 'submitting'} className="mt-5 min-w-0 space-y-5">
        <UrlChoiceFields choice={choice} error={error} />
        {run.state === 'idle' ? <RepeatNotice choice={choice} /> : null}
        <OperatorKeyField failure={run.state === 'error' ? run.failure : undefined} />
        <SubmitButtons run={run} count={choice.urls.length} onStartOver={startOver} />
      </fieldset>
      <RunReport run={run} />
    </form>
  );
}

/** While pages are sent the form is disabled and loses the focus: it comes back to what is next. */
function useFocusAfterRun(state: Run['state']) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const isOver = state === 'success' || state === 'error';
    if (!isOver || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [state]);

  return form;
}
