import { ProgressBar } from '@/ui/progress-bar';
import { type Step, stepNumbers, steps } from './booking-steps';

/** Where the visitor is: the three steps by name, and a bar that is step/3 long. */
export function StepProgress({ step }: { step: Step }) {
  return (
    <div>
      <ProgressBar label={`Step ${String(step)} of 3`} value={step} max={3} />
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
      <p className="mt-3 text-[0.95rem] text-muted sm:hidden">Step {step} of 3</p>
    </div>
  );
}
