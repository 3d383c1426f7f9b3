import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DraftLine } from './draft-line';
import type { BookingValues, Step } from '@/request/booking-schema';
import { estimateWords } from '@/request/estimate';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Fold } from '@/ui/fold';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import { estimateNote } from '@shared/business/policy';
import { lateFee, promises } from '@shared/business/promises';
import { freeCancelHours } from '@shared/time/hours';

type FormActionsProps = { step: Step; isSending: boolean; onBack: () => void };

export function FormActions({ step, isSending, onBack }: FormActionsProps) {
  return (
    <>
      <div className="mt-4 px-(--gutter) text-[0.9rem]/snug text-muted empty:hidden sm:px-9">
        {step === 2 ? null : <p className="mb-2">{`${freeToAsk} ${promises.estimate}`}</p>}
        {step === 3 ? <Rules /> : null}
        {step === 3 ? null : <DraftLine />}
      </div>
      <div className="sticky bottom-(--stick-bottom) z-10 mt-4 flex flex-wrap items-center justify-between gap-2 rounded-b-card border-t border-line bg-card px-[min(1rem,4vw)] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-9 sm:pb-2.5 noscript:hidden">
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

const freeToAsk = `Nothing to pay now. Canceling is free up to ${freeCancelHours} hours before, then ${usd(lateFee)}. ${promises.sickPet}`;

function Rules() {
  return (
    <Fold title="Canceling and price changes" className="border-t border-edge/40">
      <p>
        <Unbroken>{promises.canceling}</Unbroken>
      </p>
      <p className="mt-2 mb-4">
        <Unbroken>{estimateNote}</Unbroken>
      </p>
    </Fold>
  );
}

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
