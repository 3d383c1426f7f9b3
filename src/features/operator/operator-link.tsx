import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

type OperatorLinkProps = {
  /** The request to open; the day without one. */
  to?: { readonly reference: string; readonly token: string };
  className?: string;
  children: ReactNode;
};

/** Leads from the day to a request, or back. The path stays, so the router neither scrolls nor moves the focus. */
export function OperatorLink({ to, className, children }: OperatorLinkProps) {
  const hash = to ? `#${to.reference}.${to.token}` : '';
  return (
    <Link to={{ pathname: paths.operator, hash }} className={className} onClick={startAtTop}>
      {children}
    </Link>
  );
}

function startAtTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
