import { type ComponentProps, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Chips } from '../choices';
import { useOperator } from '../operator';
import { toldWords } from '../time-words';
import { type Calendar, type TimeChoice, blocksOn, bookedOn } from './visit-time';
import { takeFocus } from '@/browser/take-focus';
import { ChoiceCard, ChoiceGroup } from '@/ui/fields/choice-card';
import { TextField } from '@/ui/fields/text-field';
import { joinFilled, joinNames } from '@shared/business/format';
import {
  addDays,
  calendarLeaf,
  denverDay,
  denverTime,
  endTime,
  formatDay,
  formatTime,
  timeAt,
} from '@shared/time/denver-time';
import { startStep, visitHours } from '@shared/time/hours';
import { isOpenDay } from '@shared/time/open-days';
import type { OperatorVisit } from '@shared/visits/visit-state';

type WithDay = { readonly day: string };

type DayPickerProps = {
  /** Day of the first card; today by default. */
  from?: string;
  /** A tap on "Other day" opens a field for any day, and keeps or clears the chosen one. */
  other: 'keeps' | 'clears';
  /** Earliest day that can be typed; today by default. */
  min?: string;
  /** What stands above it names the chosen day. */
  isNamed?: boolean;
  /** A tap on a button in its place brought it. */
  takesFocus?: boolean;
  onChoose?: (day: string) => void;
};

/** The field `day` of the form around it; one tap takes one of the next open days. */
export function DayPicker(props: DayPickerProps) {
  const { from, other, min, isNamed = false, takesFocus = false, onChoose } = props;
  const name = useId();
  const today = denverDay(useOperator().now);
  const { register, setValue, formState } = useFormContext<WithDay>();
  const day = useWatch<WithDay, 'day'>({ name: 'day' });
  const days = nextDays(from ?? today);
  // A field that is there stays, whatever day is typed.
  const [wantsOther, setWantsOther] = useState(!isNamed && !days.includes(day));
  const isOther = wantsOther || (!isNamed && !days.includes(day));
  const error = formState.errors.day?.message;

  function choose(chosen: string) {
    setWantsOther(false);
    setValue('day', chosen, { shouldDirty: true });
    onChoose?.(chosen);
  }

  function chooseOther() {
    setWantsOther(true);
    if (other === 'clears') setValue('day', '');
  }

  const card = { type: 'radio', name, isCentered: true } as const;
  return (
    <>
      <ChoiceGroup
        label="Which day?"
        error={isOther ? undefined : error}
        grid="grid grid-cols-3 gap-2 @md:grid-cols-6"
      >
        {days.map((each, index) => {
          const { weekday, month, date } = calendarLeaf(each, 'short');
          return (
            <ChoiceCard
              key={each}
              {...card}
              ref={takesFocus && index === 0 ? takeFocus : undefined}
              title={each === today ? 'Today' : weekday}
              note={`${month} ${date}`}
              checked={!isOther && each === day}
              onChange={() => choose(each)}
            />
          );
        })}
        <ChoiceCard {...card} title="Other" note="day" checked={isOther} onChange={chooseOther} />
      </ChoiceGroup>
      {isOther ? (
        <TextField type="date" label="Day" min={min ?? today} error={error} {...register('day')} />
      ) : null}
    </>
  );
}

export function nextDays(from: string): string[] {
  return Array.from({ length: 12 }, (_, days) => addDays(from, days))
    .filter((day) => isOpenDay(day))
    .slice(0, 5);
}

/** Days that are searched for an open one. */
const longestBlock = 60;

/** So many weeks after `last`, or from today where that is over; a closed or blocked day gives way to the next open one. */
export function weeksLater(
  last: string,
  weeks: number,
  now: Date,
  blocks: Calendar['blocks'] = [],
): string {
  const planned = addDays(last, weeks * 7);
  const first = planned > denverDay(now) ? planned : addDays(denverDay(now), weeks * 7);
  const days = Array.from({ length: longestBlock }, (_, later) => addDays(first, later));
  const isBlocked = (day: string) => blocksOn(day, blocks).some(({ from }) => from === null);
  return days.find((day) => isOpenDay(day) && !isBlocked(day)) ?? first;
}

