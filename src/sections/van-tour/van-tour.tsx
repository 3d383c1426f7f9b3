import { useId, useState } from 'react';
import { classNames } from '@/ui/class-names';
import van from './van.svg?no-inline';

/** Where the seven numbers stand in the drawing, in the order of the tour. */
const places = [
  'left-[20.5%] top-[60%]',
  'left-[41%] top-[66%]',
  'left-[39%] top-[33%]',
  'left-[30.5%] top-[31.5%]',
  'left-[11.6%] top-[74%]',
  'left-[62.5%] top-[76%]',
  'left-[56%] top-[34%]',
] as const;

type VanTourProps = {
  title: string;
  /** In the order of the numbers in the drawing. */
  stops: readonly { readonly title: string; readonly text: string }[];
};

/** The van cut open: seven numbers, each with a sentence that appears below when it is pressed. */
export function VanTour({ title, stops }: VanTourProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const stop = stops[chosen];
  return (
    <section aria-labelledby={`${id}-title`} className="wrap mt-20">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <div className="no-scrollbar mt-8 snap-x snap-mandatory overflow-x-auto rounded-card max-sm:-mx-(--gutter) max-sm:rounded-none">
        <div className="relative w-[250%] sm:w-full">
          <img
            src={van}
            alt=""
            loading="lazy"
            width="1000"
            height="500"
            className="block h-auto w-full"
          />
          {[0, 1, 2].map((third) => (
            <span
              key={third}
              aria-hidden
              className={classNames(
                'absolute inset-y-0 w-2/5 snap-start',
                ['left-0', 'left-[30%]', 'left-[60%]'][third],
              )}
            />
          ))}
          {stops.map(({ title: name }, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === chosen}
              aria-controls={`${id}-stop`}
              onClick={() => setChosen(index)}
              className={classNames(
                places[index],
                'absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-center noscript:hidden',
              )}
            >
              <span
                className={classNames(
                  'grid size-8 place-items-center rounded-full border-2 border-white bg-accent font-semibold text-white tabular-nums shadow-lift transition-transform duration-150',
                  index === chosen && 'scale-125 bg-dusk',
                )}
              >
                {index + 1}
              </span>{' '}
              <span className="sr-only">{`${name} `}</span>
            </button>
          ))}
        </div>
      </div>
      <p
        id={`${id}-stop`}
        aria-live="polite"
        className="mt-5 min-h-24 max-w-measure text-lead sm:min-h-16 noscript:hidden"
      >
        <strong className="font-semibold">
          {chosen + 1}. {stop?.title}.
        </strong>{' '}
        {stop?.text}
      </p>
      <noscript>
        <ol className="mt-5 list-decimal space-y-2 pl-6">
          {stops.map(({ title: name, text }) => (
            <li key={name}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </ol>
      </noscript>
    </section>
  );
}
