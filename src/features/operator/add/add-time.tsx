import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { untilToldEnd } from '../opened-texts';
import { useListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { TimeFields } from '../terms/answer-fields';
import { DayPicker, WeekChips, offeredWeeks, weeksLater } from '../terms/day-picker';
import { fittingTimes, isOffered, presetTime } from '../terms/offered-times';
import { isVisitLength } from '../terms/visit-length';
import { type TimeChoice, isFree } from '../terms/visit-time';
import { formatStart } from '../time-words';
import { type AddValues, usualTime } from './add-values';
import { useFollowPets } from './customer-fields';
import { unsentTimes } from './unsent-visits';
import { serverTime } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { formatMinutes, petNames } from '@shared/business/format';
import { type DenverTime, addDays, denverDay, formatDay } from '@shared/time/denver-time';
import { type Customer, type OperatorDay, daysBack } from '@shared/visits/operator-day';
import { visitRange } from '@shared/visits/visit-state';
import { matchesRequest } from '@shared/visits/visit-terms';

/**
 * Offers the first free time, until the operator sets one: a tap on a day takes that of the day. One that other pets or
 * another ZIP take away gives way to the next; `lost` is the one before, as long as the new one stands.
 */
export function useOffer(customer: Customer | null | undefined) {
  const { control, setValue, getValues } = useFormContext<AddValues>();
  const { dirtyFields } = useFormState({ control });
  const listed = useListedDay();
  const [day, time, hold] = useWatch({ control, name: ['day', 'time', 'hold'] });
  const [first, setFirst] = useState<DenverTime>({ day, time });
  const [lost, setLost] = useState<{ from: DenverTime; to: DenverTime }>();
  const isTimeSet = dirtyFields.time && time !== '';
  const isTapped = dirtyFields.day === true;

  function take({ day: newDay, time: newTime }: DenverTime) {
    setValue('day', newDay);
    setValue('time', newTime);
  }

  /** A tapped day stays where nothing of it is free. */
  function takeFreeTime(from: string, stays: boolean) {
    const { minutes, zipCode } = getValues();
    const usual = usualTime(customer);
    const free = presetAddedTime({ minutes, zipCode, from, usual }, listed, serverTime());
    if (stays && free.day !== from) return undefined;
    take(free);
    return free;
  }

  useFollowPets(() => {
    if (isTimeSet || hold) return;
    const { minutes, zipCode } = getValues();
    const calendar = { ...toBooked(listed, serverTime()), zipCode };
    if (first.time && isFree({ ...first, minutes }, calendar, serverTime())) return take(first);
    const to = takeFreeTime(isTapped ? day : first.day, isTapped);
    const isNew = to && first.time && (to.day !== first.day || to.time !== first.time);
    setLost(isNew ? { from: first, to } : undefined);
  });

  function choose(chosen: string) {
    setValue('day', chosen, { shouldDirty: true });
    const free = isTimeSet ? undefined : takeFreeTime(chosen, true);
    setFirst(free ?? { day: chosen, time: '' });
    setLost(undefined);
  }

  const stands = lost?.to.day === day && lost.to.time === time && !isTimeSet;
  return { choose, lost: stands ? lost.from : undefined };
}

export type Offer = ReturnType<typeof useOffer>;

/** Weeks count from `lastDay`. */
export function AddTime({
  lastDay,
  choose,
}: Pick<Offer, 'choose'> & { lastDay: string | undefined }) {
  const { control } = useFormContext<AddValues>();
  const { errors, dirtyFields } = useFormState({ control, name: 'day' });
  const { now } = useOperator();
  const { wanted } = useSpot();
  const listed = useListedDay();
  const [day, time, hold, zipCode, minutes] = useWatch({
    control,
    name: ['day', 'time', 'hold', 'zipCode', 'minutes'],
  });
  const visit = { ...toBooked(listed, now, hold), zipCode, asked: null };
  const today = denverDay(now);
  // The day was chosen for the operator, who may mean today.
  const isChosen = dirtyFields.day === true || [hold, wanted.day, lastDay].some(Boolean);
  const isLater = day > today && isVisitLength(minutes);
  const isFull = isLater && fittingTimes({ day: today, minutes }, '', visit, now).length === 0;
  const ahead = weeksAhead(lastDay, now, listed.blocks);
  const isNamed = ahead.some((each) => each.day === day);
  const [wantsOther, setWantsOther] = useState(false);
  const min = addDays(today, -daysBack);

  return (
    <section aria-label="Time" id="add-time" tabIndex={-1} className="space-y-4 outline-none">
      {lastDay && ahead.length > 0 ? (
        <WeeksAfter last={lastDay} ahead={ahead} day={day} onChoose={choose} />
      ) : null}
      {isNamed && !wantsOther && !errors.day ? (
        <Button variant="secondary" size="thumb" onClick={() => setWantsOther(true)}>
          Another day
        </Button>
      ) : (
        <DayPicker other="keeps" {...{ min, isNamed }} takesFocus={wantsOther} onChoose={choose} />
      )}
      {!isChosen && isFull ? (
        <p className="text-[0.95rem] text-amber">
          Nothing is free today for {formatMinutes(minutes)}.
        </p>
      ) : null}
      <TimeFields visit={visit} onDay={choose} />
      <WishedTime start={{ day, time }} waiting={listed.waiting} />
    </section>
  );
}

export function LostTime({ lost }: Pick<Offer, 'lost'>) {
  return (
    <span role="status" className="block text-amber empty:hidden">
      {lost ? `${formatStart(lost)} no longer fits.` : ''}
    </span>
  );
}

/** The offered weeks after `last` that are not over, and their days. */
function weeksAhead(last: string | undefined, now: Date, blocks: OperatorDay['blocks']) {
  return offeredWeeks.flatMap((weeks) =>
    last && addDays(last, weeks * 7) > denverDay(now)
      ? { weeks, day: weeksLater(last, weeks, now, blocks) }
      : [],
  );
}

type WeeksAfterProps = {
  last: string;
  ahead: ReturnType<typeof weeksAhead>;
  day: string;
  onChoose: (day: string) => void;
};

function WeeksAfter({ last, ahead, day, onChoose }: WeeksAfterProps) {
  const [tapped, setTapped] = useState(0);
  const named = ahead.filter((each) => each.day === day).map(({ weeks }) => weeks);
  const chosen = named.includes(tapped) ? tapped : named[0];
  return (
    <div>
      <p className="mb-1.5 font-semibold">
        How many weeks after <span className="whitespace-nowrap">{formatDay(last)}?</span>{' '}
        <span className="inline-block font-normal">{chosen && formatDay(day)}</span>
      </p>
      <WeekChips
        weeks={ahead.map(({ weeks }) => weeks)}
        chosen={chosen}
        onChoose={(weeks) => {
          setTapped(weeks);
          onChoose(ahead.find((each) => each.weeks === weeks)?.day ?? day);
        }}
      />
    </div>
  );
}

/** A free time may be one that somebody else waits for. */
function WishedTime({ start, waiting }: { start: DenverTime; waiting: OperatorDay['waiting'] }) {
  const asking = waiting.filter(({ preferred }) => matchesRequest(start, preferred));
  return (
    <div aria-live="polite" className="text-[0.95rem] text-amber empty:hidden">
      {asking.map(({ reference, pets, preferred }) => (
        <p key={reference}>
          {petNames(pets)} {pets.length === 1 ? 'asks' : 'ask'} for {formatDay(preferred.day)},{' '}
          <span className="inline-block">{preferred.window}</span>
        </p>
      ))}
    </div>
  );
}

type Day = Pick<OperatorDay, 'visits' | 'moreVisits' | 'blocks'>;

/**
 * Brings what the day lists, and what waits on this device to be added, but not the hold whose place the visit takes: that
 * one is in no way.
 */
export function toBooked({ visits, moreVisits, blocks }: Day, now: Date, hold = '') {
  const lastKnown = visits.at(-1)?.starts.day ?? '';
  return {
    blocks: blocks.filter(({ id }) => id !== hold),
    booked: [
      ...unsentTimes(),
      ...untilToldEnd(
        visits
          .filter(({ status }) => status === 'confirmed')
          .map(({ starts, minutes, zipCode, pets }) => ({
            ...starts,
            minutes,
            zipCode,
            pets: pets.map(({ name }) => name),
          })),
      ),
    ],
    bookedDays: {
      first: denverDay(now),
      last: moreVisits > 0 ? lastKnown : addDays(denverDay(now), visitRange.mostDaysAhead),
    },
  };
}

type Wanted = Pick<AddValues, 'minutes' | 'zipCode'> & {
  from: string;
  /** A customer who came at this hour is offered it again. */
  usual: string | undefined;
  tapped?: string | undefined;
};

/** The tapped time, else the usual or the first free one from that day on, or from today on without one. */
export function presetAddedTime(
  { minutes, zipCode, from, usual = '', tapped }: Wanted,
  day: Day,
  now: Date,
): TimeChoice {
  const preferred = { day: from || denverDay(now), window: '' };
  const visit = { minutes, zipCode, preferred, starts: null, wish: null, pets: [] };
  const calendar = { ...visit, ...toBooked(day, now) };
  const same = { day: from, time: tapped ?? usual, minutes };
  return from && (tapped || isOffered(same, calendar, now)) ? same : presetTime(calendar, now);
}
