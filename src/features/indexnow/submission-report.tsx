import { Notice } from '@/ui/notice';
import { ProgressBar } from '@/ui/progress-bar';
import { failureHint } from './failure-hint';

type SubmissionReportProps = {
  status: 'idle' | 'pending' | 'success' | 'error';
  error: Error | null;
  sent: number;
  total: number;
};

export function SubmissionReport({ status, error, sent, total }: SubmissionReportProps) {
  if (status === 'idle') return <div role="status" />;
  const percent = Math.round((sent / total) * 100);
  return (
    <div className="mt-5 space-y-4">
      <div role="status" className="space-y-4">
        <div>
          <p className="mb-2 flex justify-between gap-4 text-[0.95rem] tabular-nums">
            <span className="text-muted">
              {sent} of {total} URLs
            </span>
            <strong>{percent}%</strong>
          </p>
          <ProgressBar label="Share of URLs submitted" value={percent} max={100} />
        </div>
        {status === 'success' ? (
          <Notice tone="good">
            <strong className="block">All URLs submitted successfully!</strong>
            IndexNow has them and passes them on. Each search engine decides when it visits.
          </Notice>
        ) : null}
      </div>
      {error ? (
        <Notice tone="bad" role="alert">
          <strong className="block">Submission failed. Please try again.</strong>
          {failureHint(error)}
        </Notice>
      ) : null}
    </div>
  );
}
