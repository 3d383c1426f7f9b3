import { CalendarCheck } from 'lucide-react';
import { OperatorLink } from '../operator-link';
import { formatStart } from './visit-heading';
import type { ComingVisit } from '@shared/visits/visit-state';

/** A customer's next visit, instead of an offer to book one. */
export function BookedAgain({ visit }: { visit: ComingVisit }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <CalendarCheck aria-hidden className="size-5 shrink-0 text-spruce" />
      Booked already:
      <OperatorLink
        to={visit}
        className="inline-flex min-h-12 items-center font-semibold text-accent-deep tabular-nums underline underline-offset-4"
      >
        {formatStart(visit.starts)}
      </OperatorLink>
    </p>
  );
}
