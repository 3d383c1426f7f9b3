import type { ReactNode } from 'react';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { ChoiceGroup } from '@/ui/fields/choice-group';
import { addDays, calendarLeaf, denverDay } from '@shared/time/denver-time';
import { isOpenDay } from '@shared/time/open-days';

type DayButtonsProps = {
  name: string;
  from: string;
  value: string;
  now: Date;
  error?: string | undefined;
  onChoose: (day: string) => void;
  /** Stands for any other day. */
  children?: ReactNode;
};

/** One tap takes a day: `from`, or one of those after it. */
export function DayButtons(props: DayButtonsProps) {
  const { name, from, value, now, error, onChoose, children } = props;
  return (
    <ChoiceGroup label="Which day?" error={error} grid="grid grid-cols-3 gap-2">
      {nextDays(from, children ? 5 : 6).map((each) => {
        const { weekday, month, date } = calendarLeaf(each, 'short');
        return (
          <ChoiceCard
            key={each}
            type="radio"
            name={name}
            isCentered
            title={each === denverDay(now) ? 'Today' : weekday}
            note={`${month} ${date}`}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
        );
      })}
      {children}
    </ChoiceGroup>
  );
}

export function nextDays(from: string, count = 5): string[] {
  return Array.from({ length: count + 7 }, (_, days) => addDays(from, days))
    .filter((day) => isOpenDay(day))
    .slice(0, count);
}
