import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isBegun } from './booking-prefill';
import { clearBooking, fillForm } from './use-booking-draft';
import { outlivesReload } from '@/browser/drafts';
import type { BookingDraft, BookingValues, Step, draftSchema } from '@/request/booking-schema';
import { estimateWords } from '@/request/estimate';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { promises } from '@shared/business/promises';

type FormActionsProps = { step: Step; isSending: boolean; onBack: () => void };

export function FormActions({ step, isSending, onBack }: FormActionsProps) {
  return (
    <>
      <div className="mt-4 px-(--gutter) text-[0.9rem]/snug text-muted empty:hidden sm:px-9">
        {step === 2 ? null : <p className="mb-2">{`${freeToAsk} ${promises.estimate}`}</p>}
        {step === 3 ? null : <DraftLine />}
      </div>
      <div className="sticky bottom-(--stick-bottom) z-10 mt-4 flex flex-wrap items-center justify-between gap-2 rounded-b-card border-t border-line bg-card px-[min(1rem,4vw)] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-9 noscript:hidden">
        <EstimateLine />
        <div className="ml-auto flex max-w-max grow basis-[min-content] items-center justify-end gap-2 sm:gap-3">
          {step > 1 ? (
            <Button
              variant="outline"
              size="lg"
              onClick={onBack}
              disabled={isSending}
              className="max-sm:size-[min(3.25rem,16vw)] max-sm:min-h-0! max-sm:shrink-0 max-sm:p-0!"
            >
              <ArrowLeft aria-hidden className="size-5" />
              <span className="max-sm:sr-only">Back</span>
            </Button>
          ) : null}
          <Button
            type="submit"
            value={step}
            variant="accent"
            size="lg"
            isBusy={isSending}
            onClick={ignoreRepeat}
            className="max-sm:px-[min(0.875rem,3vw)]!"
          >
            <SubmitWords step={step} isSending={isSending} />
          </Button>
        </div>
      </div>
    </>
  );
}

function EstimateLine() {
  const { control } = useFormContext<BookingValues>();
  const [pets, zipCode] = useWatch({ control, name: ['pets', 'zipCode'] });
  const { label, amount, missing } = estimateWords(pets, zipCode);
  return (
    <div
      aria-live="polite"
      className={classNames(
        'content-center self-stretch text-[0.9rem] leading-tight text-muted',
        // a sentence breaks beside the button, instead of above it
        !amount && 'grow basis-32',
      )}
    >
      {label ? <span className="block">{label} </span> : null}
      {amount ? (
        <strong
          key={amount}
          className={`price-change font-display text-dusk tabular-nums ${label ? 'text-2xl' : 'text-lg'}`}
        >
          {amount}
        </strong>
      ) : null}
      {amount && missing ? <span className="max-sm:sr-only"> · </span> : null}
      {missing ? <span className="max-sm:block">{missing}</span> : null}
    </div>
  );
}

const freeToAsk = `Nothing to pay now. ${promises.cancellation} ${promises.sickPet}`;

/** Otherwise the second click of a double click would act on the next step. */
function ignoreRepeat(click: MouseEvent) {
  if (click.detail > 1) click.preventDefault();
}

function SubmitWords({ step, isSending }: { step: Step; isSending: boolean }) {
  if (isSending) return 'Submitting...';
  if (step === 3) return 'Submit Request';
  return (
    <>
      Next
      <ArrowRight aria-hidden className="size-5" />
    </>
  );
}

type Cleared = { readonly draft: BookingDraft; readonly place: Element };

/**
 * Says how long the answers stay, and clears them. They come back by Undo until the next answer, which stands below the
 * heading, where the form begins anew. It does not stand above the last button, where nothing should clear a whole
 * form.
 */
function DraftLine() {
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
      {cleared
        ? 'Your answers are cleared.'
        : outlivesReload('booking') && 'Your answers stay on this device for a day.'}
      <Button variant="link" size="sm" className="-ml-2 px-2!" onClick={press}>
        {cleared ? 'Undo' : 'Start over'}
      </Button>
    </p>
  );
  return cleared ? createPortal(line, cleared.place) : line;
}
