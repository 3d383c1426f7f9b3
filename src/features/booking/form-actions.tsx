import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { promises } from '@shared/promises';
import { Button } from '@/ui/button';
import { FormNeedsScript } from '@/ui/script-needed';
import type { Step } from './booking-steps';
import { EstimateLine } from './estimate-line';

type FormActionsProps = { step: Step; isSending: boolean; onBack: () => void };

/** The estimate and the way on, at the lower edge of the screen as long as the form is. */
export function FormActions({ step, isSending, onBack }: FormActionsProps) {
  return (
    <>
      <p className="mt-7 px-(--gutter) text-[0.95rem] text-muted sm:px-9">
        {promises.estimate}
        {step === 3 ? ` This is a request, not yet an appointment. ${promises.cancellation}` : ''}
      </p>
      <div className="px-(--gutter) sm:px-9 noscript:py-5">
        <FormNeedsScript />
      </div>
      <div className="sticky bottom-[var(--banner-height,0px)] z-10 mt-5 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 rounded-b-card border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-9 sm:py-5 noscript:hidden">
        <EstimateLine />
        <div className="flex grow justify-end gap-2 sm:gap-3">
          {step > 1 ? (
            <Button
              variant="outline"
              size="lg"
              onClick={onBack}
              disabled={isSending}
              className="max-sm:w-13 max-sm:p-0!"
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
            className="max-sm:px-3.5!"
          >
            <SubmitWords step={step} isSending={isSending} />
          </Button>
        </div>
      </div>
    </>
  );
}

/** The second press of a double click would act on the step that the first has led to. */
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
