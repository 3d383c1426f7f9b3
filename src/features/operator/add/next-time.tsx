import { CalendarPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { DayButtons } from '../answer/day-buttons';
import { OperatorLink } from '../operator-link';
import { changeFailures, missingWords } from '../refusal-words';
import { BookedAgain } from '../visit/booked-again';
import { formatStart } from '../visit/visit-heading';
import { addFailureWords, addProblem } from './add-refusals';
import { newIds } from './add-values';
import { AddedNote } from './added-note';
import { nextOffer } from './next-offer';
import { useNextVisit } from '@/backend/calls/add-visit-calls';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { closedWords, isOpenDay } from '@shared/time/open-days';
import type { ComingVisit, DenverTime } from '@shared/visits/visit-state';

export type NextTimeProps = {
  /** Opens the visit that is done. */
  access: VisitAccess;
  bookedAgain: ComingVisit | null;
  visit: {
    readonly starts: DenverTime;
    readonly minutes: number;
    readonly repeatWeeks: number | null;
    readonly pets: readonly { readonly service: string }[];
  };
};

/** At the door, once a visit is done: one tap books the same again, and the owner gets one email. */
export function NextTime({ access, visit, bookedAgain }: NextTimeProps) {
  const now = useNow();
  const offer = nextOffer(visit, now);
  const mutation = useNextVisit(access);
  const { run, hasFailed } = useGuardedAction('Booking the next visit');
  const [ids, setIds] = useState(newIds);
  /** Once another time is wanted. */
  const [choice, setChoice] = useState<DenverTime>();
  const [problem, setProblem] = useState<{ field: string; words: string }>();
  const { data, error, isPending } = mutation;

  if (data && 'added' in data) {
    return <AddedNote added={data.added} operatorKey={access.operatorKey ?? ''} />;
  }

  if (bookedAgain && !choice && !isPending) return <BookedAgain visit={bookedAgain} />;

  function book(time: DenverTime, sent = ids) {
    const { id, reference: nextReference, ids: rowIds } = sent;
    setProblem(undefined);
    mutation.mutate(
      { ...time, id, minutes: visit.minutes, nextReference, ids: rowIds },
      {
        onSuccess(answer) {
          if ('added' in answer) return;
          if (answer.refusal === 'reference_taken') {
            const others = newIds();
            setIds(others);
            book(time, others);
            return;
          }
          setChoice(time);
          setProblem(
            answer.refusal === 'closed_day'
              ? { field: 'day', words: `${closedWords(time.day)}. Choose another day.` }
              : addProblem(answer),
          );
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!choice) return;
    const missing = missingWords({ ...choice, minutes: visit.minutes });
    const closed = !isOpenDay(choice.day);
    if (missing) setProblem(missing);
    else if (closed)
      setProblem({ field: 'day', words: `${closedWords(choice.day)}. Choose another day.` });
    else run(() => book(choice));
  }

  function choose(changed: Partial<DenverTime>) {
    setChoice({ ...offer, ...choice, ...changed });
    setProblem(undefined);
    mutation.reset();
  }

  const failure = hasFailed
    ? changeFailures.unexpected
    : error && !isPending
      ? addFailureWords(error)
      : undefined;
  const other = data && 'refusal' in data ? data.other : undefined;
  return (
    <section aria-label="Next time" className="mt-3 space-y-3 border-t border-line pt-3">
      <p className="font-semibold">Next time</p>
      {failure ? (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      ) : null}
      {choice ? (
        <form
          noValidate
          onSubmit={submit}
          className="space-y-4 rounded-card bg-card p-4 shadow-card"
        >
          <DayButtons
            name={`next-day-${access.reference}`}
            from={offer.day}
            value={choice.day}
            now={now}
            onChoose={(day) => choose({ day })}
          />
          <div className="flex flex-wrap gap-3">
            <div className="min-w-0 grow-2 basis-36">
              <TextField
                type="date"
                label="Day"
                value={choice.day}
                error={problem?.field === 'day' ? problem.words : undefined}
                onChange={({ target }) => choose({ day: target.value })}
              />
            </div>
            <div className="min-w-0 grow-2 basis-36">
              <TextField
                type="time"
                label="We arrive at"
                step={900}
                value={choice.time}
                error={problem && problem.field !== 'day' ? problem.words : undefined}
                onChange={({ target }) => choose({ time: target.value })}
              />
            </div>
          </div>
          {other ? (
            <OperatorLink
              to={other}
              className="inline-flex min-h-12 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4"
            >
              Open that visit
            </OperatorLink>
          ) : null}
          <Button type="submit" variant="accent" size="lg" isBusy={isPending}>
            {isPending ? 'Booking...' : 'Book it'}
          </Button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="accent"
            size="lg"
            className="grow"
            isBusy={isPending}
            onClick={() => run(() => book(offer))}
          >
            <CalendarPlus aria-hidden className="size-5 shrink-0" />
            {isPending ? 'Booking...' : `In ${offer.weeks} weeks, ${formatStart(offer)}`}
          </Button>
          <Button
            variant="outline"
            size="lg"
            className="grow"
            disabled={isPending}
            onClick={() => choose({})}
          >
            Another time
          </Button>
        </div>
      )}
    </section>
  );
}
