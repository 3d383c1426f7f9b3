import { changeFailures } from '../refusal-words';
import { blockRefusals, blockTimeWords } from './block-words';
import { BlockedVisits } from './blocked-visits';
import type { BlockMutation } from '@/backend/calls/use-day-blocks';
import { visitFailure } from '@/backend/calls/visit-calls';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { BlockTime } from '@shared/visits/day-blocks';

type ProblemProps = { mutation: BlockMutation; hasFailed: boolean };

/** Why time was not blocked. */
export function BlockProblem({ mutation: { error, data, isPending }, hasFailed }: ProblemProps) {
  if (isPending) return null;
  if (data?.refusal === 'has_visits') return <BlockedVisits visits={data.visits} />;
  const words = hasFailed
    ? changeFailures.unexpected
    : error
      ? changeFailures[visitFailure(error)]
      : data?.refusal && blockRefusals[data.refusal];
  return words ? (
    <Notice tone="bad" role="alert">
      {words}
    </Notice>
  ) : null;
}

type BlockedProps = {
  time: BlockTime & { readonly id: string };
  mutation: BlockMutation;
  onClose: () => void;
};

export function Blocked({ time, mutation, onClose }: BlockedProps) {
  return (
    <Notice tone="good" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p tabIndex={-1} ref={takeFocus} className="min-w-0 grow basis-32 outline-none">
        <strong className="block">Blocked: {blockTimeWords(time)}</strong>
      </p>
      <Button
        variant="outline"
        size="thumb"
        onClick={() => mutation.mutate({ action: 'unblock', fields: { id: time.id } })}
      >
        Undo
      </Button>
      <Button variant="ghost" size="thumb" onClick={onClose}>
        Close
      </Button>
    </Notice>
  );
}
