import { type MouseEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isBegun } from './booking-prefill';
import { clearBooking, fillForm } from './use-booking-draft';
import { outlivesReload } from '@/browser/drafts';
import type { BookingDraft, draftSchema } from '@/request/booking-schema';
import { Button } from '@/ui/button';

type Cleared = { readonly draft: BookingDraft; readonly place: Element };

/**
 * Says how long the answers stay, and clears them. They come back by Undo until the next answer, which
 * stands below the heading, where the form begins anew. Not above the last button, where nothing
 * should clear a whole form.
 */
export function DraftLine() {
  const form = useFormContext<BookingDraft, unknown, z.output<typeof draftSchema>>();
  const hasAnswers = isBegun(useWatch({ control: form.control, name: 'pets' }));
  const [cleared, setCleared] = useState<Cleared>();
  if (hasAnswers && cleared) setCleared(undefined);
  if (!hasAnswers && !cleared) return null;

  function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const heading = currentTarget.form?.querySelector('h2');
    // The focus needs a new place, because the button may be gone.
    flushSync(() => (cleared ? undo(cleared) : startOver(heading?.parentElement)));
    heading?.focus({ preventScroll: true });
    heading?.closest('form')?.scrollIntoView({ block: 'start' });
  }

  function startOver(place: Element | null | undefined) {
    if (place) setCleared({ draft: form.getValues(), place });
    clearBooking(form);
  }

  function undo({ draft }: Cleared) {
    form.clearErrors();
    fillForm(form, { ...draft, session: { ...draft.session, step: 1 } });
  }

  const line = (
    <p role="status" className="mt-1 flex flex-wrap items-center gap-x-2">
      {!cleared && outlivesReload('booking') ? 'Your answers stay on this device for a day.' : null}
      {cleared ? 'Your answers are cleared.' : null}
      <Button variant="link" size="sm" className="-ml-2 px-2!" onClick={press}>
        {cleared ? 'Undo' : 'Start over'}
      </Button>
    </p>
  );
  return cleared ? createPortal(line, cleared.place) : line;
}
