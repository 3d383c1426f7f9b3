import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { nextOpenDays } from './open-days';
import { ChoiceCard } from '@/ui/choice-card';
import { ChoiceGroup } from '@/ui/choice-group';
import { TextField } from '@/ui/text-field';
import { calendarLeaf, denverDay, formatDay, isDay } from '@shared/denver-time';
import { dayHint, firstDayToAsk, lastDayToAsk } from '@shared/hours';

export function DayField({ now }: { now: Date }) {
  const { field, fieldState } = useController<BookingValues, 'preferredDate'>({
    name: 'preferredDate',
  });
  const [wantsOther, setWantsOther] = useState(false);
  const error = fieldState.error?.message;
  const today = denverDay(now);
  const days = nextOpenDays(now);
  const day = field.value;
  const isOther = wantsOther || (day !== '' && !days.includes(day));
  const card = {
    type: 'radio',
    name: 'preferredDate',
    isCentered: true,
    onBlur: field.onBlur,
    'aria-invalid': error && !isOther ? true : undefined,
  } as const;

  return (
    <div>
      <ChoiceGroup
        label="Preferred date"
        error={isOther ? undefined : error}
        grid="grid grid-cols-[repeat(auto-fit,minmax(max(5.2rem,27%),1fr))] gap-2"
      >
        {days.map((open, index) => {
          const { weekday, month, date } = calendarLeaf(open, 'short');
          return (
            <ChoiceCard
              {...card}
              key={open}
              value={open}
              ref={index === 0 && !isOther ? field.ref : undefined}
              checked={!isOther && open === day}
              onChange={() => {
                setWantsOther(false);
                field.onChange(open);
              }}
              title={open === today ? 'Today' : weekday}
              note={`${month} ${date}`}
            />
          );
        })}
        <ChoiceCard
          {...card}
          value={isOther ? day : ''}
          checked={isOther}
          onChange={() => {
            setWantsOther(true);
            field.onChange('');
          }}
          title="Other day"
        />
      </ChoiceGroup>
      {isOther ? (
        <div className="mt-3">
          <TextField
            type="date"
            label="Another day"
            hint={isDay(day) ? formatDay(day, 'long') : dayHint}
            min={firstDayToAsk(now)}
            max={lastDayToAsk(now)}
            error={error}
            {...field}
          />
        </div>
      ) : null}
    </div>
  );
}
