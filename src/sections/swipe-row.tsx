import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';

type SwipeRowProps = {
  title: string;
  /** What one of them is, for the two buttons: `groomer`. */
  thing: string;
  /** Below the title. */
  note?: ReactNode;
  items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** From this width on, items stand side by side as `grid` says. */
  until: keyof typeof looks;
  grid: string;
  itemStyle?: string;
  className?: string;
};

const looks = {
  md: {
    buttons: 'md:hidden',
    list: 'md:mx-0 md:mb-0 md:grid md:overflow-visible md:p-0',
    item: 'md:w-auto',
  },
  lg: {
    buttons: 'lg:hidden',
    list: 'lg:mx-0 lg:mb-0 lg:grid lg:overflow-visible lg:p-0',
    item: 'sm:w-[calc((100%-2rem)/2)] lg:w-auto',
  },
} as const;

/** A row that a finger or two buttons move, and never by itself. */
export function SwipeRow(props: SwipeRowProps) {
  const { title, thing, note, items, until, grid, itemStyle, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const look = looks[until];

  function move(by: 1 | -1) {
    const slides = Array.from(list.current?.children ?? []);
    const left = list.current?.getBoundingClientRect().left ?? 0;
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
    const current = distances.indexOf(Math.min(...distances));
    const next = slides[(current + by + slides.length) % slides.length];
    if (!next) return;
    list.current?.scrollBy({ left: next.getBoundingClientRect().left - left });
  }

  return (
    <section aria-roledescription="carousel" aria-label={title} className={className}>
      <div className="flex items-end justify-between gap-x-4">
        <h2 className="text-title">{title}</h2>
        <div
          className={classNames(
            'flex shrink-0 gap-2 noscript:hidden',
            look.buttons,
            items.length < 2 && 'hidden',
          )}
        >
          <Button
            variant="outline"
            size="icon"
            aria-label={`Previous ${thing}`}
            onClick={() => move(-1)}
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label={`Next ${thing}`}
            onClick={() => move(1)}
          >
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
      {note}
      <ul
        ref={list}
        // Without a link inside, only this lets the keys move it.
        tabIndex={0}
        className={classNames(
          '-mx-(--gutter) mt-5 -mb-10 flex snap-x snap-mandatory scroll-px-(--gutter) scrollbar-none gap-4 overflow-x-auto scroll-smooth px-(--gutter) pt-1 pb-11 sm:mt-8 sm:gap-8',
          look.list,
          grid,
        )}
      >
        {items.map(({ key, content }) => (
          <li
            key={key}
            className={classNames('w-[86%] shrink-0 snap-start only:w-full', look.item, itemStyle)}
          >
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
