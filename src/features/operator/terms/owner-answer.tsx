import { Check } from 'lucide-react';
import { useState } from 'react';
import { useOperator } from '../operator';
import { TextOwner, ownerTextLink } from '../reach-owner';
import { UndoButton, WaitingPress, pressWords } from '../undo-button';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { Button } from '@/ui/button';
import { joinFilled } from '@shared/business/format';
import { type DenverTime, formatDay } from '@shared/time/denver-time';
import type { Marks } from '@shared/visits/operator-day';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { type AskedTime, matchesRequest, notHeard, saidYes } from '@shared/visits/visit-terms';

type OwnerAnswerProps = {
  visit: Pick<
    OperatorVisit,
    'reference' | 'asked' | 'revision' | 'requestVersion' | 'lastChange' | 'ownerLink'
  > &
    Marks & {
      readonly owner: { readonly name: string; readonly phone: string };
      readonly starts: DenverTime;
      readonly hasWish?: boolean;
    };
  /** The visit is held for a yes to its time; else that is not in question. */
  isHeld: boolean;
  mutation: VisitMutation;
  className?: string;
};

/** For a visit that has not begun: whether the owner said yes, and until then that its time is not the one asked for. */
export function OwnerAnswer(props: OwnerAnswerProps) {
  const { visit, isHeld, mutation, className = 'flex flex-wrap gap-2' } = props;
  const { owner, yesText, ownerLink, hasAccepted, revision, requestVersion, lastChange } = visit;
  const { texts } = useOperator();
  /** The last yes that was heard here. */
  const [heard, setHeard] = useState<string | null>();
  if (hasAccepted) {
    return (
      <p className="col-span-full flex flex-wrap items-center gap-2 font-semibold text-spruce">
        <Check aria-hidden className="size-5" />
        {saidYes}
        {heard === lastChange && !mutation.data?.refusal ? (
          <UndoButton visit={visit} mutation={mutation} />
        ) : null}
      </p>
    );
  }

  function hear() {
    mutation.mutate(
      { action: 'accept', fields: { revision, requestVersion } },
      { onSuccess: (change) => setHeard(change.visit.lastChange) },
    );
  }

  if (mutation.kept) return <WaitingPress what={pressWords(mutation.kept)} />;
  if (visit.hasWish || yesText === '')
    return (
      <>
        <Silence {...visit} />
        {isHeld || visit.hasWish ? <OtherThanAsked {...visit} /> : null}
      </>
    );
  const page = ownerLink ? ` Say yes here: ${ownerLink}` : '';
  return (
    <div className={className}>
      <p className="col-span-full flex w-full flex-wrap gap-x-3">
        <Silence {...visit} asksForYes />
        {isHeld ? <OtherThanAsked {...visit} isShort /> : null}
      </p>
      <TextOwner
        variant="secondary"
        href={ownerTextLink(owner, yesText + page)}
        className="col-span-2"
        onClick={() => texts.markText(visit, 'Text for a yes')}
      >
        Text for a yes
      </TextOwner>
      <Button variant="outline" size="thumb" disabled={mutation.isPending} onClick={hear}>
        {saidYes}
      </Button>
    </div>
  );
}

type SilenceProps = Pick<Marks, 'openPrice'> & { asksForYes?: boolean };

/** Of a price that waits for a yes it stays once the visit has begun, so that nobody charges what was not agreed. */
export function Silence({ openPrice, asksForYes = openPrice !== '' }: SilenceProps) {
  if (!asksForYes) return null;
  return (
    <span className="col-span-full text-[0.95rem] font-semibold">
      {joinFilled([notHeard, openPrice])}
    </span>
  );
}

type OtherThanAskedProps = {
  starts: DenverTime;
  asked: AskedTime | null;
  /** The owner asked for another time after they had this one. */
  hasWish?: boolean;
  isShort?: boolean;
};

/** Shown for a time outside the day or window that the owner asked for last. */
export function OtherThanAsked(props: OtherThanAskedProps) {
  const { starts, asked, hasWish = false, isShort = false } = props;
  if (!asked || matchesRequest(starts, asked)) return null;
  return (
    <span className="col-span-full block text-[0.95rem] font-normal text-amber">
      <span className="font-semibold">
        {hasWish ? 'Asks to move to' : 'Not the time asked for'}
      </span>
      {isShort ? null : (
        <>
          {hasWish ? ' ' : ': '}
          {formatDay(asked.day)}, <span className="inline-block">{asked.window}</span>
        </>
      )}
    </span>
  );
}
