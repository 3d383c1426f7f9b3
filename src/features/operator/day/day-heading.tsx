import { useOperator } from '../operator';
import { AllDone } from './all-done';
import { type DayGroup, sumWords } from './day-words';
import { Button } from '@/ui/button';

type DayHeadingProps = { group: DayGroup; onPrint: () => void };

/** Of a day: what it comes to, and what is left to close once it is over. */
export function DayHeading({ group, onPrint }: DayHeadingProps) {
  const { day, title, kind, visits } = group;
  const { now } = useOperator();
  const open = visits.filter(({ status }) => status === 'confirmed');
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={`day-${day}`} tabIndex={-1} className="text-heading outline-none lg:-scroll-mt-6">
          {title}
        </h2>
        {visits.length > 0 ? (
          <Button variant="ghost" size="thumb" className="no-print" onClick={onPrint}>
            Print <span className="sr-only">{title}</span>
          </Button>
        ) : null}
        <p className="w-full text-muted tabular-nums">{sumWords(visits, now)}</p>
      </div>
      {kind === 'earlier' && open.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-[0.95rem] text-muted">Not marked done yet</p>
          <AllDone visits={open} />
        </div>
      ) : null}
    </>
  );
}
