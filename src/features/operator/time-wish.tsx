import type { OperatorVisit } from '@shared/visit-state';
import { formatMoment } from '@/browser/clock-time';
import { formatDay } from '@/browser/denver-time';
import { useNow } from '@/browser/use-now';
import { Notice } from '@/ui/notice';

/** Another time that the owner asks for. Moving the visit answers it. */
export function TimeWish({ visit: { wish, owner } }: { visit: OperatorVisit }) {
  const now = useNow();
  if (!wish) return null;
  return (
    <Notice tone="care" className="mt-4">
      <p>
        <strong>
          {owner.name} asks for {formatDay(wish.day)},{' '}
          <span className="whitespace-nowrap">{wish.window}</span>
        </strong>{' '}
        ({formatMoment(new Date(wish.askedAt), now)}). Nothing changes until you move the visit.
      </p>
      {wish.words ? <p className="mt-1 whitespace-pre-line">“{wish.words}”</p> : null}
    </Notice>
  );
}
