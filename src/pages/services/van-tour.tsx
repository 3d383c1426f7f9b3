import { useId, useRef, useState } from 'react';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/pictures/picture';
import { Section } from '@/ui/section';

/** Numbered points of the drawing, in the order of the tour. */
const tourPoints = [
  'left-[20%] top-[57%]',
  'left-[36.3%] top-[61%]',
  'left-[39.5%] top-[32.5%]',
  'left-[26.2%] top-[31%]',
  'left-[12.2%] top-[58.5%]',
  'left-[64.3%] top-[63%]',
  'left-[62%] top-[29%]',
] as const;

type VanTourProps = {
  title: string;
  picture: { readonly image: PictureFile; readonly alt: string };
  stops: readonly { readonly title: string; readonly text: string }[];
};

/** A phone shows a part of the drawing, one sentence, and a row of numbers that changes both. */
export function VanTour({ title, picture, stops }: VanTourProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const drawing = useRef<HTMLDivElement>(null);

  function choose(index: number) {
    setChosen(index);
    drawing.current?.children[index + 1]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }

  return (
    <Section title={title} className="wrap mt-10 sm:mt-20">
      <div className="mt-4 scrollbar-none overflow-x-auto scroll-smooth rounded-card max-sm:-mx-(--gutter) max-sm:rounded-none sm:mt-8">
        <div ref={drawing} className="relative w-[180%] sm:w-full">
          <Picture
            picture={picture.image}
            alt={picture.alt}
            sizes="(min-width: 80rem) 72rem, (min-width: 40rem) 92vw, 180vw"
            className="aspect-[2/1]"
          />
          {stops.map(({ title: name }, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === chosen}
              aria-controls={`${id}-stops`}
              onClick={() => choose(index)}
              className={classNames(
                tourPoints[index],
                'group absolute -mt-7 grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-center noscript:hidden',
              )}
            >
              <span className="absolute top-[calc(50%+1rem)] h-3 w-px bg-white" />
              <Numeral index={index} isChosen={index === chosen} />{' '}
              <span className="sr-only">{`${name} `}</span>
            </button>
          ))}
        </div>
      </div>
      <Numbers stops={stops} chosen={chosen} onChoose={choose} />
      <ol
        id={`${id}-stops`}
        aria-live="polite"
        className="mt-4 gap-x-10 gap-y-5 max-sm:min-h-20 sm:mt-7 sm:grid sm:grid-cols-2 lg:grid-cols-4 max-sm:noscript:space-y-4"
      >
        {stops.map(({ title: name, text }, index) => (
          <li
            key={name}
            className={classNames(
              'flex gap-3.5',
              index !== chosen && 'max-sm:hidden max-sm:noscript:flex',
            )}
          >
            <span aria-hidden className="max-sm:hidden">
              <Numeral index={index} isChosen={index === chosen} />
            </span>
            <p>
              <strong className="font-semibold">{name}.</strong>{' '}
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type NumbersProps = Pick<VanTourProps, 'stops'> & {
  chosen: number;
  onChoose: (index: number) => void;
};

function Numbers({ stops, chosen, onChoose }: NumbersProps) {
  return (
    <div className="mt-4 flex flex-wrap justify-between sm:hidden noscript:hidden">
      {stops.map(({ title: name }, index) => (
        <button
          key={name}
          type="button"
          // the drawing's own numbers are on the way of the Tab key already
          tabIndex={-1}
          aria-label={`${index + 1}, ${name}`}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
          className="grid size-11 cursor-pointer place-items-center"
        >
          <Numeral index={index} isChosen={index === chosen} />
        </button>
      ))}
    </div>
  );
}

function Numeral({ index, isChosen }: { index: number; isChosen: boolean }) {
  return (
    <span
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full border-2 border-white font-semibold text-white tabular-nums shadow-lift transition-[scale,background-color] duration-150',
        isChosen ? 'scale-115 bg-accent' : 'bg-dusk',
      )}
    >
      {`${index + 1} `}
    </span>
  );
}
