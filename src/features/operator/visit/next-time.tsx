import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionForm, Problem } from '../action-form';
import { OpenOverlap, addFailures, addProblem } from '../add/add-failures';
import { newIds } from '../add/add-values';
import { AddedNote } from '../add/added-note';
import { type FieldProblem, failureWords, failures } from '../failure-words';
import { useOperator } from '../operator';
import { BookedAgain } from '../record/last-time';
import { ArrivalField } from '../terms/answer-fields';
import { dayAndTime } from '../terms/answer-terms';
import { TapAgain, useClosedTime } from '../terms/closed-time';
import { DayPicker, WeekChips, weeksLater } from '../terms/day-picker';
import { type Timed, usualWeeks } from '../terms/visit-length';
import { isClosedTime } from '../terms/visit-time';
import { useNextVisit } from '@/backend/calls/add-visit-calls';
import { readKeptDay } from '@/backend/calls/stored-on-device';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button, type ButtonStyle } from '@/ui/button';
import {
  type DenverTime,
  addDays,
  denverDay,
  formatDay,
  formatTime,
  timeAt,
  toMinutes,
} from '@shared/time/denver-time';
import { startStep } from '@shared/time/hours';
import type { DayVisit, OperatorDay } from '@shared/visits/operator-day';
import type { ComingVisit } from '@shared/visits/visit-state';
import { isMissed } from '@shared/visits/visit-status';

const timeSchema = z.object(dayAndTime);

export type NextTimeProps = {
  /** Opens the visit that is over. */
  access: VisitAccess;
  bookedAgain: ComingVisit | null;
  /** The next price is what was charged, if that is noted. */
  visit: Parameters<typeof nextOffer>[0] & {
    readonly minutes: number;
    readonly charged: number | null;
  };
  /** Of the button that books; in a row of the day it stands beside the Done of the next visit. */
  variant?: ButtonStyle['variant'];
};

/** One tap books the same again once a visit is done or was missed, and the owner gets one email. */
export function NextTime({ access, visit, bookedAgain, variant = 'outline' }: NextTimeProps) {
  const { now, day } = useOperator();
  const [chosenWeeks, setChosenWeeks] = useState<number>();
  // The page of a visit lists no day.
  const [blocks] = useState(() => (day ?? readKeptDay()?.day)?.blocks);
  const offer = nextOffer(visit, now, chosenWeeks, blocks);
  const offered = { day: offer.day, time: offer.time, minutes: visit.minutes };
  const title = isMissed(visit.status) ? 'Book again' : 'Next time';
  const [wantsOther, setWantsOther] = useState(false);
  const form = useForm({ resolver: zodResolver(timeSchema), reValidateMode: 'onSubmit' });
  const { mutation, book } = useBooking(access, visit.minutes, (time, problem) => {
    choose(time);
    say(form, problem);
  });

  function choose({ day, time }: DenverTime) {
    form.reset({ day, time });
    setWantsOther(true);
  }

  if (mutation.data?.added) return <AddedNote added={mutation.data.added} />;
  if (bookedAgain && !wantsOther && !mutation.isPending) return <BookedAgain visit={bookedAgain} />;
  return (
    <section
      aria-label={title}
      className="no-print space-y-3 border-line not-first:mt-3 not-first:border-t not-first:pt-3"
    >
      <p className="font-semibold tabular-nums">
        {title}
        {wantsOther ? '.' : ` at ${formatTime(offer.time)}, in how many weeks?`}
        {visit.charged ? ' At this visit’s price, fees aside.' : ''}
      </p>
      {wantsOther ? (
        <OtherTime
          {...{ form, mutation }}
          from={offer.soonest}
          minutes={visit.minutes}
          onBook={book}
        />
      ) : (
        <OfferedTime
          offer={offer}
          variant={variant}
          mutation={mutation}
          onWeeks={setChosenWeeks}
          // The hour is that of a visit that was agreed.
          onBook={() => book(offered, isClosedTime(offered))}
          onOther={() => {
            mutation.reset();
            choose({ ...offer, day: offer.soonest });
          }}
        />
      )}
    </section>
  );
}

