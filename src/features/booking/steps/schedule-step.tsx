import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { type BookingValues, maxLengths } from '../form/booking-schema';
import { RadioChoices } from './radio-choices';
import { scheduleNote } from './schedule-note';
import { ZipField } from './zip-field';
import { useClosedDays } from '@/backend/calls/use-closed-days';
import { useNow } from '@/browser/use-now';
import { DayChoice } from '@/ui/fields/day-choice';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { denverDay } from '@shared/time/denver-time';
import { arrivalMinutes, timeWindows } from '@shared/time/hours';
import { isWindowOver } from '@shared/time/open-days';

export function ScheduleStep() {
  const now = useNow();
  const closedDays = useClosedDays() ?? [];
  const { register, formState, control, trigger, getValues } = useFormContext<BookingValues>();
  const { field, fieldState } = useController({ control, name: 'preferredDate' });
  const [day, slot] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const services = useWatch({ control, name: 'pets' }).map(({ service }) => service);
  const note = scheduleNote(slot, services);
  // What was chosen may be over: in a draft, in a page left open, or with a day chosen after it.
  useEffect(() => {
    if (getValues('preferredDate')) void trigger('preferredDate');
  }, [now, getValues, trigger]);
  useEffect(() => {
    if (slot) void trigger('preferredTime');
  }, [now, day, slot, trigger]);

  return (
    <div className="space-y-4.5 sm:space-y-6">
      <ZipField />
      <TextField
        label="Street address"
        hint="The van will park here. Include your apartment number."
        autoComplete="address-line1"
        maxLength={maxLengths.address}
        error={formState.errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="Gate code or entry notes"
        isOptional
        hint="Only our team sees this."
        autoComplete="off"
        maxLength={maxLengths.gateCode}
        error={formState.errors.gateCode?.message}
        {...register('gateCode')}
      />
      <DayChoice
        {...field}
        label="Preferred date"
        now={now}
        closedDays={closedDays}
        error={fieldState.error?.message}
      />
      <RadioChoices
        name="preferredTime"
        label="Arrival window"
        hint={`We’ll arrive within this window and text when we’re ${arrivalMinutes} minutes away.`}
        grid="grid grid-cols-[repeat(auto-fit,minmax(max(5.6rem,27%),1fr))] gap-2 sm:gap-3"
        choices={timeWindows.map(({ label }) => {
          const isOver = day === denverDay(now) && isWindowOver(day, label, now);
          return {
            value: label,
            isCentered: true,
            disabled: isOver,
            title: <span className="text-[0.9rem] sm:text-base">{label}</span>,
            note: isOver ? 'Too late for today' : undefined,
          };
        })}
      />
      <div aria-live="polite" className="not-has-[*]:mt-0">
        {note ? <Notice tone="care">{note}</Notice> : null}
      </div>
    </div>
  );
}
