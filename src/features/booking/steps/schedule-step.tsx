import { useDeferredValue, useEffect, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { BookingValues } from '../form/booking-schema';
import { RadioChoices } from './radio-choices';
import { useClosedDays } from '@/backend/calls/use-closed-days';
import { lazyLoad } from '@/browser/lazy-load';
import { useNow } from '@/browser/use-now';
import { findService } from '@/content/services';
import { Button } from '@/ui/button';
import { DayChoice, choiceRows } from '@/ui/fields/day-choice';
import { TextField } from '@/ui/fields/text-field';
import { ZipAnswerNotice } from '@/ui/fields/zip-answer-notice';
import { Notice } from '@/ui/notice';
import { answeredZone } from '@shared/business/service-zips';
import { zoneLabels } from '@shared/business/zone-words';
import { denverDay, denverTime, formatTime, timeAt } from '@shared/time/denver-time';
import {
  arrivalMinutes,
  closingTime,
  latestFinish,
  timeWindows,
  visitHours,
} from '@shared/time/hours';
import { answerDeadline, dayProblem, isWindowOver, isWindowTooSoon } from '@shared/time/open-days';
import { maxLengths } from '@shared/visits/request-limits';

const typedFields = ['address', 'gateCode'] as const;

export function ScheduleStep() {
  const now = useNow();
  const { register, control } = useFormContext<BookingValues>();
  const { errors } = useFormState({ control, name: typedFields });

  return (
    <div className="space-y-4.5 sm:space-y-6">
      <ZipField />
      <TextField
        enterKeyHint="next"
        label="Street address"
        hint="The van will park here. Include your apartment number."
        autoComplete="address-line1"
        maxLength={maxLengths.address}
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        enterKeyHint="next"
        label="Gate code or entry notes"
        isOptional
        hint="Only our team sees this."
        autoComplete="off"
        maxLength={maxLengths.gateCode}
        error={errors.gateCode?.message}
        {...register('gateCode')}
      />
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

// Loaded with the field: an answer that arrives later could move a day away from under a click.
const zipAnswers = lazyLoad(() => import('@/content/locations/zip-answer'), { neverFails: true });

function ZipField() {
  const { register, control, setFocus } = useFormContext<BookingValues>();
  const error = useFormState({ control, name: 'zipCode' }).errors.zipCode?.message;
  const zip = useWatch({ control, name: 'zipCode' });
  const deferredZip = useDeferredValue(zip, '');
  const answer = deferredZip ? zipAnswers.use().zipAnswer(deferredZip) : undefined;
  const [state, setState] = useState(() => (isServed(zip) ? 'known' : 'asked'));
  useEffect(() => void zipAnswers.load(), []);
  useEffect(() => {
    if (state === 'changing') setFocus('zipCode');
  }, [state, setFocus]);
  // Stays editable after an error, so that it can be corrected.
  if (error && state === 'known') setState('asked');

  if (state === 'known') {
    return (
      <Notice tone={answer?.tone ?? 'plain'} className="flex min-h-16 items-center gap-3 py-2!">
        <p className="grow">
          <strong>{[zip, answer?.areas].filter(Boolean).join(', ')}.</strong>{' '}
          {answer ? `${zoneLabels[answer.zone]}.` : null}
        </p>
        <Button variant="link" className="-mr-2 px-2!" onClick={() => setState('changing')}>
          Change<span className="sr-only"> ZIP code</span>
        </Button>
      </Notice>
    );
  }
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)] sm:gap-3">
      <TextField
        enterKeyHint="next"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={maxLengths.zipCode}
        error={error}
        {...register('zipCode')}
      />
      {/* As tall as a short answer. */}
      <div aria-live="polite" className="grid min-h-18">
        {answer ? (
          <ZipAnswerNotice tone={answer.tone} answer={answer} className="content-center py-2!" />
        ) : (
          <Notice tone="plain" className="content-center py-2!">
            <strong className="block">Do we come to you?</strong>
            Type your ZIP to find out.
          </Notice>
        )}
      </div>
    </div>
  );
}

function isServed(zip: string): boolean {
  const zone = answeredZone(zip);
  return zone === 'core' || zone === 'extended';
}
