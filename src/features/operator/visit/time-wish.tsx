import { useOperator } from '../operator';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Unbroken } from '@/ui/unbroken';
import { formatDay, formatMoment } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';

type TimeWishProps = { visit: OperatorVisit; mutation: VisitMutation };

/** The owner asks for another time. Moving the visit answers that, and so does keeping the time. */
export function TimeWish({ visit, mutation }: TimeWishProps) {
  const { wish, owner, revision } = visit;
  const { now } = useOperator();
  const isKeeping = mutation.isPending && mutation.variables.action === 'keep_time';
  if (!wish) return null;
  return (
    <Notice tone="care" className="mt-4">
      <p>
        <strong>
          {owner.name} asks to move to {formatDay(wish.day)},{' '}
          <span className="whitespace-nowrap">{wish.window}</span>
        </strong>{' '}
        (<Unbroken>{formatMoment(new Date(wish.askedAt), now)}</Unbroken>). Nothing changes until
        you move the visit.
      </p>
      {wish.words ? <p className="mt-1 whitespace-pre-line">“{wish.words}”</p> : null}
      <p className="mt-3">Can’t move it? Keep the time, and we’ll email the customer.</p>
      <Button
        variant="outline"
        size="thumb"
        className="mt-2"
        isBusy={isKeeping}
        disabled={mutation.isPending}
        onClick={() =>
          mutation.mutate({ action: 'keep_time', fields: { revision, wish: wish.number } })
        }
      >
        {isKeeping ? 'Saving...' : 'Keep the time'}
      </Button>
    </Notice>
  );
}
