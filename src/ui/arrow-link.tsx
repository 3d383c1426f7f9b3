import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group inline-flex min-h-11 items-center gap-2 font-semibold text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 transition-transform duration-150 group-hover:translate-x-1"
      />
    </Link>
  );
}
