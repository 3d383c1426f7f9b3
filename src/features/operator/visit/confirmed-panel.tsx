import { type ReactNode, useState } from 'react';
import { ActionBar, Panel } from '../action-form';
import { OwnerAnswer } from '../answer/owner-answer';
import { hasStarted } from '../answer/visit-time';
import { changeProblem } from '../failure-words';
import { Late } from '../late';
import { useOperator } from '../operator';
import { OnMyWay, ReachOwner } from '../reach-owner';
import { type Closing, ClosingButtons, ClosingForm } from './closing';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { Button } from '@/ui/button';
import { denverDay } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { priceWords, visitPrice } from '@shared/visits/visit-terms';
import { waitsForYes } from '@shared/visits/yes-words';

type ConfirmedPanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  onMove: () => void;
  onCancel: () => void;
  onChangeDetails: () => void;
  takesFocus: boolean;
};

export function ConfirmedPanel(props: ConfirmedPanelProps) {
  const { visit, mutation, onMove, onCancel, onChangeDetails, takesFocus } = props;
  const { starts, note, wish } = visit;
  const { now } = useOperator();
  const isAhead = starts !== null && starts.day > denverDay(now);
  const move = (
    <Button
      variant={wish ? 'accent' : 'outline'}
      {...(isAhead ? { size: 'lg', className: 'grow' } : { size: 'thumb' })}
      onClick={onMove}
    >
      Move
    </Button>
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
          <div className="grid grid-cols-2 gap-2">
            <ReachOwner owner={visit.owner} />
            {isAhead ? null : move}
            <Button variant="outline" size="thumb" onClick={onChangeDetails}>
              Change details
            </Button>
            <Button variant="outline" size="thumb" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </div>
      </Panel>
      <ConfirmedBar visit={visit} mutation={mutation}>
        {isAhead ? (
          move
        ) : (
          <>
            <OnMyWay visit={visit} />
            {starts?.day === denverDay(now) ? (
              <Late size="lg" stops={[{ ...visit, starts }]} />
            ) : null}
          </>
        )}
      </ConfirmedBar>
    </>
  );
}

type ConfirmedBarProps = Pick<ConfirmedPanelProps, 'visit' | 'mutation'> & { children: ReactNode };

function ConfirmedBar({ visit, mutation, children }: ConfirmedBarProps) {
  const { starts, owner, canceling, wish } = visit;
  const { now } = useOperator();
  const canClose = starts !== null && hasStarted(starts, now);
  const [closing, setClosing] = useState<Closing>();
  const [dismissed, setDismissed] = useState<Closing>();
  if (closing) {
    return (
      <ClosingForm
        closing={closing}
        visit={{
          ...visit,
          lateFee: canceling?.lateFee ?? null,
          agreed: visitPrice(visit) + visit.travelFee,
        }}
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
        starts ? (
          <OwnerAnswer
            visit={{ ...visit, starts }}
            mutation={mutation}
            asksForYes={
              !canClose && !wish && waitsForYes(canceling?.lateFee ?? null, visit.hasAccepted)
            }
          />
        ) : null
      }
    >
      {children}
      {canClose ? <ClosingButtons size="lg" dismissed={dismissed} onClose={setClosing} /> : null}
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
