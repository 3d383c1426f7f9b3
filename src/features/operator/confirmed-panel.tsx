import { Navigation, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { callLink, textLink } from '@shared/contact-links';
import { dialed } from '@shared/dialed';
import { listed } from '@shared/request-words';
import { priceWords } from '@shared/visit-terms';
import type { OperatorVisit } from '@shared/visit-state';
import type { VisitMutation } from '@/backend/use-visit';
import { useGuardedPress } from '@/browser/use-guarded-press';
import { business } from '@/content/business';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { TextArea } from '@/ui/text-area';
import { ActionBar } from './action-bar';
import { BookedThatDay } from './booked-that-day';
import { CalendarEntry } from './calendar-entry';
import { PanelTitle } from './panel-title';

type ConfirmedPanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  onMove: () => void;
  onCancel: () => void;
  takesFocus: boolean;
};

/** What is done about a confirmed visit: on the day itself, or before. */
export function ConfirmedPanel({
  visit,
  mutation,
  onMove,
  onCancel,
  takesFocus,
}: ConfirmedPanelProps) {
  const { owner, starts, revision, requestVersion, note } = visit;
  const [isAsking, setIsAsking] = useState(false);
  const [words, setWords] = useState('');
  const { press, hasFailed } = useGuardedPress('Closing a visit');
  const id = useId();
  const phone = dialed(owner.phone) ?? owner.phone;
  return (
    <>
      <section
        aria-labelledby={id}
        className="min-w-0 space-y-4 rounded-card bg-card p-5 shadow-card"
      >
        <PanelTitle id={id} takesFocus={takesFocus}>
          Confirmed
        </PanelTitle>
        {note ? (
          <p className="whitespace-pre-line">
            <span className="block text-[0.95rem] text-muted">Your note to the owner</span>
            {note}
          </p>
        ) : null}
        <AgreedTerms visit={visit} />
        {starts ? <BookedThatDay day={starts.day} visit={visit} /> : null}
        <div className="grid grid-cols-3 gap-2">
          <a href={callLink(phone)} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
            <Phone aria-hidden className="size-4" />
            Call
          </a>
          <Button variant="outline" size="sm" onClick={onMove}>
            Move
          </Button>
          <Button variant="outline" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <CalendarEntry visit={visit} />
      </section>
      {isAsking ? (
        <ActionBar
          mutation={mutation}
          hasFailed={hasFailed}
          summary={
            <TextArea
              label="Done. A line for the owner?"
              hint="Thanks go by mail in an hour."
              isOptional
              rows={2}
              maxLength={300}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          }
        >
          <Button
            ref={takeFocus}
            variant="accent"
            size="lg"
            isBusy={mutation.isPending}
            onClick={() =>
              press(() =>
                mutation.mutate({ action: 'done', revision, requestVersion, note: words.trim() }),
              )
            }
            className="grow"
          >
            {mutation.isPending ? 'Saving...' : 'Yes, it’s done'}
          </Button>
          <Button
            variant="ghost"
            size="lg"
            disabled={mutation.isPending}
            onClick={() => setIsAsking(false)}
          >
            Not yet
          </Button>
        </ActionBar>
      ) : (
        <ActionBar mutation={mutation}>
          <a
            href={textLink(phone, onMyWay(visit))}
            className={`${buttonStyle({ variant: 'accent', size: 'lg' })} grow`}
          >
            <Navigation aria-hidden className="size-5" />
            On my way
          </a>
          <Button variant="outline" size="lg" onClick={() => setIsAsking(true)}>
            Done
          </Button>
        </ActionBar>
      )}
    </>
  );
}

/** What the owner was told beside the time. */
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

/** The button that was pressed is gone: what it asked comes next. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

/** The promised text when the groomer is 15 minutes away. */
function onMyWay({ owner, pets }: OperatorVisit): string {
  const [firstName = ''] = owner.name.split(' ');
  return `Hi ${firstName}, it’s ${business.shortName}. We’re about 15 minutes away and look forward to ${listed(pets.map(({ name }) => name))}!`;
}
