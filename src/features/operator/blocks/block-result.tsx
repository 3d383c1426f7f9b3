import { useListedDay, useOperator } from '../operator';
import { OperatorLink } from '../operator-link';
import { ReachOwner } from '../reach-owner';
import { blockHoursWords, blockTimeWords, formatStart, toldWords } from '../time-words';
import { holdsIn } from './block-values';
import { CancelAll, Canceled, type CanceledVisit } from './cancel-all';
import { takeFocus } from '@/browser/take-focus';
import { Button, buttonStyle } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { petNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { formatDay } from '@shared/time/denver-time';
import type { BlockTime } from '@shared/visits/day-route';

type BlockedProps = {
  time: BlockTime & { readonly id: string };
  isPending: boolean;
  canceled: readonly CanceledVisit[];
  /** Opens the time again and brings back what was canceled for it. */
  onUndo: () => void;
  onClose: () => void;
};

export function Blocked({ time, isPending, canceled, onUndo, onClose }: BlockedProps) {
  return (
    <Notice tone="good" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p tabIndex={-1} ref={takeFocus} className="min-w-0 grow basis-32 outline-none">
        <strong className="block">Blocked: {blockTimeWords(time)}</strong>
      </p>
      <Button variant="outline" size="thumb" isBusy={isPending} onClick={onUndo}>
        Undo
      </Button>
      <Button variant="ghost" size="thumb" onClick={onClose}>
        Close
      </Button>
      <Canceled visits={canceled} />
      <HeldTimes time={time} />
    </Notice>
  );
}

/** Names the callers whose holds lie in a block, since they count on their time. */
export function HeldTimes({ time }: { time: BlockTime }) {
  const { blocks } = useListedDay();
  return holdsIn(time, blocks).map((block) => (
    <div key={block.id} role="status" className="w-full space-y-2 text-amber">
      <p>
        You hold {formatDay(block.first)}, {blockHoursWords(block)}, for{' '}
        <strong>{block.hold.name}</strong>. The hold stays until you remove it: tell them.
      </p>
      <div className="flex flex-wrap gap-2">
        <ReachOwner owner={block.hold} callWords={`Call ${formatPhone(block.hold.phone)}`} />
      </div>
    </div>
  ));
}

/** Only their owners and the operator can move the visits in the way of a block. */
export function BlockedVisits(props: Parameters<typeof CancelAll>[0] & { isRefused: boolean }) {
  const { visits, isRefused, onCanceled } = props;
  const { texts } = useOperator();
  const count = visits.length === 1 ? 'A visit is' : `${visits.length} visits are`;
  return (
    <Notice tone="care" role={isRefused ? 'alert' : 'status'}>
      <p
        tabIndex={-1}
        ref={isRefused ? takeFocus : undefined}
        className="font-semibold outline-none"
      >
        {count} in that time, so it isn’t blocked yet. Move or cancel{' '}
        {visits.length === 1 ? 'it' : 'them'}, then block it.
      </p>
      <ul className="mt-3 space-y-4">
        {visits.map(({ starts, pets, owner, wish, reference, token }) => (
          <li key={reference}>
            <p className="tabular-nums">
              {formatStart(starts)}
              {toldWords(starts.time, texts.minutesLate({ reference, starts }))}:{' '}
              <strong>{petNames(pets)}</strong>, {owner.name}
              {wish ? ` (asks for ${formatDay(wish.day)}, ${wish.window})` : ''}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <ReachOwner owner={owner} />
              <OperatorLink
                to={{ reference, token }}
                className={buttonStyle({ variant: 'outline', size: 'thumb' })}
              >
                Move
              </OperatorLink>
            </div>
          </li>
        ))}
      </ul>
      <CancelAll visits={visits} onCanceled={onCanceled} />
    </Notice>
  );
}