function useBooking(
  access: VisitAccess,
  minutes: number,
  onRefused: (time: DenverTime, problem: FieldProblem<string> | undefined) => void,
) {
  const mutation = useNextVisit(access);
  const [ids, setIds] = useState(newIds);

  function book(time: DenverTime, takesClosedTime: boolean, sent = ids) {
    const { id, reference: nextReference, ids: rowIds } = sent;
    mutation.mutate(
      { ...time, id, minutes, takesClosedTime, nextReference, ids: rowIds },
      {
        onSuccess(answer) {
          if (answer.added) return;
          if (answer.refusal === 'reference_taken') {
            const others = newIds();
            setIds(others);
            return book(time, takesClosedTime, others);
          }
          onRefused(time, addProblem(answer));
        },
      },
    );
  }

  return { mutation, book };
}

type OfferedTimeProps = Required<Pick<NextTimeProps, 'variant'>> & {
  offer: ReturnType<typeof nextOffer>;
  mutation: ReturnType<typeof useNextVisit>;
  onWeeks: (weeks: number) => void;
  onBook: () => void;
  onOther: () => void;
};

function OfferedTime(props: OfferedTimeProps) {
  const { offer, variant, mutation, onWeeks, onBook, onOther } = props;
  const { isPending } = mutation;
  const { run, hasFailed } = useGuardedAction('Booking the next visit');
  return (
    <>
      <Problem words={hasFailed ? failures.unexpected : failureWords(mutation, addFailures)} />
      <WeekChips chosen={offer.weeks} isDisabled={isPending} onChoose={onWeeks} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button variant={variant} size="thumb" isBusy={isPending} onClick={() => run(onBook)}>
          {isPending ? 'Booking...' : `Book ${formatDay(offer.day)}`}
        </Button>
        <Button variant="ghost" size="thumb" disabled={isPending} onClick={onOther}>
          Another time
        </Button>
      </div>
    </>
  );
}

type OtherTimeProps = {
  /** The first day to choose with one tap. */
  from: string;
  form: UseFormReturn<DenverTime>;
  minutes: number;
  mutation: ReturnType<typeof useNextVisit>;
  onBook: (time: DenverTime, takesClosedTime: boolean) => void;
};

function OtherTime({ from, form, minutes, mutation, onBook }: OtherTimeProps) {
  const { day, time } = useWatch({ control: form.control, compute: (all: DenverTime) => all });
  const { asksAboutTime, mustAsk, askAboutTime } = useClosedTime({ day, time, minutes });
  return (
    <FormProvider {...form}>
      <ActionForm
        isInline
        press={asksAboutTime ? 'Yes, book it' : 'Book it'}
        busy="Booking..."
        isBusy={mutation.isPending}
        problem={failureWords(mutation, addFailures)}
        button={{ className: undefined }}
        className="space-y-4 rounded-card bg-card p-4 shadow-card"
        onChange={() => {
          form.clearErrors();
          mutation.reset();
        }}
        onSubmit={form.handleSubmit((chosen) =>
          mustAsk({ ...chosen, minutes }) ? askAboutTime() : onBook(chosen, asksAboutTime),
        )}
      >
        <DayPicker from={from} other="keeps" />
        <ArrivalField />
        {asksAboutTime ? <TapAgain time={{ day, time }} to="book" /> : null}
        <OpenOverlap call={mutation} />
      </ActionForm>
    </FormProvider>
  );
}

/** A price problem shows at the time, because this form has no price field. */
function say({ setError }: UseFormReturn<DenverTime>, problem: FieldProblem<string> | undefined) {
  if (problem) setError(problem.field === 'day' ? 'day' : 'time', { message: problem.words });
}

type PastVisit = Pick<DayVisit, 'status' | 'starts' | 'repeatWeeks'> & Timed;

/**
 * The offer is the same hour, or the quarter of one after it, as many weeks later as was chosen or wished for, or as the
 * package has it; a missed visit is made up for a week later. `soonest` is the first day to choose instead.
 */
export function nextOffer(
  visit: PastVisit,
  now: Date,
  chosen?: number,
  blocks?: OperatorDay['blocks'],
) {
  const { status, starts, repeatWeeks, pets } = visit;
  const weeks = chosen ?? (isMissed(status) ? 1 : (repeatWeeks ?? usualWeeks(pets)));
  const time = timeAt(Math.ceil(toMinutes(starts.time) / startStep) * startStep);
  const day = weeksLater(starts.day, weeks, now, blocks);
  const tomorrow = weeksLater(addDays(denverDay(now), 1), 0, now, blocks);
  return { day, time, weeks, soonest: isMissed(status) ? tomorrow : day };
}
