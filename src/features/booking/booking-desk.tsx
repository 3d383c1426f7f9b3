import { useState } from 'react';
import { rememberVisitorZip } from '@/browser/visitor-zip';
import { useHydrated } from '@/browser/use-hydrated';
import { BookingConfirmation } from './booking-confirmation';
import { BookingForm } from './booking-form';
import {
  blankSession,
  type BookingSession,
  clearDraft,
  type Opening,
  openSession,
} from './booking-session';
import type { Receipt } from './submit-booking';

type BookingDeskProps = {
  /** First choices for a new request, such as `service=full-groom`. */
  query: string;
  opening: Opening;
};

/** The booking form, with the confirmation of what was just sent above it. */
export function BookingDesk({ query, opening }: BookingDeskProps) {
  const isHydrated = useHydrated();
  const [receipt, setReceipt] = useState<Receipt>();
  const [round, setRound] = useState(0);

  function confirm(stored: Receipt) {
    clearDraft();
    rememberVisitorZip('');
    setReceipt(stored);
    setRound(round + 1);
  }

  return (
    <div className="space-y-8">
      {receipt ? (
        <BookingConfirmation
          key={receipt.reference}
          receipt={receipt}
          onDismiss={() => setReceipt(undefined)}
        />
      ) : null}
      <Round
        key={`${String(round)} ${query}`}
        query={isHydrated && round === 0 ? query : ''}
        isHydrated={isHydrated}
        opening={opening}
        onStored={confirm}
      />
    </div>
  );
}

type RoundProps = {
  query: string;
  isHydrated: boolean;
  opening: Opening;
  onStored: (receipt: Receipt) => void;
};

/**
 * One request from its opening on; the next one starts afresh. The form that was served is filled, not
 * replaced: somebody may just be pressing something in it.
 */
function Round({ query, isHydrated, opening, onStored }: RoundProps) {
  const [session, setSession] = useState<BookingSession>();
  if (isHydrated && !session) setSession(openSession(new URLSearchParams(query), opening));
  return <BookingForm session={session ?? blankSession} onStored={onStored} />;
}
