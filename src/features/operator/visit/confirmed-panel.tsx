import { type ReactNode, useState } from 'react';
import { ActionBar, Problem } from '../action-form';
import { OwnerAnswer } from '../answer/owner-answer';
import { hasStarted } from '../answer/visit-time';
import { changeProblem } from '../failure-words';
import { useOperator } from '../operator';
import { Late, OnMyWay } from '../ready-texts';
import { type Closing, ClosingButtons, ClosingForm } from './closing';
import { Titled } from './private-line';
import { UseDetails } from './sent-again';
import { hasNews, lastChange } from './visit-heading';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import type { ButtonStyle } from '@/ui/button-style';
import { type DenverTime, denverDay } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { priceWords, visitPrice } from '@shared/visits/visit-terms';
import { waitsForYes } from '@shared/visits/yes-words';

type ConfirmedVisit = OperatorVisit & { readonly starts: DenverTime };

type ConfirmedPanelProps = {
  visit: ConfirmedVisit;
  mutation: VisitMutation;
  onOpen: (panel: 'move' | 'change_details' | 'cancel') => void;
  takesFocus: boolean;
};

/** What can be done about it: what comes next in the bar on the day itself, the rest below what the owner said. */
export function ConfirmedPanel(props: ConfirmedPanelProps) {
  const { visit, mutation, onOpen, takesFocus } = props;
  const { starts, wish, canceling } = visit;
  const { now } = useOperator();
  const isAhead = starts.day > denverDay(now);
  const isToday = starts.day === denverDay(now);
  const hasBegun = hasStarted(starts, now);
  const texts = (size: 'lg' | 'thumb') => (
    <>
      <OnMyWay visit={visit} size={size} />
      {isToday ? <Late size={size} stops={[visit]} /> : null}
    </>
  );
  return (
    // Marks a visit whose actions stand beside its name on a wide screen.
    <div
      data-visit-actions
      className="max-lg:contents lg:flex lg:flex-col lg:gap-4 lg:**:data-action-bar:static lg:**:data-action-bar:border-0 lg:**:data-action-bar:p-0 lg:**:data-action-bar:shadow-none"
    >
      <div
        role="group"
        aria-label="This visit"
        tabIndex={-1}
        ref={takesFocus ? takeFocus : undefined}
        className="space-y-3 outline-none lg:order-1"
      >
        {hasBegun ? null : (
          <OwnerAnswer
            visit={visit}
            mutation={mutation}
            asksForYes={!wish && waitsForYes(canceling?.lateFee ?? null, visit.hasAccepted)}
          />
        )}
        {hasBegun && isToday ? <div className="flex flex-wrap gap-2">{texts('thumb')}</div> : null}
        {isAhead && !wish ? <Problem words={changeProblem(mutation)} /> : null}
        <Changes {...{ visit, mutation, onOpen, isAhead }} />
      </div>
      {isAhead && !wish ? null : (
        <ConfirmedBar visit={visit} mutation={mutation}>
          {isAhead ? <Move size="lg" variant="accent" onOpen={onOpen} /> : texts('lg')}
        </ConfirmedBar>
      )}
    </div>
  );
}

type MoveProps = ButtonStyle & Pick<ConfirmedPanelProps, 'onOpen'>;

/** In the bar where its owner asks for another time. */
function Move({ onOpen, ...style }: MoveProps) {
  return (
    <Button {...style} className="grow" onClick={() => onOpen('move')}>
      Move
    </Button>
  );
}

/** What was sent again is used first, or it would be lost. */
function Changes(props: Omit<ConfirmedPanelProps, 'takesFocus'> & { isAhead: boolean }) {
  const { visit, mutation, onOpen, isAhead } = props;
  const { wish, sentAgain } = visit;
  const button = { size: 'thumb', className: 'px-3!' } as const;
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {wish && isAhead ? null : (
        <Move size="thumb" variant={wish ? 'accent' : 'outline'} onOpen={onOpen} />
      )}
      {sentAgain && hasNews(sentAgain, visit) ? (
        <UseDetails
          visit={{ ...visit, ...sentAgain }}
          mutation={mutation}
          className="order-1 w-full"
        >
          Use what was sent again, then change details
        </UseDetails>
      ) : (
        <Button {...button} variant="outline" onClick={() => onOpen('change_details')}>
          Change details
        </Button>
      )}
      <Button {...button} variant="outline" onClick={() => onOpen('cancel')}>
        Cancel
      </Button>
    </div>
  );
}

/** What its owner was told, once a time is confirmed. */
export function Told({ visit }: { visit: OperatorVisit }) {
  const { status, owner, groomer, note } = visit;
  const { now } = useOperator();
  if (status !== 'confirmed') return null;
  return (
    <section aria-labelledby="told" className="space-y-3 border-t border-line pt-5">
      <h2 id="told" className="text-heading">
        Confirmed
      </h2>
      <Titled title="Your note to the customer" words={note} />
      <Titled
        title={owner.email === '' ? 'You set' : 'The customer was told'}
        words={[groomer ? `${groomer} comes.` : '', priceWords(visit)].filter(Boolean).join(' ')}
      />
      <p className="text-[0.95rem] text-muted first-letter:uppercase">{lastChange(visit, now)}</p>
    </section>
  );
}

type ConfirmedBarProps = Pick<ConfirmedPanelProps, 'visit' | 'mutation'> & { children: ReactNode };

/** `children` are its buttons until the visit has begun. */
function ConfirmedBar({ visit, mutation, children }: ConfirmedBarProps) {
  const { starts, owner, canceling } = visit;
  const { now } = useOperator();
  const canClose = hasStarted(starts, now);
  const lateFee = canceling?.lateFee ?? null;
  const [closing, setClosing] = useState<Closing>();
  const [dismissed, setDismissed] = useState<Closing>();
  if (closing) {
    return (
      <ClosingForm
        closing={closing}
        visit={{ ...visit, lateFee, agreed: visitPrice(visit) + visit.travelFee }}
        hasEmail={owner.email !== ''}
        mutation={mutation}
        onNotYet={() => {
          setDismissed(closing);
          setClosing(undefined);
        }}
      />
    );
  }
  return (
    <ActionBar problem={changeProblem(mutation)}>
      {canClose ? (
        <ClosingButtons size="lg" dismissed={dismissed} onClose={setClosing} />
      ) : (
        children
      )}
    </ActionBar>
  );
}
