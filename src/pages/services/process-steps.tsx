import { processSteps } from '@/content/home/process-steps';
import { SwipeRow } from '@/sections/swipe-row';
import { Picture } from '@/ui/pictures/picture';
import { Unbroken } from '@/ui/unbroken';

export function ProcessSteps() {
  return (
    <SwipeRow
      title="How a visit goes"
      thing="step"
      items={processSteps.map((step, index) => ({
        key: step.title,
        content: (
          <>
            <Picture
              picture={step.image}
              alt=""
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 86vw"
              className="aspect-[2/1] rounded-control sm:aspect-[3/2]"
            />
            <h3 className="mt-3 font-sans text-lg tracking-normal">
              {`${index + 1}. `}
              <span>{step.title}</span>
            </h3>
            <p className="mt-1 leading-snug text-muted">
              <Unbroken>{step.text}</Unbroken>
            </p>
          </>
        ),
      }))}
      grid="lg:grid-cols-4"
      className="wrap mt-10 sm:mt-20"
    />
  );
}
