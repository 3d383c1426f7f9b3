import { Button } from '@/ui/button';

type MoreButtonProps = { count: number; isBusy: boolean; onClick: () => void };

/** For a list that leaves `count` entries out. */
export function MoreButton({ count, isBusy, onClick }: MoreButtonProps) {
  if (count <= 0) return null;
  return (
    <Button variant="secondary" size="thumb" className="mt-3" isBusy={isBusy} onClick={onClick}>
      {isBusy ? 'Loading...' : `${count} more: show them`}
    </Button>
  );
}
