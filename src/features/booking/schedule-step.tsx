import { useFormContext, useWatch } from 'react-hook-form';
import { timeWindows } from '@/content/booking-options';
import { loadZipAnswer } from '@/content/locations/load-zip-answer';
import { promises } from '@shared/promises';
import { AnswerNotice } from '@/ui/answer-notice';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { useLoaded } from '@/browser/use-loaded';
import { useNow } from '@/browser/use-now';
import { type BookingValues, maxLengths } from './booking-schema';
import { DayField } from './day-field';
import { RadioChoices } from './radio-choices';
import { scheduleNote } from './schedule-note';

const invitation = {
  tone: 'plain',
  title: 'Do we come to you?',
  text: 'Enter your 5-digit ZIP and we’ll tell you right here.',
} as const;

/** Step 2: when, and where to. */
export function ScheduleStep() {
  const now = useNow();
  const { register, formState, control } = useFormContext<BookingValues>();
  const { errors } = formState;
  const [day, slot] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const services = useWatch({ control, name: 'pets' }).map(({ service }) => service);
  const note = scheduleNote(day, slot, now, services);

  return (
    <div className="space-y-7">
      <DayField now={now} />
      <RadioChoices
        name="preferredTime"
        label="Arrival window"
        hint={`We arrive within this window. ${promises.arrival}`}
        grid="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-3 sm:grid-cols-3"
        choices={timeWindows.map(({ label }) => ({ value: label, title: label }))}
      />
      <div aria-live="polite">{note ? <Notice tone="care">{note}</Notice> : null}</div>
      <TextField
        label="Street address"
        hint="Where the van should park. Include apartment or gate code."
        autoComplete="address-line1"
        maxLength={maxLengths.address}
        error={errors.address?.message}
        {...register('address')}
      />
      <div>
        <div className="max-w-60">
          <TextField
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={maxLengths.zipCode}
            error={errors.zipCode?.message}
            {...register('zipCode')}
          />
        </div>
        <ZipNote />
      </div>
    </div>
  );
}

function ZipNote() {
  const { control } = useFormContext<BookingValues>();
  const zip = useWatch({ control, name: 'zipCode' });
  const answer = useLoaded(loadZipAnswer, zip)?.zipAnswer(zip);
  return <AnswerNotice answer={answer} invitation={invitation} />;
}
