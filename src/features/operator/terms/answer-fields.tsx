import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldPair } from '../action-form';
import { Chips } from '../choices';
import { type AnswerValues, groomerNames, mayHaveFee } from './answer-terms';
import { HoursOfDay } from './day-picker';
import { FittingTimes, type FittingTimesProps } from './fitting-times';
import type { TimeChoice } from './visit-time';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea, TextField } from '@/ui/fields/text-field';
import { usd } from '@shared/business/format';
import { fiveDigits } from '@shared/business/service-zips';
import { startStep } from '@shared/time/hours';
import { type OperatorVisit, visitLimits, visitRange } from '@shared/visits/visit-state';

/** Minutes. */
const usualLengths = [60, 90, 120, 180];

type TimeFieldsProps = FittingTimesProps & {
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
