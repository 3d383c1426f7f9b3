import { ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/ui/button';

type SwipeRowProps = {
  title: string;
  /** Names one item for the two buttons, such as `groomer`. */
  thing: string;
  note?: ReactNode;
  items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Lays out a wide screen, where all items are in view. */
  grid: string;
  className?: string;
};

/** A row that a finger or two buttons move; it never moves by itself. */
export function SwipeRow({ title, thing, note, items, grid, className }: SwipeRowProps) {
  const list = useRef<HTMLUListElement>(null);

  useKeysWhereCut(list);

  function move(by: number) {
    const row = list.current;
    if (!row) return;
    const width = row.scrollWidth / items.length;
    const next = Math.round(row.scrollLeft / width) + by + items.length;
    // The row snaps to the item.
    row.scrollTo({ left: (next % items.length) * width });
  }

  return (
    <section aria-label={title} className={className}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <h2 className="grow basis-32 text-title">{title}</h2>
        {items.length > 1 ? (
          <div className="flex shrink-0 gap-2 lg:hidden noscript:hidden">
            {[-1, 1].map((by) => (
              <Button
                key={by}
                variant="outline"
                size="icon"
                aria-label={`${by < 0 ? 'Previous' : 'Next'} ${thing}`}
                onClick={() => move(by)}
              >
                <ArrowRight aria-hidden className={by < 0 ? 'size-5 rotate-180' : 'size-5'} />
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      {note}
      <ul
        ref={list}
        aria-label={title}
        className={`-mx-(--gutter) mt-5 -mb-10 flex snap-x snap-mandatory scroll-px-(--gutter) scrollbar-none gap-4 overflow-x-auto scroll-smooth px-(--gutter) pt-1 pb-11 sm:mt-8 sm:gap-8 lg:mx-0 lg:mb-0 lg:grid lg:overflow-visible lg:p-0 ${grid}`}
      >
        {items.map(({ key, content }) => (
          <li
            key={key}
            className="w-[86%] shrink-0 snap-start sm:w-[calc((100%-2rem)/2)] lg:w-auto"
          >
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without a link inside, only focus lets the keys move it, while the window hides a part. */
function useKeysWhereCut(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(() => {
      row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [list]);
}
