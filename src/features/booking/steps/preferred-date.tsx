import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BookingValues } from '@/request/booking-schema';
import { contactLinks, displayPhone } from '@/site/paths';
import { Button } from '@/ui/button';
import { DayChoice } from '@/ui/fields/day-choice';
import { formatDay } from '@shared/time/denver-time';
import { dayHint } from '@shared/time/open-days';
import { type DaysAhead, dayWord, firstOpenWindows } from '@shared/visits/open-windows';

export type PreferredProps = { now: Date; days: DaysAhead | undefined };

export function PreferredDate({ now, days }: PreferredProps) {
  const closedDays = days?.closedDays ?? [];
  const { control, trigger, getValues } = useFormContext<BookingValues>();
  const { field, fieldState } = useController({ control, name: 'preferredDate' });
  // What was chosen may be over: in a draft, or in a page left open.
  useEffect(() => {
    if (getValues('preferredDate')) void trigger('preferredDate');
  }, [now, getValues, trigger]);
  return (
    <DayChoice
      {...field}
      label="Preferred date"
      now={now}
      closedDays={closedDays}
      wordOf={(day) => days && dayWord(days, day)}
      hint={
        // as high before an answer
        <span className="flex min-h-11 items-center">
          {days ? <SoonestWindow days={days} /> : dayHint}
        </span>
      }
      error={fieldState.error?.message}
    />
  );
}

function SoonestWindow({ days }: { days: DaysAhead }) {
  const { setValue } = useFormContext<BookingValues>();
  const words = Object.values(days.windows).flat();
  const [soonest] = firstOpenWindows(days);
  if (!soonest) {
    if (words.length === 0 || words.includes('tight')) return dayHint;
    return (
      <span>
        No window of the next two weeks fits.{' '}
        <a href={contactLinks.call} className="font-semibold whitespace-nowrap text-accent-deep">
          Call {displayPhone()}
        </a>
      </span>
    );
  }
  const { day, window } = soonest;
  const options = { shouldValidate: true, shouldDirty: true };
  function choose() {
    setValue('preferredDate', day, options);
    setValue('preferredTime', window, options);
  }
  return (
    <Button variant="link" className="-ml-2 px-2!" onClick={choose}>
      Take the soonest: {formatDay(day)}, {window}
    </Button>
  );
}
