import { Notice } from '@/ui/notice';
import { ProgressBar } from '@/ui/progress-bar';
import { failureWords } from './failure-words';
import { UrlDisclosure } from './url-disclosure';
import type { Run } from './use-bulk-submission';

/** How a submission goes, or how it went. */
export function RunReport({ run }: { run: Run }) {
  return (
    <>
      <div role="status" className="not-empty:mt-5">
        {run.state === 'submitting' ? <Going run={run} /> : null}
        {run.state === 'success' ? <Done run={run} /> : null}
      </div>
      {run.state === 'error' ? <Broken run={run} /> : null}
    </>
  );
}

function Going({ run }: { run: Extract<Run, { state: 'submitting' }> }) {
  const total = run.sent.length + run.rest.length;
  const percent = Math.round((run.sent.length / total) * 100);
  return (
    <>
      <p className="mb-2 flex justify-between gap-4 text-[0.95rem] tabular-nums">
        <span className="text-muted">
          {run.sent.length} of {total} URLs
        </span>
        <strong>{percent}%</strong>
      </p>
      <ProgressBar label="Share of URLs submitted" value={percent} max={100} />
    </>
  );
}

function Done({ run }: { run: Extract<Run, { state: 'success' }> }) {
  return (
    <Notice tone="good">
      <strong className="block">All URLs submitted successfully!</strong>
      {run.isPending
        ? 'IndexNow has them and still checks the key file. That is usual the first time.'
        : 'IndexNow has them and passes them on. Each engine decides when it visits.'}
    </Notice>
  );
}

function Broken({ run }: { run: Extract<Run, { state: 'error' }> }) {
  const { sent, rest, failure } = run;
  return (
    <Notice tone="bad" className="mt-5">
      <div role="alert">
        <strong className="block">Submission failed. Please try again.</strong>
        <p>{failureWords(failure)}</p>
        <p className="mt-3 font-semibold tabular-nums">
          {sent.length} of {sent.length + rest.length} URLs went, {rest.length} did not.
        </p>
      </div>
      {sent.length > 0 ? (
        <UrlDisclosure label={`View the ${String(sent.length)} that went`} urls={sent} />
      ) : null}
      <UrlDisclosure label={`View the ${String(rest.length)} that did not`} urls={rest} />
    </Notice>
  );
}
