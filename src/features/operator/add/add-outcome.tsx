import { type ComponentProps, useState } from 'react';
import { Panel, Problem } from '../action-form';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { formatStart } from '../time-words';
import { addFailures } from './add-failures';
import { type AddValues, fromHeld, newIds } from './add-values';
import { AddedNote } from './added-note';
import { SomebodyElse, takeForHold } from './unsent-visits';
import { useDayBlocks } from '@/backend/calls/use-operator-day';
import { writeDraft } from '@/browser/drafts';
import { Button } from '@/ui/button';
import { Unbroken } from '@/ui/unbroken';
import { formatPhone } from '@shared/business/phone';
import { endTime, formatTime } from '@shared/time/denver-time';
import type { Added } from '@shared/visits/operator-day';
import type { HeldTime } from '@shared/visits/visit-actions';

/** True from a tap without network on, also while it is sent again. */
export function useKept(mutation: Parameters<typeof failureWords>[0]): boolean {
  const isOffline = isKeptOffline(mutation);
  const [isKept, setIsKept] = useState(isOffline);
  if (!mutation.isPending && isKept !== isOffline) setIsKept(isOffline);
  return isKept;
}

export function isKeptOffline(mutation: Parameters<typeof failureWords>[0]): boolean {
  return failureWords(mutation, addFailures) === addFailures.offline;
}

type KeptVisitProps = {
  values: AddValues;
  isPending: boolean;
  onAside: () => void;
  onChange: () => void;
  onClose: () => void;
};

/** The form stays away, so that nobody adds the visit twice. */
export function KeptVisit({ values, isPending, onAside, onChange, onClose }: KeptVisitProps) {
  return (
    <Panel title="Kept on this phone" takesFocus>
      <p className="my-3 font-semibold">
        {values.name}: {formatStart(values)}
      </p>
      <p role="status">{isPending ? 'Adding...' : addFailures.offline}</p>
      <div className="mt-3 grid grid-cols-2 gap-2 lg:flex">
        <SomebodyElse onStartOver={onAside} />
        <Button variant="outline" size="thumb" disabled={isPending} onClick={onChange}>
          Change it
        </Button>
        <Button variant="ghost" size="thumb" onClick={onClose}>
          Close
        </Button>
      </div>
    </Panel>
  );
}

export type StoredTime =
  | { added: Added; held?: never; isMoreKept?: never }
  | { held: HeldTime; isMoreKept: boolean; added?: never };

type StoredProps = StoredTime & { onNext: (values?: AddValues) => void; onClose: () => void };

/** What became of the visit, and what comes next. */
export function Stored({ added, held, isMoreKept = false, onNext, onClose }: StoredProps) {
  const undo = useDayBlocks(useOperator().operatorKey);
  const next = { variant: 'outline', size: 'thumb', disabled: undo.isPending } as const;
  return (
    <Panel title={added ? 'New visit' : 'Held'} takesFocus={!added}>
      <div className="items-end justify-between gap-x-8 lg:flex">
        <div>
          {added ? <AddedNote added={added} /> : null}
          {held ? <HeldNote held={held} isMoreKept={isMoreKept} /> : null}
          <Problem words={failureWords(undo)} className="mt-3" />
        </div>
        <div className="mt-3 grid grid-cols-2 gap-2 lg:flex">
          {held ? <HeldButtons {...{ held, undo, next, onNext }} /> : null}
          <Button {...next} onClick={() => onNext()}>
            Add another
          </Button>
          <Button {...next} variant="ghost" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Panel>
  );
}

type HeldProps = { held: HeldTime };

function HeldNote({ held, isMoreKept }: HeldProps & { isMoreKept: boolean }) {
  const { name, phone, time, minutes } = held;
  return (
    <>
      <p className="my-3 font-semibold">
        <Unbroken>
          {`${name}, ${formatPhone(phone)}: ${formatStart(held)} to ${formatTime(endTime(time, minutes))}`}
        </Unbroken>
      </p>
      <p>
        No email goes out. The hold ends with that day.
        {isMoreKept ? ' Address and pets that you typed wait on this device.' : null}
      </p>
    </>
  );
}

type HeldButtonsProps = HeldProps &
  Pick<StoredProps, 'onNext'> & {
    undo: ReturnType<typeof useDayBlocks>;
    next: ComponentProps<typeof Button>;
  };

/** Undo opens the time again and brings back what was typed. */
function HeldButtons({ held, undo, next, onNext }: HeldButtonsProps) {
  const take = () => takeForHold(held.id) ?? fromHeld(held);

  async function free() {
    await undo.mutateAsync({ action: 'unblock', fields: { id: held.id } });
    const values = { ...take(), ...newIds(), hold: '' };
    // Whoever has left the panel finds it on the day.
    writeDraft('added-visit', values);
    onNext(values);
  }

  return (
    <>
      <Button
        {...next}
        isBusy={undo.isPending}
        // `failureWords` says why it failed.
        onClick={() => void free().catch(() => undefined)}
      >
        Undo
      </Button>
      <Button {...next} onClick={() => onNext(take())}>
        Fill in
      </Button>
    </>
  );
}
