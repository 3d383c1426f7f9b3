import { useOperator } from '../operator';
import { promiseWords } from './day-words';
import { Button } from '@/ui/button';

type MoreButtonProps = { count: number; isBusy: boolean; onClick: () => void };

/** `count` is the number of entries that the list leaves out. */
export function MoreButton({ count, isBusy, onClick }: MoreButtonProps) {
  if (count <= 0) return null;
  return (
    <Button variant="secondary" size="thumb" className="mt-3" isBusy={isBusy} onClick={onClick}>
      {isBusy ? 'Loading...' : `${count} more: show them`}
    </Button>
  );
}

/** Shows when the promised answer is due. */
export function Promised({ by }: { by: string }) {
  const { text, isLate } = promiseWords(by, useOperator().now);
  return (
    <span
      className={`block text-[0.95rem] font-semibold tabular-nums ${isLate ? 'text-danger-deep' : 'text-spruce'}`}
    >
      {text}
    </span>
  );
}
