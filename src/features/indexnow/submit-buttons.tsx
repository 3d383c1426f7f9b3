import { Button } from '@/ui/button';
import type { Run } from './use-bulk-submission';

type SubmitButtonsProps = { run: Run; count: number; onStartOver: () => void };

/** The one thing to do next, and after a run that stopped halfway also the way back. */
export function SubmitButtons({ run, count, onStartOver }: SubmitButtonsProps) {
  const isHalfway = run.state === 'error' && run.sent.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        size="lg"
        variant={run.state === 'success' ? 'outline' : 'accent'}
        isBusy={run.state === 'submitting'}
        className="tabular-nums max-sm:w-full"
      >
        {buttonWords(run, count)}
      </Button>
      {isHalfway ? (
        <Button variant="ghost" size="lg" className="max-sm:w-full" onClick={onStartOver}>
          Start over
        </Button>
      ) : null}
    </div>
  );
}

function buttonWords(run: Run, count: number): string {
  if (run.state === 'submitting') return 'Submitting...';
  if (run.state === 'success') return 'Submit more';
  if (run.state === 'error' && run.sent.length > 0) return 'Submit the rest';
  if (count === 0) return 'Submit';
  return count === 1 ? 'Submit 1 URL' : `Submit ${String(count)} URLs`;
}
