import { useFormContext, useWatch } from 'react-hook-form';
import { type BookingValues, maxLengths } from './booking-schema';
import { DayField } from './day-field';
import { RadioChoices } from './radio-choices';
import { scheduleNote } from './schedule-note';
import { ZipField } from './zip-field';
import { useNow } from '@/browser/use-now';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { timeWindows } from '@shared/hours';

export function ScheduleStep() {
  const now = useNow();
  const { register, formState, control } = useFormContext<BookingValues>();
  const [day, slot] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const services = useWatch({ control, name: 'pets' }).map(({ service }) => service);
  const note = scheduleNote(day, slot, now, services);

  return (
    <div className="space-y-4.5 sm:space-y-6">
      <ZipField />
      <TextField
        label="Street address"
        hint="Where the van should park. Include the apartment."
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
      <DayChoice label="Preferred date" now={now} error={fieldState.error?.message} field={field} />
      <RadioChoices
        name="preferredTime"
        label="Arrival window"
        hint="We’ll arrive within this window and text when we’re 15 minutes away."
        grid="grid grid-cols-[repeat(auto-fit,minmax(max(5.6rem,27%),1fr))] gap-2 sm:gap-3"
        choices={timeWindows.map(({ label }) => ({
          value: label,
          isCentered: true,
          title: <span className="text-[0.9rem] sm:text-base">{label}</span>,
        }))}
      />
      <div aria-live="polite" className="not-has-[*]:mt-0">
        {note ? <Notice tone="care">{note}</Notice> : null}
      </div>
    </div>
  );
}
