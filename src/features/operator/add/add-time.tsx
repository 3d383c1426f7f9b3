import { useFormContext, useWatch } from 'react-hook-form';
import { BookedThatDay, TimeFields } from '../answer/answer-fields';
import { DayPicker } from '../answer/day-picker';
import { type TimeChoice, presetTime } from '../answer/visit-time';
import { useListedDay, useOperator } from '../operator';
import type { AddValues } from './add-values';
import { petNames } from '@shared/business/format';
import { type DenverTime, addDays, denverDay, formatDay } from '@shared/time/denver-time';
import { daysBack } from '@shared/visits/added-visit';
import type { OperatorDay } from '@shared/visits/operator-day';
import { visitRange } from '@shared/visits/visit-state';
import { matchesRequest } from '@shared/visits/visit-terms';

/** A tap on a day takes its first free time. */
export function AddTime() {
  const { formState, control, setValue, getValues } = useFormContext<AddValues>();
  const { now } = useOperator();
  const listed = useListedDay();
  const [day, time, minutes, zipCode] = useWatch({
    control,
    name: ['day', 'time', 'minutes', 'zipCode'],
  });

  function takeFreeTime(chosen: string) {
    if (formState.dirtyFields.time && getValues('time') !== '') return;
    const free = presetAddedTime({ minutes, zipCode, from: chosen }, listed, now);
    if (free.day === chosen) setValue('time', free.time);
  }

  return (
    <section
      aria-label="Time"
      className="space-y-4 border-t border-line pt-4 lg:first:border-t-0 lg:first:pt-0"
    >
      <DayPicker other="keeps" min={addDays(denverDay(now), -daysBack)} onChoose={takeFreeTime} />
      <TimeFields />
      <AskedFor start={{ day, time }} waiting={listed.waiting} />
    </section>
  );
}

/** What is on the chosen day already. */
export function AddedDay() {
  const [day, hold] = useWatch<AddValues, ['day', 'hold']>({ name: ['day', 'hold'] });
  const { now } = useOperator();
  return <BookedThatDay day={day} visit={toBooked(useListedDay(), now, hold)} />;
}

type AskedForProps = { start: DenverTime; waiting: OperatorDay['waiting'] };

/** A free time may be one that somebody else waits for. */
function AskedFor({ start, waiting }: AskedForProps) {
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

/** What the day lists, as the fields for a time show it; the hold whose place the visit takes is in no way. */
export function toBooked({ visits, moreVisits, blocks }: Day, now: Date, hold = '') {
  const lastKnown = visits.at(-1)?.starts.day ?? '';
  return {
    blocks: blocks.filter(({ id }) => id !== hold),
    booked: visits
      .filter(({ status }) => status === 'confirmed')
      .map(({ starts, minutes, zipCode, pets }) => ({
        ...starts,
        minutes,
        zipCode,
        pets: pets.map(({ name }) => name),
      })),
    bookedDays: {
      first: denverDay(now),
      last: moreVisits > 0 ? lastKnown : addDays(denverDay(now), visitRange.mostDaysAhead),
    },
  };
}

/** The first free time from that day on; from today on without one. */
export function presetAddedTime(
  { minutes, zipCode, from }: { minutes: number; zipCode: string; from: string },
  day: Day,
  now: Date,
): TimeChoice {
  const preferred = { day: from || denverDay(now), window: '' };
  const { booked, blocks } = toBooked(day, now);
  return presetTime(
    { minutes, zipCode, preferred, booked, blocks, starts: null, wish: null, pets: [] },
    now,
  );
}
