import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldPair } from '../action-form';
import { Chips } from '../choices';
import { useOperator } from '../operator';
import { roomWords } from './answer-summary';
import { type AnswerValues, groomerNames, mayHaveFee } from './answer-terms';
import { HoursOfDay } from './day-picker';
import { nextFreeDay, offeredTimes } from './offered-times';
import { isVisitLength } from './visit-length';
import { type Calendar, type TimeChoice } from './visit-time';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea, TextField } from '@/ui/fields/text-field';
import { formatMinutes, usd } from '@shared/business/format';
import { fiveDigits } from '@shared/business/service-zips';
import { denverDay, formatDay, formatTime } from '@shared/time/denver-time';
import { startStep } from '@shared/time/hours';
import { tightWord } from '@shared/visits/day-route';
import { type OperatorVisit, visitLimits, visitRange } from '@shared/visits/visit-state';
import { matchesRequest } from '@shared/visits/visit-terms';

/** Minutes. */
const usualLengths = [60, 90, 120, 180];

type TimeFieldsProps = {
  /** `asked` is what the owner asked for last. */
  visit: Calendar &
    Pick<OperatorVisit, 'bookedDays' | 'asked'> &
    Partial<Pick<OperatorVisit, 'starts'>>;
  onDay: (day: string) => void;
  /** About the minutes. */
  children?: ReactNode;
};

export function TimeFields({ visit, onDay, children }: TimeFieldsProps) {
  const { control, setFocus, setValue, clearErrors } = useFormContext<TimeChoice>();
  const minutes = useWatch({ control, name: 'minutes' });
  const [wantsOther, setWantsOther] = useState(false);
  // A preset that is not usual takes the place of the longest.
  const [lengths] = useState(() =>
    usualLengths.includes(minutes)
      ? usualLengths
      : [...usualLengths.slice(0, -1), minutes].toSorted((one, other) => one - other),
  );
  const isOther = wantsOther || !lengths.includes(minutes);
  const title = 'How many minutes?';

  function choose(length: number) {
    flushSync(() => setWantsOther(length === 0));
    if (length === 0) return setFocus('minutes');
    // A length that stands there already is chosen, too.
    setValue('minutes', length, { shouldDirty: true, shouldTouch: true });
    clearErrors(['time', 'minutes']);
  }

  return (
    <>
      <FittingTimes visit={visit} onDay={onDay} />
      <div className="grid gap-x-3 gap-y-4 @md:not-has-aria-invalid:grid-cols-[10.25rem_minmax(0,1fr)]">
        <ArrivalField />
        <div>
          <p className="mb-1.5 font-semibold">{title}</p>
          <Chips
            label={title}
            className="grid grid-cols-5 gap-2 *:px-0!"
            choices={[...lengths, 0].map((value) => ({ value, words: lengthWords(value) }))}
            chosen={isOther ? 0 : minutes}
            onChoose={choose}
          />
        </div>
      </div>
      {isOther ? <MinutesField onFocus={() => setWantsOther(true)} /> : null}
      {children}
      <HoursOfDay visit={visit} />
    </>
  );
}

/** 0 stands for another one. */
function lengthWords(minutes: number) {
  if (minutes === 0) return 'Other';
  return (
    <>
      {minutes} <span className="sr-only">min</span>
    </>
  );
}

type TermFieldProps = ComponentProps<typeof TextField> & {
  name: 'time' | 'minutes' | 'price' | 'travelFee';
};

/** What is typed replaces the amount that was there. */
function TermField({ name, onFocus, ...field }: TermFieldProps) {
  const { register, formState } = useFormContext<AnswerValues>();
  const options = name === 'minutes' ? { valueAsNumber: true as const } : {};
  const error = formState.errors[name]?.message;
  function select(event: FocusEvent<HTMLInputElement>) {
    event.target.select();
    onFocus?.(event);
  }
  return <TextField {...field} error={error} {...register(name, options)} onFocus={select} />;
}

export function ArrivalField() {
  return <TermField name="time" type="time" label="We arrive at" step={startStep * 60} />;
}

export function PriceField({ hint }: { hint?: string }) {
  return <TermField name="price" type="text" inputMode="decimal" label="Price in $" hint={hint} />;
}

/** `onFocus` keeps it in place while a usual length is typed. */
export function MinutesField({ onFocus, hint }: Pick<TermFieldProps, 'onFocus' | 'hint'>) {
  const { fewestMinutes: min } = visitRange;
  const field = { type: 'number', inputMode: 'numeric', step: 15, min, onFocus, hint } as const;
  return <TermField name="minutes" label="Minutes" {...field} />;
}

