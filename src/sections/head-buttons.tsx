import type { ReactNode } from 'react';

/**
 * What to do next, as a row of links in the head of a page. While they are in view, the bar of phones stays
 * away (styles.css): it holds the same.
 */
export function HeadButtons({ children }: { children: ReactNode }) {
  return (
    <div
      ref={watch}
      data-head-buttons
      className="flex flex-wrap gap-2 sm:gap-3 max-sm:[&>*]:px-5 max-sm:[&>*]:text-base"
    >
      {children}
    </div>
  );
}

/** Keeps `data-left` on the row while it is out of view, or behind the header. */
function watch(row: HTMLElement | null) {
  if (!row) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => row.toggleAttribute('data-left', !entry?.isIntersecting),
    { rootMargin: '-64px 0px 0px' },
  );
  observer.observe(row);
  return () => observer.disconnect();
}
