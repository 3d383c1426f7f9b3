import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { useShowMore } from './use-show-more';

type ShowMoreProps<T> = {
  /** Names the section, its heading and its button. */
  id: string;
  title: string;
  lead: string;
  /** What the button shows more of. */
  noun: string;
  items: readonly T[];
  initial: number;
  step: number;
  listClassName: string;
  /** One list item of its own. */
  children: (item: T) => ReactNode;
};

/**
 * A list that opens step by step. Showing more moves focus to the first new item; showing less
 * scrolls back to the heading of the section, and focus goes with it. Whole where there are no scripts.
 */
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
  const { visible, isComplete, fits, toggle } = useShowMore(items, { initial, step });
  const { heading, list, notePress } = useFollow(visible.length);

  function press() {
    notePress();
    toggle();
  }

  return (
    <section aria-labelledby={id} className="wrap pt-16 sm:pt-24">
      <h2 ref={heading} id={id} tabIndex={-1} className="max-w-[20ch] text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-measure text-lead text-muted">{lead}</p>
      <ul ref={list} className={listClassName}>
        {visible.map((item) => children(item))}
      </ul>
      <noscript>
        {import.meta.env.SSR && !fits && (
          <ul className={listClassName}>{items.slice(initial).map((item) => children(item))}</ul>
        )}
      </noscript>
      {fits ? null : (
        <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 noscript:hidden">
          <Button variant="outline" onClick={press}>
            {isComplete ? 'Show Less' : 'Show More'}
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
 * Takes focus to where a list grew, or back to its heading when it shrank; not away from where a visitor has
 * gone since the press. Where no button gets focus from a press, as in Safari, focus stays where it was, or
 * is lost with an item that goes.
 */
function useFollow(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastCount = useRef(count);
  const before = useRef<Element>(null);

  function notePress() {
    before.current = document.activeElement;
  }

  useEffect(() => {
    const previous = lastCount.current;
    lastCount.current = count;
    const focused = document.activeElement;
    if (focused !== before.current && focused !== document.body) return;
    if (count > previous) focusItem(list.current?.children[previous]);
    if (count >= previous) return;
    heading.current?.focus({ preventScroll: true });
    // Scripts must ask: the style sheet's rule for reduced motion does not reach this call.
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  }, [count]);

  return { heading, list, notePress };
}

/** List items of these lists can take focus from scripts alone. */
function focusItem(item: Element | undefined) {
  if (item instanceof HTMLElement) item.focus({ preventScroll: true });
}
