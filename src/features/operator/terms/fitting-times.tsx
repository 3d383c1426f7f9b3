import { type ReactNode, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Chips } from '../choices';
import { useOperator } from '../operator';
import { formatStart } from '../time-words';
import { roomWords } from './answer-summary';
import { fittingTimes, nextFreeDay, offeredTimes } from './offered-times';
import { isVisitLength } from './visit-length';
import type { Calendar, TimeChoice } from './visit-time';
import { Button } from '@/ui/button';
import { formatMinutes } from '@shared/business/format';
import { type DenverTime, denverDay, formatDay, formatTime } from '@shared/time/denver-time';
import { tightWord } from '@shared/visits/day-route';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { type AskedTime, matchesRequest } from '@shared/visits/visit-terms';

export type FittingTimesProps = {
  /** `asked` is what the owner asked for last. */
  visit: Calendar &
    Pick<OperatorVisit, 'bookedDays' | 'asked'> &
    Partial<Pick<OperatorVisit, 'starts'>>;
  onDay: (day: string) => void;
};

/** Times to read out to a caller, each a tap, and why none is in the window that was asked for. */
export function FittingTimes({ visit, onDay }: FittingTimesProps) {
  const { setValue, clearErrors } = useFormContext<TimeChoice>();
  const { day, time, minutes } = useWatch({ compute: (all: TimeChoice) => all });
  const { now } = useOperator();
  const heading = useRef<HTMLParagraphElement>(null);
  // The preset may be no full hour.
  const [usual] = useState(time);
  const { asked, bookedDays } = visit;
  if (!isVisitLength(minutes) || day < denverDay(now) || day > bookedDays.last) return null;
  const { free, tight } = offeredTimes({ day, time: usual, minutes }, visit, now);
  const times = [...free, ...tight];
  const isAsked = asked && times.every((each) => matchesRequest({ ...asked, time: each }, asked));
  const within = isAsked && times.length > 0 && asked.window ? `, start ${asked.window}` : '';
  const known =
    free.length > 0 ? 'Free' : tight.length > 0 ? `${tightWord} only` : 'No time is free';
  const title = `${known} for ${formatMinutes(minutes)}${within}`;
  // The time that it has already is no other one.
  const isOwn = (each: string) => each === visit.starts?.time && day === visit.starts.day;
  const next = free.every(isOwn) ? nextFreeDay({ day, minutes }, visit, now) : undefined;
  const tightStart =
    asked && asked.day !== day ? tightOn({ ...asked, minutes }, visit, now) : undefined;
  const isTight = tightStart !== undefined;
  const isWithin = [time, ...times].some(
    (each) => asked && matchesRequest({ day, time: each }, asked),
  );

  /** The tapped button goes. */
  function takeDay(chosen: string) {
    onDay(chosen);
    heading.current?.focus();
  }

  return (
    <div aria-live="polite">
      <p className="mb-2 text-[0.95rem] text-amber empty:hidden">
        {asked && !isWithin
          ? roomWords({ ...asked, isChosen: asked.day === day, isTight }, minutes, visit, now)
          : ''}
      </p>
      {tightStart ? (
        <Offer
          onTake={() => {
            takeDay(tightStart.day);
            setValue('time', tightStart.time, { shouldDirty: true });
          }}
        >
          {formatStart(tightStart)}, tight
        </Offer>
      ) : null}
      <p ref={heading} tabIndex={-1} className="mb-1.5 font-semibold outline-none">
        {title}
      </p>
      <Chips
        label={title}
        className="grid grid-cols-3 gap-2 *:px-0! *:text-[0.9rem] empty:hidden @md:grid-cols-6"
        choices={times.map((value) => ({ value, words: formatTime(value) }))}
        chosen={time}
        onChoose={(chosen) => {
          setValue('time', chosen, { shouldDirty: true });
          clearErrors('time');
        }}
      />
      {next ? (
        <Offer onTake={() => takeDay(next)}>
          {formatDay(next)} has {times.length > 0 ? 'a free one' : 'one'}
        </Offer>
      ) : null}
    </div>
  );
}

function Offer({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="thumb" className="my-2" onClick={onTake}>
      {children}
    </Button>
  );
}

/** The first start of that day, in its window if possible, where none is free without a tight drive. */
function tightOn(
  { day, window, minutes }: AskedTime & Pick<TimeChoice, 'minutes'>,
  visit: Calendar,
  now: Date,
): DenverTime | undefined {
  if (fittingTimes({ day, minutes }, '', visit, now).length > 0) return undefined;
  const [time] = fittingTimes({ day, minutes }, window, visit, now, true);
  return time === undefined ? undefined : { day, time };
}
