import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOperator } from '../operator';
import { ChoiceCard, ChoiceGroup } from '@/ui/fields/choice-card';
import { TextField } from '@/ui/fields/field-frame';
import { addDays, calendarLeaf, denverDay } from '@shared/time/denver-time';
import { isOpenDay } from '@shared/time/open-days';

type WithDay = { readonly day: string };

type DayPickerProps = {
  /** It is on the first card, today without one. */
  from?: string;
  /** A tap on "Other day" opens a field for any day, and keeps or clears the chosen one. */
  other: 'keeps' | 'clears';
  /** No earlier one can be typed; today without one. */
  min?: string;
  onChoose?: (day: string) => void;
};

/** The field `day` of the form around it; one tap takes one of the next open days. */
export function DayPicker({ from, other, min, onChoose }: DayPickerProps) {
  const name = useId();
  const today = denverDay(useOperator().now);
  const { register, setValue, formState } = useFormContext<WithDay>();
  const day = useWatch<WithDay, 'day'>({ name: 'day' });
  const days = nextDays(from ?? today);
  // A field that is there stays, whatever day is typed.
  const [wantsOther, setWantsOther] = useState(!days.includes(day));
  const isOther = wantsOther || !days.includes(day);
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
        {days.map((each) => {
          const { weekday, month, date } = calendarLeaf(each, 'short');
          return (
            <ChoiceCard
              key={each}
              {...card}
              title={each === today ? 'Today' : weekday}
              note={`${month} ${date}`}
              checked={!isOther && each === day}
              onChange={() => choose(each)}
            />
          );
        })}
        <ChoiceCard {...card} title="Other day" checked={isOther} onChange={chooseOther} />
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
