import { Suspense } from 'react';
import { MiniTicket } from '../ticket/mini-ticket';
import { lazyComponent } from '@/browser/lazy-component';
import { type Step, stepNumbers, steps } from '@/request/booking-schema';
import { classNames } from '@/ui/class-names';

type StepHeaderProps = {
  step: Step;
  hasAside: boolean;
  onEdit: (step: 1 | 2) => void;
};

export const BookingSummary = lazyComponent(
  async () => (await import('../ticket/booking-summary')).BookingSummary,
);

export function StepHeader({ step, hasAside, onEdit }: StepHeaderProps) {
  return (
    <div className="flex flex-col">
      <div
        className={classNames(
          'overflow-clip rounded-t-card noscript:hidden',
          // The ticket beside the form shows the answers; what is left of the summary are its changes.
          hasAside && (step < 3 ? 'lg:hidden' : 'lg:order-last'),
        )}
      >
        {step === 3 ? (
          <Suspense fallback={<MiniTicket />}>
            <BookingSummary hasAside={hasAside} onEdit={onEdit} />
          </Suspense>
        ) : (
          <MiniTicket />
        )}
      </div>
      <div className="px-(--gutter) pb-3 sm:px-9 sm:pt-5 sm:pb-4">
        <div className="relative max-sm:-mx-(--gutter)">
          <progress
            aria-label={`Step ${step} of 3`}
            value={step}
            max={3}
            className="progress max-sm:rounded-none"
          />
          <span className="absolute inset-y-0 left-1/3 w-1 -translate-x-1/2 bg-card" />
          <span className="absolute inset-y-0 left-2/3 w-1 -translate-x-1/2 bg-card" />
        </div>
        <ol className="mt-3 hidden grid-cols-3 gap-4 text-[0.95rem] sm:grid">
          {stepNumbers.map((number) => (
            <li
              key={number}
              aria-current={number === step ? 'step' : undefined}
              className="text-muted aria-[current=step]:font-semibold aria-[current=step]:text-dusk"
            >
              {number}. {steps[number].title}
            </li>
          ))}
        </ol>
        <p aria-hidden className="mt-3 text-[0.875rem] text-muted sm:hidden">
          Step {step} of 3
        </p>
        <h2
          tabIndex={-1}
          className="mt-0.5 text-xl wrap-normal outline-none sm:mt-4 sm:text-heading"
        >
          {steps[step].title}
        </h2>
      </div>
    </div>
  );
}
