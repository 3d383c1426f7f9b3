import { type ReactNode, useState } from 'react';
import { ActionBar, Panel } from '../action-form';
import { OwnerAnswer } from '../answer/owner-answer';
import { hasStarted } from '../answer/visit-time';
import { changeProblem } from '../failure-words';
import { useOperator } from '../operator';
import { Late, OnMyWay } from '../ready-texts';
import { type Closing, ClosingButtons, ClosingForm } from './closing';
import { UseDetails } from './owner-news';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { Button } from '@/ui/button';
import { denverDay } from '@shared/time/denver-time';
import type { DenverTime } from '@shared/time/denver-time';
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

/** What can be done about it; in the bar, what is next: Move, then On my way, then Done. */
export function ConfirmedPanel(props: ConfirmedPanelProps) {
  const { visit, mutation, onOpen, takesFocus } = props;
  const { starts, note, wish, sentAgain } = visit;
  const { now } = useOperator();
  const isAhead = starts.day > denverDay(now);
  const isToday = starts.day === denverDay(now);
  const hasBegun = hasStarted(starts, now);
  const move = (
    <Button
      variant={wish ? 'accent' : 'outline'}
      {...(isAhead ? { size: 'lg', className: 'grow' } : { size: 'thumb' })}
      onClick={() => onOpen('move')}
    >
      Move
    </Button>
  );
  const texts = (size: 'lg' | 'thumb') => (
    <>
      <OnMyWay visit={visit} size={size} variant={hasBegun ? 'outline' : 'accent'} />
      {isToday ? <Late size={size} stops={[visit]} /> : null}
    </>
  );
  return (
    <>
      <Panel title="Confirmed" takesFocus={takesFocus}>
        <div className="mt-4 space-y-4">
          {note ? <Agreed title="Your note to the customer" words={note} /> : null}
          <Agreed
            title={visit.owner.email === '' ? 'You set' : 'The customer was told'}
            words={[visit.groomer ? `${visit.groomer} comes.` : '', priceWords(visit)]
              .filter(Boolean)
              .join(' ')}
          />
          <div className="flex flex-wrap gap-2 *:grow">
            {hasBegun && isToday ? texts('thumb') : null}
            {isAhead ? null : move}
            {sentAgain ? (
              <UseDetails visit={{ ...visit, ...sentAgain }} mutation={mutation}>
                Use what was sent again, then change details
              </UseDetails>
            ) : (
              <Button variant="outline" size="thumb" onClick={() => onOpen('change_details')}>
                Change details
              </Button>
            )}
            <Button variant="outline" size="thumb" onClick={() => onOpen('cancel')}>
              Cancel
            </Button>
          </div>
        </div>
      </Panel>
      <ConfirmedBar visit={visit} mutation={mutation}>
        {isAhead ? move : texts('lg')}
      </ConfirmedBar>
    </>
  );
}

type ConfirmedBarProps = Pick<ConfirmedPanelProps, 'visit' | 'mutation'> & { children: ReactNode };

/** `children` are its buttons until the visit has begun. */
function ConfirmedBar({ visit, mutation, children }: ConfirmedBarProps) {
  const { starts, owner, canceling, wish } = visit;
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
    <ActionBar
      problem={changeProblem(mutation)}
      summary={
        canClose ? null : (
          <OwnerAnswer
            visit={visit}
            mutation={mutation}
            asksForYes={!wish && waitsForYes(lateFee, visit.hasAccepted)}
          />
        )
      }
    >
      {canClose ? (
        <ClosingButtons size="lg" dismissed={dismissed} onClose={setClosing} />
      ) : (
        children
      )}
    </ActionBar>
  );
}

function Agreed({ title, words }: { title: string; words: string }) {
  return (
    <p className="whitespace-pre-line">
      <span className="block text-[0.95rem] text-muted">{title}</span>
      {words}
    </p>
  );
}
