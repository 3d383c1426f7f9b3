import { EveningRidge } from '@/sections/evening/evening-ridge';
import { vignettes } from '@/sections/evening/vignettes';

type ProcessStepsProps = {
  title: string;
  steps: readonly { readonly title: string; readonly text: string }[];
};

/** How a visit goes: four numbered steps under one evening sky. */
export function ProcessSteps({ title, steps }: ProcessStepsProps) {
  return (
    <section aria-label={title} className="wrap mt-20">
      <h2 className="text-title">{title}</h2>
      <div className="mt-10 max-sm:hidden">
        <EveningRidge />
      </div>
      <ol className="mt-8 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="max-sm:border-t-2 max-sm:border-line max-sm:pt-5">
            <div className="mb-5">{vignettes[index]}</div>
            <span
              aria-hidden
              className="block font-display text-5xl leading-none font-semibold text-copper"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 font-sans text-lg tracking-normal">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
