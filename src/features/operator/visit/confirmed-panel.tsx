import { type ComponentProps, type ReactNode, useState } from 'react';
import { ActionBar, Problem } from '../action-form';
import { changeProblem } from '../failure-words';
import { useOperator } from '../operator';
import { Late, OnMyWay } from '../ready-texts';
import { OwnerAnswer, Silence } from '../terms/owner-answer';
import { WaitingPress, pressWords } from '../undo-button';
import { type Closing, ClosingButtons, ClosingForm } from './closing';
import { UseDetails } from './sent-again';
import { hasNews } from './visit-heading';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { Button, type ButtonStyle } from '@/ui/button';
import { type DenverTime, denverDay } from '@shared/time/denver-time';
import { awaitsYes } from '@shared/visits/cancel-terms';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { hasStarted } from '@shared/visits/visit-status';
import { visitPrice } from '@shared/visits/visit-terms';

type ConfirmedPanelProps = {
  visit: OperatorVisit & { readonly starts: DenverTime };
  mutation: VisitMutation;
  onOpen: (panel: 'move' | 'change_details' | 'cancel') => void;
  takesFocus: boolean;
};

/** Actions of a confirmed visit. On its day the bar of a phone shows the next one. */
export function ConfirmedPanel({ visit, mutation, onOpen, takesFocus }: ConfirmedPanelProps) {
  const { starts, wish, owner, canceling } = visit;
  const { now } = useOperator();
  const [closing, setClosing] = useState<Closing>();
  const [dismissed, setDismissed] = useState<Closing>();
  const isAhead = starts.day > denverDay(now);
  const isToday = starts.day === denverDay(now);
  const hasBegun = hasStarted(starts, now);
  const isNext = visit.booked.every(({ day, time }) => day !== starts.day || time > starts.time);
  if (closing && !mutation.kept) {
    return (
      <ClosingForm
        isPanel
        closing={closing}
        visit={{ ...visit, lateFee: canceling?.lateFee ?? null, price: visitPrice(visit) }}
        hasEmail={owner.email !== '' && visit.mailProblem === null}
        mutation={mutation}
        onNotYet={() => {
          mutation.reset();
          setDismissed(closing);
          setClosing(undefined);
        }}
      />
    );
  }
  return (
    // The mark says that the actions stand beside the name on a wide screen.
    <div
      data-visit-actions
      className="max-lg:contents lg:flex lg:flex-col lg:gap-2 lg:**:data-action-bar:static lg:**:data-action-bar:border-0 lg:**:data-action-bar:p-0 lg:**:data-action-bar:shadow-none lg:**:[form]:shadow-none"
    >
      <OtherActions
        {...{ visit, mutation, onOpen, isAhead, hasBegun }}
        takesFocus={takesFocus && !dismissed}
      />
      {isAhead && !wish ? null : (
        <ConfirmedBar {...{ visit, mutation, dismissed }} onClose={setClosing}>
          {isAhead ? (
            <Move size="lg" variant="accent" onOpen={onOpen} />
          ) : (
            <OnMyWay visit={visit} variant={isNext ? 'accent' : 'outline'} />
          )}
          {isToday ? (
            <Late
              size={hasBegun ? 'thumb' : 'lg'}
              stops={[{ ...visit, minutes: visit.minutes ?? 0 }]}
            />
          ) : null}
        </ConfirmedBar>
      )}
    </div>
  );
}

type OtherActionsProps = ConfirmedPanelProps & Readonly<Record<'isAhead' | 'hasBegun', boolean>>;

function OtherActions({ takesFocus, hasBegun, ...props }: OtherActionsProps) {
  const { visit, mutation, isAhead } = props;
  const { wish } = visit;
  return (
    <div
      role="group"
      aria-label="This visit"
      tabIndex={-1}
      ref={takesFocus ? takeFocus : undefined}
      className="@container outline-none lg:order-1"
    >
      <div className="flex flex-wrap gap-2 *:grow lg:grid-cols-3! @min-[19rem]:grid @min-[19rem]:grid-cols-[1fr_auto_1fr]">
        {wish && !hasBegun ? <Silence {...visit} /> : null}
        {hasBegun || wish ? null : (
          <OwnerAnswer
            visit={visit}
            isHeld={awaitsYes(visit.canceling)}
            mutation={mutation}
            className="col-span-full flex flex-wrap gap-2 *:grow @min-[19rem]:grid @min-[19rem]:grid-cols-subgrid"
          />
        )}
        {isAhead && !wish ? <Problem words={changeProblem(mutation)} /> : null}
        <Changes {...props} />
      </div>
    </div>
  );
}

type MoveProps = ButtonStyle & Pick<ConfirmedPanelProps, 'onOpen'> & { className?: string };

/** Moves to the bar when the owner asks for another time. */
function Move({ onOpen, className = '', ...style }: MoveProps) {
  return (
    <Button {...style} className={`grow ${className}`} onClick={() => onOpen('move')}>
      Move
    </Button>
  );
}

type ChangesProps = Omit<OtherActionsProps, 'takesFocus' | 'hasBegun'>;

/** What was sent again is used first, since a change of details would lose it. */
function Changes({ visit, mutation, onOpen, isAhead }: ChangesProps) {
  const { wish, sentAgain } = visit;
  const button = { size: 'thumb', variant: 'outline' } as const;
  // Thinner than what the day needs now.
  const thin = wish ? '' : 'border! border-edge!';
  const isUsed = sentAgain !== null && hasNews(sentAgain, visit);
  const isInBar = wish !== null && isAhead;
  // Only two buttons share the row then, so the first spans two columns.
  const wide = isUsed || isInBar ? 'col-span-2' : '';
  return (
    <>
      {isInBar ? null : (
        <Move
          {...button}
          {...(wish && { variant: 'accent' })}
          className={`${wide} ${thin}`}
          onOpen={onOpen}
        />
      )}
      {isUsed ? (
        <UseDetails
          visit={{ ...visit, ...sentAgain }}
          mutation={mutation}
          className="order-1 col-span-full"
        >
          Use what was sent again, then change details
        </UseDetails>
      ) : (
        <Button
          {...button}
          className={`border! border-edge! px-3! ${wide}`}
          onClick={() => onOpen('change_details')}
        >
          Change details
        </Button>
      )}
      <Button {...button} variant="ghost" onClick={() => onOpen('cancel')}>
        Cancel
      </Button>
    </>
  );
}

type ConfirmedBarProps = Pick<ConfirmedPanelProps, 'visit' | 'mutation'> &
  Pick<ComponentProps<typeof ClosingButtons>, 'dismissed' | 'onClose'> & { children: ReactNode };

/** Once the visit has begun, `children` follow Done and Nobody home. */
function ConfirmedBar({ visit, mutation, children, ...closing }: ConfirmedBarProps) {
  const { now } = useOperator();
  const canClose = hasStarted(visit.starts, now);
  if (mutation.kept && canClose) return <WaitingPress what={pressWords(mutation.kept)} />;
  return (
    <ActionBar
      problem={changeProblem(mutation)}
      className="lg:*:min-w-[calc((100%-1rem)/3)] lg:*:not-first:grow-0"
    >
      {canClose ? <ClosingButtons size="lg" {...closing} /> : null}
      {children}
    </ActionBar>
  );
}
