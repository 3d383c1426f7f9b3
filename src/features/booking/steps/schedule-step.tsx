import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { WelcomeBack } from './welcome-back';
import { useClosedDays } from '@/backend/calls/use-closed-days';
import { useNow } from '@/browser/use-now';
import { findService } from '@/content/services';
import type { BookingValues } from '@/request/booking-schema';
import { AddressFields } from '@/request/owner-fields';
import { RadioChoices } from '@/request/radio-choices';
import { DayChoice, choiceRows } from '@/ui/fields/day-choice';
import { Notice } from '@/ui/notice';
import { denverDay, denverTime, formatTime, timeAt } from '@shared/time/denver-time';
import {
  arrivalMinutes,
  closingTime,
  latestFinish,
  timeWindows,
  visitHours,
} from '@shared/time/hours';
import { answerDeadline, dayProblem, isWindowOver, isWindowTooSoon } from '@shared/time/open-days';

export function ScheduleStep() {
  const now = useNow();
  return (
    <div className="space-y-4.5 sm:space-y-6">
      <WelcomeBack />
      <AddressFields fillsIn />
      <PreferredDate now={now} />
      <PreferredTime now={now} />
    </div>
  );
}

type PreferredProps = { now: Date };

function PreferredDate({ now }: PreferredProps) {
  const closedDays = useClosedDays() ?? [];
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
      error={fieldState.error?.message}
    />
  );
}

function PreferredTime({ now }: PreferredProps) {
  const closedDays = useClosedDays() ?? [];
  const { control, trigger } = useFormContext<BookingValues>();
  const [day, slot] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const services = useWatch({ control, name: 'pets' }).map(({ service }) => service);
  const note = scheduleNote(slot, services);
  const callForIt = `We answer by ${formatTime(denverTime(answerDeadline(now, closedDays)))}. Call for this one`;
  // It may be over since it was chosen, or with a day chosen after it.
  useEffect(() => {
    if (slot) void trigger('preferredTime');
  }, [now, day, slot, trigger]);
  return (
    <>
      <RadioChoices
        name="preferredTime"
        label="Arrival window"
        // The note offers another start.
        hint={`We’ll ${note ? '' : 'arrive within this window and '}text when we’re ${arrivalMinutes} minutes away.`}
        // two, then three: the second one is the longest
        grid={`${choiceRows} max-sm:[&>:nth-child(-n+2)]:basis-[45%]`}
        choices={timeWindows.map(({ label }) => {
          const isOver = day === denverDay(now) && isWindowOver(day, label, now);
          const isTooSoon =
            day !== '' && !dayProblem(day, now) && isWindowTooSoon(day, label, now, closedDays);
          return {
            value: label,
            isCentered: true,
            disabled: isOver || isTooSoon,
            title: <span className="text-[0.9rem] whitespace-nowrap sm:text-base">{label}</span>,
            note: isOver ? 'Too late for today' : isTooSoon ? callForIt : undefined,
          };
        })}
      />
      <div aria-live="polite" className="not-has-[*]:mt-0">
        {note ? <Notice tone="care">{note}</Notice> : null}
      </div>
    </>
  );
}

const minutesOf = (service: string) => findService(service)?.minutes ?? 0;

/** `services` are slugs, one a pet; pets take turns. The request can be sent all the same. */
export function scheduleNote(slot: string, services: readonly string[]): string | undefined {
  const chosen = timeWindows.find(({ label }) => label === slot);
  if (!chosen) return undefined;
  const minutes = services.reduce((sum, service) => sum + minutesOf(service), 0);
  const latestStart = visitHours.closes * 60 - minutes;
  if (latestStart < visitHours.opens * 60) {
    return 'That’s more than one day’s work, so we’ll offer you a second day as well.';
  }
  if (latestStart < chosen.start * 60) {
    return `We finish by ${closingTime} and this visit can take ${hoursIn(minutes)}, so we’ll offer you a start by ${formatTime(timeAt(latestStart)).replace(':00', '')}.`;
  }
  return chosen === timeWindows.at(-1) ? latestFinish : undefined;
}

/** `3 hours`, `4½ hours` */
function hoursIn(minutes: number): string {
  return `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : '½'} hours`;
}
