import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/ui/text-field';
import { type BookingValues, horizon } from './booking-schema';
import { addDays, denverDay, formatDay, isDay } from '@/browser/denver-time';
import { nextOpenDays } from './open-days';

/** The wished day: the next open days to press, and the calendar of the device for all others. */
export function DayField({ now }: { now: Date }) {
  const { register, setValue, formState, control } = useFormContext<BookingValues>();
  const day = useWatch({ control, name: 'preferredDate' });
  const today = denverDay(now);

  return (
    <div>
      <TextField
        type="date"
        label="Preferred date"
        hint={isDay(day) ? formatDay(day, 'long') : 'Tap a day below or pick another date.'}
        min={today}
        max={addDays(today, horizon)}
        error={formState.errors.preferredDate?.message}
        {...register('preferredDate')}
      />
      <div className="mt-3 flex flex-wrap gap-2" role="group" aria-label="Next open days">
        {nextOpenDays(now).map((open) => (
          <button
            key={open}
            type="button"
            aria-pressed={open === day}
            onClick={() => setValue('preferredDate', open, { shouldDirty: true })}
            className="min-h-11 cursor-pointer rounded-full border border-edge bg-card px-4 text-[0.95rem] font-medium transition-colors duration-150 hover:border-dusk aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-deep"
          >
            {open === today ? 'Today' : formatDay(open)}
          </button>
        ))}
      </div>
    </div>
  );
}
