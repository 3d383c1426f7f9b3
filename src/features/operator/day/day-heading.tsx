import { Problem } from '../action-form';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { sumOwed } from '../record/owed-fees';
import { toTyped } from '../terms/answer-terms';
import { type DayGroup, sumWords } from './day-words';
import { usePressAll } from '@/backend/calls/use-press-all';
import { Button } from '@/ui/button';
import { petNames } from '@shared/business/format';
import type { DayVisit } from '@shared/visits/operator-day';

export function DayHeading({ group, onPrint }: { group: DayGroup; onPrint: () => void }) {
  const { day, title, visits, entries, kind } = group;
  const isEarlier = kind === 'earlier';
  // A holiday weeks off is no heading of the day.
  const isBlocked = entries.length > 0 && entries.every((one) => 'hold' in one && !one.hold);
  const { now, texts } = useOperator();
  const open = visits.filter(({ status }) => status === 'confirmed');
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-x-3">
        <h2
          id={`day-${day}`}
          tabIndex={-1}
          className={`outline-none lg:-scroll-mt-6 ${kind === 'ahead' && isBlocked ? 'font-sans text-base' : 'text-heading'}`}
        >
          {title}
        </h2>
        {visits.length > 0 ? (
          <Button
            variant="ghost"
            size="thumb"
            className="no-print min-w-12 justify-end! px-0!"
            onClick={onPrint}
          >
            Print <span className="sr-only">{title}</span>
          </Button>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="text-pretty text-muted tabular-nums">
          {isEarlier
            ? open.length > 0 && `${open.length} not marked done`
            : sumWords(visits, now, texts.lateCredit)}
        </p>
        {isEarlier ? <AllDone visits={open} /> : null}
      </div>
    </>
  );
}

/** Past visits are closed as agreed, but none that waits for a yes, or whose customer owes a fee. Each can be undone for a day. */
export function AllDone({ visits: open }: { visits: readonly DayVisit[] }) {
  const { operatorKey, texts } = useOperator();
  const { mutate, error, isPending } = usePressAll<DayVisit>(operatorKey);
  const visits = open.filter(({ yesText, owed }) => yesText === '' && sumOwed(owed) === 0);
  if (visits.length < 2) return null;

  function closeAll() {
    mutate({
      visits,
      toChange(visit) {
        const { revision, requestVersion, price, travelFee } = visit;
        const credit = texts.lateCredit(visit);
        const charged = Number(toTyped(Math.max(price && price + travelFee - credit, 0))) || null;
        const money = { charged, credit: charged ? credit : 0, settlesFees: [] };
        return { action: 'done', fields: { revision, requestVersion, groomerWords: '', ...money } };
      },
    });
  }

  return (
    <>
      <Button variant="outline" size="thumb" isBusy={isPending} onClick={closeAll}>
        {isPending ? 'Saving...' : doneWords(visits, open.length)}
      </Button>
      <Problem words={failureWords({ isPending, error })} />
    </>
  );
}

/** `All 4 done as agreed`, or which of them, as long as these are few. */
function doneWords(visits: readonly DayVisit[], all: number): string {
  const count = visits.length;
  if (count === all) return `${count === 2 ? 'Both' : `All ${count}`} done as agreed`;
  const pets = visits.flatMap((visit) => visit.pets);
  return `Done as agreed: ${pets.length > 3 ? `${count} of ${all}` : petNames(pets)}`;
}
