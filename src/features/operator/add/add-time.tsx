import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BookedThatDay } from '../answer/booked-that-day';
import { TimeFields } from '../answer/time-fields';
import type { AddValues } from './add-values';
import { nextDays, presetAddedTime, toBooked } from './added-time';
import { useNow } from '@/browser/use-now';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { ChoiceGroup } from '@/ui/fields/choice-group';
import { TextField } from '@/ui/fields/text-field';
import { addDays, calendarLeaf, denverDay } from '@shared/time/denver-time';
import { daysBack } from '@shared/visits/added-visit';
import type { OperatorDay } from '@shared/visits/operator-day';

/** A tap on a day takes its first free time. */
export function AddTime({ day: listed }: { day: OperatorDay }) {
  const { register, formState, control, setValue, getValues } = useFormContext<AddValues>();
  const { errors } = formState;
  const now = useNow();
  const [day, minutes] = useWatch({ control, name: ['day', 'minutes'] });
  const days = nextDays(now);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || (day !== '' && !days.includes(day));
  const today = denverDay(now);

  function choose(chosen: string) {
    setWantsOther(false);
    setValue('day', chosen, { shouldDirty: true });
    if (formState.dirtyFields.time && getValues('time') !== '') return;
    const free = presetAddedTime({ minutes, from: chosen }, listed, now);
    if (free.day === chosen) setValue('time', free.time);
  }

  return (
    <section aria-label="Time" className="space-y-4 border-t border-line pt-5">
      <ChoiceGroup
        label="Which day?"
        error={isOther ? undefined : errors.day?.message}
        grid="grid grid-cols-3 gap-2"
      >
        {days.map((each) => {
          const { weekday, month, date } = calendarLeaf(each, 'short');
          return (
            <ChoiceCard
              key={each}
              type="radio"
              name="added-day"
              isCentered
              title={each === today ? 'Today' : weekday}
              note={`${month} ${date}`}
              checked={!isOther && each === day}
              onChange={() => choose(each)}
            />
          );
        })}
        <ChoiceCard
          type="radio"
          name="added-day"
          isCentered
          title="Other day"
          checked={isOther}
          onChange={() => setWantsOther(true)}
        />
      </ChoiceGroup>
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
    </section>
  );
}