export const offeredWeeks = [1, 2, 4, 6, 8];

type ChipsProps = ComponentProps<typeof Chips<number>>;

type WeekChipsProps = Pick<ChipsProps, 'chosen' | 'isDisabled' | 'onChoose'> & {
  weeks?: readonly number[];
};

export function WeekChips({ weeks = offeredWeeks, ...props }: WeekChipsProps) {
  return (
    <Chips
      label="Weeks until then"
      choices={weeks.map((value) => ({ value, words: value }))}
      className="grid max-w-md grid-cols-5 gap-2 *:px-0!"
      {...props}
    />
  );
}

type HoursOfDayProps = { visit: Calendar & Pick<OperatorVisit, 'bookedDays'> };

/** Shows the chosen day from hour to hour, with the visit in it: what is on it already, and what is left. */
export function HoursOfDay({ visit }: HoursOfDayProps) {
  const choice = useWatch({ compute: (all: TimeChoice) => all });
  const { day } = choice;
  const { now } = useOperator();
  const id = useId();
  if (day < visit.bookedDays.first) return null;
  return (
    <section aria-labelledby={id} aria-live="polite">
      <h3 id={id} className="mb-2 font-sans text-base font-semibold">
        {formatDay(day)}
      </h3>
      {day > visit.bookedDays.last ? (
        <p className="text-[0.95rem] text-muted">
          That day is farther off. We’ll check that the time is free when you tap.
        </p>
      ) : null}
      <ol className="space-y-1 text-[0.95rem] leading-snug tabular-nums">
        {toSpans(choice, visit, now).map(({ from, until, words, look }) => (
          <li key={`${from} ${words}`} className={`rounded-md border-l-4 px-3 py-1 ${look}`}>
            {formatTime(from)} to {formatTime(until)}: {words}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Hours of today that have passed are not free. */
function toSpans({ day, time, minutes }: TimeChoice, { booked, blocks }: Calendar, now: Date) {
  const [opens, closes] = [timeAt(visitHours.opens * 60), timeAt(visitHours.closes * 60)];
  const own = {
    from: time,
    until: endTime(time, minutes),
    words: 'This visit',
    look: 'border-accent bg-accent-soft text-accent-deep',
  };
  const spans = [
    ...bookedOn(day, booked).map(({ time: from, minutes: length, late, pets, zipCode }) => {
      const words = `${joinNames(pets)}${toldWords(from, late)}, ${zipCode}`;
      return { from, until: endTime(from, length), words, look: 'border-edge bg-paper' };
    }),
    ...blocksOn(day, blocks).map(({ from, until, reason, hold }) => {
      const words = hold ? `Held for ${hold.name}` : joinFilled(['Blocked', reason], ': ');
      return { from: from ?? opens, until: until ?? closes, words, look: 'border-edge bg-paper' };
    }),
    ...(time && minutes > 0 ? [own] : []),
  ].sort((one, other) => one.from.localeCompare(other.from));
  const passed = day === denverDay(now) ? denverTime(now) : '';
  let free = passed > opens ? passed : opens;
  return [...spans, { from: closes, until: closes, words: '', look: '' }].flatMap((span) => {
    const gap = {
      from: free,
      until: span.from < closes ? span.from : closes,
      words: isOpenDay(day) ? 'free' : 'closed',
      look: 'border-transparent text-muted',
    };
    free = span.until > free ? span.until : free;
    const isUsable = gap.until >= endTime(gap.from, startStep);
    return [...(isUsable ? [gap] : []), span].filter(({ from, until }) => from < until);
  });
}
