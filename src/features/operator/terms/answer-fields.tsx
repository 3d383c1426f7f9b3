import { type ComponentProps, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldPair } from '../action-form';
import { Chips } from '../choices';
import { blockHoursWords } from '../time-words';
import { type AnswerValues, groomerNames, mayHaveFee } from './answer-terms';
import { type TimeChoice, blocksOn, bookedOn } from './visit-time';
import { SelectField, TextArea, TextField } from '@/ui/fields/field-frame';
import { usd } from '@shared/business/format';
import { fiveDigits } from '@shared/business/service-zips';
import { endTime, formatTime } from '@shared/time/denver-time';
import { startStep } from '@shared/time/hours';
import { type OperatorVisit, visitLimits, visitRange } from '@shared/visits/visit-state';

/** Minutes. */
const usualLengths = [60, 90, 120, 150, 180];

export function TimeFields() {
  const { control, setValue, clearErrors } = useFormContext<TimeChoice>();
  const minutes = useWatch({ control, name: 'minutes' });
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || !usualLengths.includes(minutes);
  const title = 'How many minutes?';

  function choose(length: number) {
    setWantsOther(length === 0);
    if (length === 0) return;
    setValue('minutes', length, { shouldDirty: true });
    clearErrors(['time', 'minutes']);
  }

  return (
    <>
      <div className="space-y-4 @md:grid @md:grid-cols-[10.25rem_minmax(0,1fr)] @md:space-y-0 @md:gap-x-3">
        <ArrivalField />
        <div>
          <p className="mb-1.5 font-semibold">{title}</p>
          <Chips
            label={title}
            className="grid grid-cols-6 gap-2 *:px-0! max-sm:gap-1"
            choices={[...usualLengths, 0].map((value) => ({ value, words: lengthWords(value) }))}
            chosen={isOther ? 0 : minutes}
            onChoose={choose}
          />
        </div>
      </div>
      {isOther ? <MinutesField onFocus={() => setWantsOther(true)} /> : null}
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

function TermField({ name, ...field }: TermFieldProps) {
  const { register, formState } = useFormContext<AnswerValues>();
  const options = name === 'minutes' ? { valueAsNumber: true as const } : {};
  const error = formState.errors[name]?.message;
  return <TextField {...field} error={error} {...register(name, options)} />;
}

export function ArrivalField() {
  return <TermField name="time" type="time" label="We arrive at" step={startStep * 60} />;
}

export function PriceField({ hint }: { hint?: string }) {
  return <TermField name="price" type="text" inputMode="decimal" label="Price in $" hint={hint} />;
}

/** `onFocus` keeps it in place while a usual length is typed. */
export function MinutesField({ onFocus }: Pick<ComponentProps<'input'>, 'onFocus'>) {
  const { fewestMinutes: min } = visitRange;
  const field = { type: 'number', inputMode: 'numeric', step: 15, min, onFocus } as const;
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
  // With one van, who comes is a question only where somebody was named, as for cats.
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
        <div className="basis-60!">
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

type BookedThatDayProps = {
  day: string;
  visit: Pick<OperatorVisit, 'booked' | 'bookedDays' | 'blocks'>;
};

/** Visits and blocks of the chosen day are named, to prevent double booking. */
export function BookedThatDay({ day, visit: { booked, bookedDays, blocks } }: BookedThatDayProps) {
  const visits = bookedOn(day, booked);
  const blocked = blocksOn(day, blocks);
  const isKnown = day >= bookedDays.first && day <= bookedDays.last;
  const isOver = day < bookedDays.first;
  if (isOver && visits.length + blocked.length === 0) return null;
  return (
    <div
      aria-live="polite"
      className="rounded-control bg-paper px-4 py-3 text-[0.95rem] leading-snug"
    >
      {blocked.map((block) => (
        <p key={block.id} className="text-amber">
          <strong>{block.hold ? `Held for ${block.hold.name}` : 'Blocked'}</strong>,{' '}
          {blockHoursWords(block)}
          {block.word ? `: ${block.word}` : ''}
        </p>
      ))}
      {visits.length === 0 ? (
        <p className="text-muted">
          {isKnown
            ? 'Nothing else is confirmed on that day.'
            : 'That day is farther off. We’ll check that the time is free when you tap.'}
        </p>
      ) : (
        <>
          <p className="font-semibold">Confirmed on that day</p>
          <ul className="mt-1 grid gap-1 tabular-nums @md:grid-cols-2">
            {visits.map(({ time, minutes, zipCode }) => (
              <li key={time}>
                {formatTime(time)} to {formatTime(endTime(time, minutes))}, {zipCode}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
