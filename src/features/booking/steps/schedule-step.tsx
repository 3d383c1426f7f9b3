import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { type PreferredProps, PreferredTime } from './preferred-time';
import { useDaysAhead } from '@/backend/calls/use-days-ahead';
import { useNow } from '@/browser/use-now';
import { customMinutes, findService } from '@/content/services';
import type { BookingDraft, BookingValues } from '@/request/booking-schema';
import { AddressFields } from '@/request/owner-fields';
import { contactLinks, displayPhone } from '@/site/paths';
import { Button } from '@/ui/button';
import { DayChoice } from '@/ui/fields/day-choice';
import { firstName, usd } from '@shared/business/format';
import { fiveDigits, isServed, serviceZone } from '@shared/business/service-zips';
import { formatDay } from '@shared/time/denver-time';
import { timeWindows } from '@shared/time/hours';
import { dayHint, isWindowTooSoon } from '@shared/time/open-days';
import {
  type DaysAhead,
  type WindowQuestion,
  dayState,
  firstOpenWindows,
} from '@shared/visits/open-windows';

export function ScheduleStep() {
  const now = useNow();
  const question = useQuestion();
  const known = useDaysAhead(question);
  const { control } = useFormContext<BookingDraft>();
  const fullDay = useWatch({ control, name: 'session.fullDay' }) ?? '';
  // No window is promised where we may not come at all.
  const isFar = question.zipCode !== '' && !isServed(serviceZone(question.zipCode));
  const windows: Record<string, DaysAhead['windows'][string]> = isFar ? {} : { ...known?.windows };
  windows[fullDay] &&= timeWindows.map(() => 'taken');
  const days = known && { ...known, windows };

  return (
    <div className="space-y-4.5 sm:space-y-6">
      <WelcomeBack />
      <AddressFields />
      <PreferredDate now={now} days={days} />
      <PreferredTime now={now} days={days} />
    </div>
  );
}

/** Asked again when pets, services or the ZIP change. */
function useQuestion(): WindowQuestion {
  const { control } = useFormContext<BookingValues>();
  const [pets, zip] = useWatch({ control, name: ['pets', 'zipCode'] });
  const minutes = pets.map(({ service }) => findService(service)?.minutes ?? customMinutes);
  return { minutes: minutes.reduce((sum, each) => sum + each, 0), zipCode: fiveDigits(zip) ?? '' };
}

function WelcomeBack() {
  const { control } = useFormContext<BookingDraft>();
  const [fee, name] = useWatch({ control, name: ['session.lastFee', 'name'] });
  if (fee === undefined) return null;
  const lastFee = fee > 0 ? `your travel fee was ${usd(fee)}` : 'there was no travel fee';
  const first = firstName({ name });
  return (
    <p>
      Welcome back{first ? `, ${first}` : ''}. Last time {lastFee}.
    </p>
  );
}

function PreferredDate({ now, days }: PreferredProps) {
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
      stateOf={(day) => days && dayState(days, day)}
      hint={
        // as high before an answer
        <span className="flex min-h-11 items-center">
          {days ? <SoonestWindow now={now} days={days} /> : dayHint}
        </span>
      }
      error={fieldState.error?.message}
    />
  );
}

function SoonestWindow({ now, days }: { now: Date; days: DaysAhead }) {
  const { setValue } = useFormContext<BookingValues>();
  const words = Object.values(days.windows).flat();
  // Some may be over since they were answered.
  const soonest = firstOpenWindows(days, Infinity).find(
    ({ day, window }) => !isWindowTooSoon(day, window, now, days.closedDays),
  );
  if (!soonest) {
    if (words.length === 0 || words.includes('tight')) return dayHint;
    return (
      <span>
        No window in the next two weeks fits.{' '}
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
