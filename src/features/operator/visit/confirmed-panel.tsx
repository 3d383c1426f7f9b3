import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { ActionBar } from '../action-bar';
import { BookedThatDay } from '../answer/booked-that-day';
import { OwnerAnswer } from '../answer/owner-answer';
import { hasStarted } from '../answer/visit-time';
import { onMyWayLink } from '../on-my-way';
import { Panel } from '../panel';
import { ReachOwner } from '../reach-owner';
import { CalendarEntry } from './calendar-entry';
import { type Closing, ClosingButtons, ClosingQuestion } from './closing';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { denverDay } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { priceWords } from '@shared/visits/visit-terms';

type ConfirmedPanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  onMove: () => void;
  onCancel: () => void;
  takesFocus: boolean;
};

export function ConfirmedPanel({
  visit,
  mutation,
  onMove,
  onCancel,
  takesFocus,
}: ConfirmedPanelProps) {
  const { owner, starts, note, wish } = visit;
  const now = useNow();
  const isAhead = starts !== null && starts.day > denverDay(now);
  const canClose = starts !== null && hasStarted(starts, now);
  const [closing, setClosing] = useState<Closing>();
  const [dismissed, setDismissed] = useState<Closing>();

  function dismiss() {
    setDismissed(closing);
    setClosing(undefined);
  }

  return (
    <>
      <Panel title="Confirmed" takesFocus={takesFocus}>
        <div className="mt-4 space-y-4">
          {note ? (
            <p className="whitespace-pre-line">
              <span className="block text-[0.95rem] text-muted">Your note to the customer</span>
              {note}
            </p>
          ) : null}
          <AgreedTerms visit={visit} />
          {starts ? <BookedThatDay day={starts.day} visit={visit} /> : null}
          <div className="grid grid-cols-2 gap-2">
            <ReachOwner owner={owner} />
            {isAhead ? null : (
              <Button variant={wish ? 'accent' : 'outline'} size="thumb" onClick={onMove}>
                Move
              </Button>
            )}
            <Button variant="outline" size="thumb" onClick={onCancel}>
              Cancel
            </Button>
          </div>
          <CalendarEntry visit={visit} />
        </div>
      </Panel>
      {closing ? (
        <ClosingQuestion
          closing={closing}
          visit={{ ...visit, lateFee: visit.canceling?.lateFee ?? null }}
          hasEmail={owner.email !== ''}
          mutation={mutation}
          onNotYet={dismiss}
        />
      ) : (
        <ActionBar
          mutation={mutation}
          summary={
            starts ? <OwnerAnswer visit={{ ...visit, starts }} asksForYes={!canClose} /> : null
          }
        >
          {isAhead ? (
            <Button
              variant={wish ? 'accent' : 'outline'}
              size="lg"
              className="grow"
              onClick={onMove}
            >
              Move
            </Button>
          ) : (
            <OnMyWay visit={visit} />
          )}
          {canClose ? (
            <ClosingButtons size="lg" dismissed={dismissed} onClose={setClosing} />
          ) : null}
        </ActionBar>
      )}
    </>
  );
}

function OnMyWay({ visit }: { visit: OperatorVisit }) {
  const href = onMyWayLink(visit);
  if (!href) return null;
  return (
    <a href={href} className={`${buttonStyle({ variant: 'accent', size: 'lg' })} grow`}>
      <Navigation aria-hidden className="size-5" />
      On my way
    </a>
  );
}

function AgreedTerms({ visit }: { visit: OperatorVisit }) {
  return (
    <p>
      <span className="block text-[0.95rem] text-muted">
        {visit.owner.email === '' ? 'You set' : 'The customer was told'}
      </span>
      {[visit.groomer ? `${visit.groomer} comes.` : '', priceWords(visit)]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
