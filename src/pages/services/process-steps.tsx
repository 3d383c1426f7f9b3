import { processSteps } from '@/content/home/process-steps';
import { Picture } from '@/ui/pictures/picture';
import { Unbroken } from '@/ui/unbroken';

export function ProcessSteps() {
  return (
    <section aria-label="How a visit goes" className="wrap mt-14 sm:mt-20">
      <h2 className="text-title">How a visit goes</h2>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:mt-8 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-4">
        {processSteps.map((step, index) => (
          <li
            key={step.title}
            className="max-sm:grid max-sm:grid-cols-[min(6rem,28vw)_minmax(0,1fr)] max-sm:gap-x-5"
          >
            <Picture
              picture={step.image}
              alt=""
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 9rem"
              className="aspect-[4/3] rounded-lg max-sm:row-span-2 max-sm:mt-1 max-sm:aspect-square max-sm:self-start sm:mb-5"
            />
            <span
              aria-hidden
              className="block font-display text-5xl leading-none font-semibold text-copper max-sm:hidden"
            >
              {index + 1}
            </span>
            <h3
              data-step={`${index + 1}. `}
              className="font-sans text-lg tracking-normal max-sm:before:content-[attr(data-step)] sm:mt-4"
            >
              {step.title}
            </h3>
            <p className="text-muted max-sm:leading-normal sm:mt-2">
              <Unbroken>{step.text}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
