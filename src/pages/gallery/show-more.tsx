import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';

type ShowMoreProps<T> = {
  /** Id of the section, and the start of the ids of its heading and button. */
  id: string;
  title: string;
  lead: string;
  noun: string;
  items: readonly T[];
  initial: number;
  step: number;
  listClassName: string;
  children: (item: T) => ReactNode;
};

/** Focuses the first new item, or the heading when it collapses. Shows everything without JavaScript. */
export function ShowMore<T>({
  id,
  title,
  lead,
  noun,
  items,
  initial,
  step,
  listClassName,
  children,
}: ShowMoreProps<T>) {
  const [count, setCount] = useState(initial);
  const visible = items.slice(0, count);
  const fits = items.length <= initial;
  const { heading, list, notePress } = useFollow(visible.length);

  function press() {
    notePress();
    // Responds to the click before rendering the items, which takes a slow phone a moment.
    startTransition(() => setCount((now) => (now < items.length ? now + step : initial)));
  }

  return (
    <section aria-labelledby={id} className="wrap pt-16 sm:pt-24">
      <h2 ref={heading} id={id} tabIndex={-1} className="max-w-[12.95em] text-title">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-lead text-muted">{lead}</p>
      <ul ref={list} className={listClassName}>
        {visible.map((item) => children(item))}
      </ul>
      <noscript>
        {import.meta.env.SSR && !fits && (
          <ul className={listClassName}>{items.slice(initial).map((item) => children(item))}</ul>
        )}
      </noscript>
      {fits ? null : (
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 sm:mt-10 noscript:hidden">
          <Button variant="outline" onClick={press}>
            {count < items.length ? 'Show More' : 'Show Less'}
            <span className="sr-only"> {noun}</span>
          </Button>
          <p role="status" className="text-muted">
            {visible.length} of {items.length} {noun}
          </p>
        </div>
      )}
    </section>
  );
}

/**
 * Does nothing if the visitor has moved on since the click. In Safari a click does not focus a
 * button, so there focus stays where it was or is lost with an item.
 */
function useFollow(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastCount = useRef(count);
  const focusBefore = useRef<Element>(null);

  function notePress() {
    focusBefore.current = document.activeElement;
  }

  useEffect(() => {
    const previous = lastCount.current;
    lastCount.current = count;
    const focused = document.activeElement;
    if (focused !== focusBefore.current && focused !== document.body) return;
    if (count > previous) focusItem(list.current?.children[previous]);
    if (count >= previous) return;
    heading.current?.focus({ preventScroll: true });
    // `scrollIntoView` ignores the style sheet's rule for reduced motion.
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  }, [count]);

  return { heading, list, notePress };
}

function focusItem(item: Element | undefined) {
  if (item instanceof HTMLElement) item.focus({ preventScroll: true });
}
