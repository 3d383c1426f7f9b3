import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isBegun } from './booking-prefill';
import { clearBooking, fillForm } from './use-booking-draft';
import { outlivesReload } from '@/browser/drafts';
import type { BookingDraft, draftSchema } from '@/request/booking-schema';
import { Button } from '@/ui/button';

/**
 * Says how long the answers stay, and clears them. They come back by Undo until the next answer. Not
 * above the last button, where nothing should clear a whole form.
 */
export function DraftLine() {
  const form = useFormContext<BookingDraft, unknown, z.output<typeof draftSchema>>();
  const hasAnswers = isBegun(useWatch({ control: form.control, name: 'pets' }));
  const [cleared, setCleared] = useState<BookingDraft>();
  if (hasAnswers && cleared) setCleared(undefined);
  if (!hasAnswers && !cleared) return null;

  function startOver() {
    setCleared(form.getValues());
    clearBooking(form);
  }

  function undo() {
    if (!cleared) return;
    fillForm(form, { ...cleared, session: { ...cleared.session, step: 1 } });
  }

  function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const heading = currentTarget.form?.querySelector('h2');
    // The focus needs a new place, because the button may be gone.
    flushSync(cleared ? undo : startOver);
    heading?.focus({ preventScroll: true });
    heading?.closest('form')?.scrollIntoView({ block: 'start' });
  }

  return (
    <p role="status" className="mt-1 flex flex-wrap items-center gap-x-2">
      {!cleared && outlivesReload('booking') ? 'Your answers stay on this device for a day.' : null}
      {cleared ? 'Your answers are cleared.' : null}
      <Button variant="link" size="sm" className="-ml-2 px-2!" onClick={press}>
        {cleared ? 'Undo' : 'Start over'}
      </Button>
    </p>
  );
}
