import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

/** The link stands in a line of its own, high enough for a thumb. */
export const lineLink =
  'inline-flex min-h-12 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4';

type OperatorLinkProps = {
  /** Opens this request, or the operator's day without one. */
  to?: { readonly reference: string; readonly token: string };
  className?: string;
  children: ReactNode;
};

/** Scroll position of the day when the operator left it, in CSS pixels. */
let scrollPosition = 0;

/** Keeps how far the day is scrolled for the return to it. */
export function keepScrollPosition() {
  scrollPosition = window.scrollY;
}

/** Returns the stored position and clears it; 0 without one. */
export function takeScrollPosition(): number {
  const left = scrollPosition;
  scrollPosition = 0;
  return left;
}

/** Scrolls to an element by its id, and focuses it. */
export function showHeading(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Only the hash changes, so the router neither scrolls nor moves the focus. */
export function OperatorLink({ to, className, children }: OperatorLinkProps) {
  const hash = to ? `#${to.reference}.${to.token}` : '';
  return (
    <Link to={{ pathname: paths.operator, hash }} className={className} onClick={startAtTop}>
      {children}
    </Link>
  );
}

/** A click that opens another tab, such as one with Ctrl, does not count. */
function startAtTop({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (window.location.hash === '') keepScrollPosition();
  // By then the router has left the page, whose scroll position the browser keeps for Back.
  queueMicrotask(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  document.getElementById('main')?.focus({ preventScroll: true });
}
