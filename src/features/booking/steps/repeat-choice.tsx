import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from '../form/booking-schema';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { controlStyle } from '@/ui/fields/control-style';
import { repeatChoices } from '@shared/business/repeat-visits';

const usualWeeks = '6';

export function RepeatChoice() {
  const { control, setValue } = useFormContext<BookingValues>();
  const weeks = useWatch({ control, name: 'repeatWeeks' });
  const id = useId();
  const choose = (chosen: string) => setValue('repeatWeeks', chosen, { shouldDirty: true });
  return (
    <div className="space-y-2">
      <ChoiceCard
        type="checkbox"
        checked={weeks !== ''}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? usualWeeks : '')}
        icon={
          <span className="grid size-6 place-items-center rounded-md border-2 border-edge group-has-checked:border-accent group-has-checked:bg-accent">
            <Check className="size-4 text-white not-group-has-checked:hidden" />
          </span>
        }
        title={`Remind me every ${weeks || usualWeeks} weeks`}
        note="No commitment. After each visit you book this way, we’ll email you once, a week before the next is due."
      />
      {weeks === '' ? null : (
        <div className="flex items-center gap-3">
          <label htmlFor={id} className="shrink-0">
            Weeks between visits
          </label>
          <select
            id={id}
            value={weeks}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            className={controlStyle}
          >
            {repeatChoices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