type TermsFieldsProps = {
  visit: Pick<OperatorVisit, 'zipCode' | 'zone' | 'estimate' | 'groomer' | 'travelFee'>;
  onNote?: (note: string) => void;
  /** Replaces the estimate. */
  priceHint?: string | undefined;
};

export function TermsFields({ visit, onNote, priceHint }: TermsFieldsProps) {
  const { register, getValues } = useFormContext<AnswerValues>();
  const { zipCode, estimate } = visit;
  // With one van, who comes is a question only where somebody was named.
  const [isNamed] = useState(() => getValues('groomer') !== '');
  return (
    <>
      {isNamed ? (
        <SelectField
          label="Who comes"
          {...register('groomer')}
          options={[
            { value: '', label: 'Not chosen' },
            ...groomerNames(visit).map((name) => ({ value: name, label: name })),
          ]}
        />
      ) : null}
      <div className={fieldPair}>
        <PriceField
          hint={priceHint ?? (estimate > 0 ? `Estimate: ${usd(estimate)}` : 'No estimate yet')}
        />
        {mayHaveFee(visit) ? (
          <TermField
            name="travelFee"
            type="text"
            inputMode="numeric"
            label="Travel fee in $"
            hint={zipCode ? `For ${fiveDigits(zipCode) ?? zipCode}` : 'By ZIP code'}
          />
        ) : null}
        <div className="basis-full!">
          <TextArea
            label="A note to the customer"
            isOptional
            rows={2}
            maxLength={visitLimits.note}
            {...register('note', { onChange: () => onNote?.(getValues('note')) })}
          />
        </div>
      </div>
    </>
  );
}

/** Times to read out to a caller, each a tap, and why none is in the window that was asked for. */
function FittingTimes({ visit, onDay }: TimeFieldsProps) {
  const { setValue, clearErrors } = useFormContext<TimeChoice>();
  const { day, time, minutes } = useWatch({ compute: (all: TimeChoice) => all });
  const { now } = useOperator();
  const heading = useRef<HTMLParagraphElement>(null);
  // The preset may be no full hour.
  const [usual] = useState(time);
  const { asked, bookedDays } = visit;
  if (!isVisitLength(minutes) || day < denverDay(now) || day > bookedDays.last) return null;
  const { free, tight } = offeredTimes({ day, time: usual, minutes }, visit, now);
  const times = [...free, ...tight];
  const isAsked = asked && times.every((each) => matchesRequest({ ...asked, time: each }, asked));
  const within = isAsked && times.length > 0 && asked.window ? `, start ${asked.window}` : '';
  const known =
    free.length > 0 ? 'Free' : tight.length > 0 ? `${tightWord} only` : 'No time is free';
  const title = `${known} for ${formatMinutes(minutes)}${within}`;
  // The time that it has already is no other one.
  const isOwn = (each: string) => each === visit.starts?.time && day === visit.starts.day;
  const next = free.every(isOwn) ? nextFreeDay({ day, minutes }, visit, now) : undefined;
  const isWithin = [time, ...times].some(
    (each) => asked && matchesRequest({ day, time: each }, asked),
  );
  return (
    <div aria-live="polite">
      <p className="mb-2 text-[0.95rem] text-amber empty:hidden">
        {asked && !isWithin
          ? roomWords({ ...asked, isChosen: asked.day === day }, minutes, visit, now)
          : ''}
      </p>
      <p ref={heading} tabIndex={-1} className="mb-1.5 font-semibold outline-none">
        {title}
      </p>
      <Chips
        label={title}
        className="grid grid-cols-3 gap-2 *:px-0! *:text-[0.9rem] empty:hidden @md:grid-cols-6"
        choices={times.map((value) => ({ value, words: formatTime(value) }))}
        chosen={time}
        onChoose={(chosen) => {
          setValue('time', chosen, { shouldDirty: true });
          clearErrors('time');
        }}
      />
      {next ? (
        <Button
          variant="secondary"
          size="thumb"
          className="mt-2"
          onClick={() => {
            onDay(next);
            // This button goes.
            heading.current?.focus();
          }}
        >
          {formatDay(next)} has {times.length > 0 ? 'a free one' : 'one'}
        </Button>
      ) : null}
    </div>
  );
}
