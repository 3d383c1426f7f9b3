import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/button';

type SwipeRowProps = {
  title: string;
  /** What one of them is, for the two buttons: `groomer`. */
  thing: string;
  /** Below the title. */
  note?: ReactNode;
  items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** On a wide screen, where all items are in view. */
  grid: string;
  className?: string;
};

/** A row that a finger or two buttons move, and never by itself. */
export function SwipeRow(props: SwipeRowProps) {
  const { title, thing, note, items, grid, className } = props;
  const list = useRef<HTMLUListElement>(null);

  // Without a link inside, only focus lets the keys move it.
  useEffect(() => {
    const row = list.current;
    const observer = new ResizeObserver(() => {
      if (row) row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1;
    });
    if (row) observer.observe(row);
    return () => observer.disconnect();
  }, []);

  function move(by: 1 | -1) {
    if (!list.current) return;
    const { clientWidth, scrollLeft, scrollWidth } = list.current;
    const width = scrollWidth / items.length;
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 4;
    const next = by > 0 && isAtEnd ? 0 : Math.round(scrollLeft / width) + by;
    // The row snaps to the item; before the first comes the last.
    list.current.scrollTo({ left: next < 0 ? scrollWidth : next * width });
  }

  return (
    <section aria-roledescription="carousel" aria-label={title} className={className}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <h2 className="grow basis-32 text-title">{title}</h2>
        {items.length > 1 ? (
          <div className="flex shrink-0 gap-2 lg:hidden noscript:hidden">
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
        ) : null}
      </div>
      {note}
      <ul
        ref={list}
        className={`-mx-(--gutter) mt-5 -mb-10 flex snap-x snap-mandatory scroll-px-(--gutter) scrollbar-none gap-4 overflow-x-auto scroll-smooth px-(--gutter) pt-1 pb-11 sm:mt-8 sm:gap-8 lg:mx-0 lg:mb-0 lg:grid lg:overflow-visible lg:p-0 ${grid}`}
      >
        {items.map(({ key, content }) => (
          <li
            key={key}
            className="w-[86%] shrink-0 snap-start only:w-full sm:w-[calc((100%-2rem)/2)] lg:w-auto"
          >
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
