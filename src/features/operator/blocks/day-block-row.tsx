import { useState } from 'react';
import { Problem } from '../action-form';
import type { AddValues } from '../add/add-values';
import { ConfirmButton } from '../choices';
import { EntryHead, TimelineEntry } from '../day/timeline';
import { failureWords, failures } from '../failure-words';
import { useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { ReachOwner } from '../reach-owner';
import { blockHoursWords, blockTimeWords } from '../time-words';
import { useDayBlocks } from '@/backend/calls/use-operator-day';
import { writeDraft } from '@/browser/drafts';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button } from '@/ui/button';
import { formatPhone } from '@shared/business/phone';
import { denverDay } from '@shared/time/denver-time';
import type { DayBlock } from '@shared/visits/day-route';
import { hasStarted } from '@shared/visits/visit-status';

/**
 * A block stands between the visits of a day; a hold that ended names whom nobody called back. Remove asks first, because
 * customers can then ask for that time.
 */
export function DayBlockRow({ block }: { block: DayBlock }) {
  const { operatorKey, now } = useOperator();
  const mutation = useDayBlocks(operatorKey);
  const { isPending, mutate } = mutation;
  const { id, first, last, reason, hold } = block;
  const open = last < denverDay(now) ? null : hold;
  const blocked = reason === '' ? 'Blocked' : `Blocked: ${reason}`;
  const hours = first === last ? blockHoursWords(block) : blockTimeWords(block);

  function remove() {
    mutate(
      { action: 'unblock', fields: { id } },
      {
        onSuccess() {
          // The row goes with the button that was tapped.
          document.getElementById('main')?.focus({ preventScroll: true });
          if (hold) void import('../add/unsent-visits').then(({ takeForHold }) => takeForHold(id));
        },
      },
    );
  }

  return (
    <article aria-label={`${hold ? 'Hold' : 'Blocked'}, ${hours}`}>
      <TimelineEntry tone="open">
        {open ? <HoldFacts block={block} owner={open} /> : null}
        <div className="flex flex-wrap items-center gap-2">
          {open ? (
            <HeldCaller block={block} />
          ) : (
            <p className="min-w-0 grow basis-40 wrap-anywhere tabular-nums">
              <strong className="block text-lead font-semibold">
                {hold ? `Hold ended: ${hold.name}` : blocked}
              </strong>
              <span className="text-muted">{hold ? formatPhone(hold.phone) : hours}</span>
            </p>
          )}
          {hold && !open ? <CallerIcons owner={hold} /> : null}
          <ConfirmButton
            variant="outline"
            yes={isPending ? 'Removing...' : 'Yes, remove'}
            no="Keep"
            isBusy={isPending}
            onYes={remove}
          >
            Remove
          </ConfirmButton>
        </div>
        <Problem words={failureWords(mutation)} className="mt-2" />
      </TimelineEntry>
    </article>
  );
}

function CallerIcons({ owner }: Pick<HoldFactsProps, 'owner'>) {
  return (
    <div className="flex shrink-0 gap-1.5 [&>a]:border! [&>a]:border-edge!">
      <ReachOwner owner={owner} isIcon />
    </div>
  );
}

type HoldFactsProps = { block: DayBlock; owner: NonNullable<DayBlock['hold']> };

function HoldFacts({ block: { last, from, until }, owner }: HoldFactsProps) {
  const { now } = useOperator();
  const isOver = hasStarted({ day: last, time: until ?? '' }, now);
  return (
    <>
      <EntryHead
        hours={{ from: from ?? '', until: until ?? '', isOver }}
        name={<h3 className="text-heading print:text-[12pt]">Hold: {owner.name}</h3>}
        links={<CallerIcons owner={owner} />}
      />
      <p className="mb-2">
        <span className="print-only">{formatPhone(owner.phone)}. </span>
        {isOver ? 'Over, and not booked' : 'Not booked yet'}
      </p>
    </>
  );
}

/** A tap opens Add a visit with what is known, but never over a visit that was typed. */
function HeldCaller({ block }: { block: DayBlock }) {
  const { isAdding, goTo } = useSpot();
  const [other, setOther] = useState<AddValues>();
  const { run, hasFailed } = useGuardedAction('Filling in a hold');

  /** Imports the schema on tap, because the day shows holds without it. */
  async function fillIn() {
    const { fromHold } = await import('../add/add-values');
    const { readTyped, takeForHold } = await import('../add/unsent-visits');
    const draft = readTyped();
    if (draft?.step === 'details' && draft.hold !== block.id) return setOther(draft);
    if (draft?.hold !== block.id)
      writeDraft('added-visit', takeForHold(block.id) ?? fromHold(block));
    goTo('add');
  }

  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isAdding ? null : (
        <Button variant="outline" size="thumb" onClick={() => run(fillIn)}>
          Fill in
        </Button>
      )}
      <Problem words={hasFailed ? failures.unexpected : ''} />
      {other ? (
        <p role="alert" className="w-full text-amber">
          {other.name || 'Another'}’s visit isn’t added yet. Add it or start over, then fill this
          in.
        </p>
      ) : null}
    </div>
  );
}
