import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BookedThatDay } from '../answer/booked-that-day';
import { DayButtons, nextDays } from '../answer/day-buttons';
import { TimeFields } from '../answer/time-fields';
import type { AddValues } from './add-values';
import { presetAddedTime, toBooked } from './added-time';
import { useNow } from '@/browser/use-now';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { TextField } from '@/ui/fields/text-field';
import { joinNames } from '@shared/business/format';
import { addDays, denverDay, formatDay } from '@shared/time/denver-time';
import { daysBack } from '@shared/visits/added-visit';
import type { OperatorDay } from '@shared/visits/operator-day';
import { matchesRequest } from '@shared/visits/visit-terms';

/** A tap on a day takes its first free time. */
export function AddTime({ day: listed }: { day: OperatorDay }) {
  const { register, formState, control, setValue, getValues } = useFormContext<AddValues>();
  const { errors } = formState;
  const now = useNow();
  const [day, time, minutes] = useWatch({ control, name: ['day', 'time', 'minutes'] });
  const today = denverDay(now);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || (day !== '' && !nextDays(today).includes(day));

  function choose(chosen: string) {
    setWantsOther(false);
    setValue('day', chosen, { shouldDirty: true });
    if (formState.dirtyFields.time && getValues('time') !== '') return;
    const free = presetAddedTime({ minutes, from: chosen }, listed, now);
    if (free.day === chosen) setValue('time', free.time);
  }

  return (
    <section aria-label="Time" className="space-y-4 border-t border-line pt-5">
      <DayButtons
        name="added-day"
        from={today}
        value={isOther ? '' : day}
        now={now}
        error={isOther ? undefined : errors.day?.message}
        onChoose={choose}
      >
        <ChoiceCard
          type="radio"
          name="added-day"
          isCentered
          title="Other day"
          checked={isOther}
          onChange={() => setWantsOther(true)}
        />
      </DayButtons>
      {isOther ? (
        <TextField
          type="date"
          label="Day"
          min={addDays(today, -daysBack)}
          error={errors.day?.message}
          {...register('day')}
        />
      ) : null}
      <BookedThatDay day={day} visit={toBooked(listed, now)} />
      <TimeFields />
      <AskedFor {...{ day, time, listed }} />
    </section>
  );
}

type AskedForProps = { day: string; time: string; listed: Pick<OperatorDay, 'waiting'> };

/** A free time may be one that somebody else waits for. */
function AskedFor({ day, time, listed }: AskedForProps) {
  const asking = listed.waiting.filter(({ preferred }) => matchesRequest({ day, time }, preferred));
  return (
    <div aria-live="polite" className="text-[0.95rem] text-amber empty:hidden">
      {asking.map(({ reference, pets, preferred }) => (
        <p key={reference}>
          {joinNames(pets.map(({ name }) => name))} {pets.length === 1 ? 'asks' : 'ask'} for{' '}
          {formatDay(preferred.day)}, <span className="inline-block">{preferred.window}</span>
        </p>
      ))}
    </div>
  );
}
