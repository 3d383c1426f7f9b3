import { useState } from 'react';
import { rememberVisitorZip } from '@/storage/visitor-zip';
import { useHydrated } from '@/ui/use-hydrated';
import { BookingConfirmation } from './booking-confirmation';
import { BookingForm } from './booking-form';
import { blankSession, clearDraft, type Opening, openSession } from './booking-session';
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
        key={`${String(isHydrated)} ${String(round)} ${query}`}
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

/** One request from its opening on; the next one starts afresh. */
function Round({ query, isHydrated, opening, onStored }: RoundProps) {
  const [session] = useState(() =>
    isHydrated ? openSession(new URLSearchParams(query), opening) : blankSession,
  );
  return <BookingForm session={session} onStored={onStored} />;
}
