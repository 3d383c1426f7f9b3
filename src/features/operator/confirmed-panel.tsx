import { MessageCircle, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { ActionBar } from './action-bar';
import { BookedThatDay } from './booked-that-day';
import { CalendarEntry } from './calendar-entry';
import { DoneQuestion } from './done-question';
import { ownerLinks } from './on-my-way';
import { Panel } from './panel';
import type { VisitMutation } from '@/backend/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { denverDay, denverMoment } from '@shared/denver-time';
import type { OperatorVisit } from '@shared/visit-state';
import { priceWords } from '@shared/visit-terms';

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
  const links = ownerLinks(visit);
  const now = useNow();
  const isAhead = starts !== null && starts.day > denverDay(now);
  const hasStarted = starts !== null && denverMoment(starts.day, starts.time) <= now;
  const [step, setStep] = useState<'start' | 'asking' | 'notYet'>('start');
  return (
    <>
      <Panel title="Confirmed" takesFocus={takesFocus}>
        <div className="mt-4 space-y-4">
          {note ? (
            <p className="whitespace-pre-line">
              <span className="block text-[0.95rem] text-muted">Your note to the owner</span>
              {note}
            </p>
          ) : null}
          <AgreedTerms visit={visit} />
          {starts ? <BookedThatDay day={starts.day} visit={visit} /> : null}
          <div className="grid grid-cols-3 gap-2">
            {links ? (
              <a href={links.call} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
                <Phone aria-hidden className="size-4" />
                Call
              </a>
            ) : (
              <UndialableNumber phone={owner.phone} />
            )}
            {isAhead ? (
              links ? (
                <a href={links.text} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
                  <MessageCircle aria-hidden className="size-4" />
                  Text
                </a>
              ) : null
            ) : (
              <Button variant={wish ? 'accent' : 'outline'} size="sm" onClick={onMove}>
                Move
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          </div>
          <CalendarEntry visit={visit} />
        </div>
      </Panel>
      {step === 'asking' ? (
        <DoneQuestion visit={visit} mutation={mutation} onNotYet={() => setStep('notYet')} />
      ) : (
        <ActionBar mutation={mutation}>
          {isAhead ? (
            <Button
              variant={wish ? 'accent' : 'outline'}
              size="lg"
              className="grow"
              onClick={onMove}
            >
              Move
            </Button>
          ) : links ? (
            <a
              href={links.onMyWay}
              className={`${buttonStyle({ variant: 'accent', size: 'lg' })} grow`}
            >
              <Navigation aria-hidden className="size-5" />
              On my way
            </a>
          ) : null}
          {hasStarted ? (
            <Button
              ref={step === 'notYet' ? takeFocus : undefined}
              variant="outline"
              size="lg"
              onClick={() => setStep('asking')}
            >
              Done
            </Button>
          ) : null}
        </ActionBar>
      )}
    </>
  );
}

export function UndialableNumber({ phone }: { phone: string }) {
  return (
    <span className="self-center text-[0.95rem] wrap-anywhere text-muted">
      {phone} can’t be dialed
    </span>
  );
}

function AgreedTerms({ visit }: { visit: OperatorVisit }) {
  return (
    <p>
      <span className="block text-[0.95rem] text-muted">The owner was told</span>
      {[visit.groomer ? `${visit.groomer} comes.` : '', priceWords(visit)]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
