import { type ComponentProps, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldPair } from '../action-form';
import { Chips } from '../choices';
import { blockHoursWords } from '../time-words';
import { type TermsChoice, groomerNames, mayHaveFee } from './answer-terms';
import { type TimeChoice, blocksOn, bookedOn } from './visit-time';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { usd } from '@shared/business/format';
import { fiveDigits } from '@shared/business/service-zips';
import { type DenverTime, endTime, formatTime } from '@shared/time/denver-time';
import { startStep } from '@shared/time/hours';
import { type OperatorVisit, visitRange } from '@shared/visits/visit-state';

/** Minutes. */
const usualLengths = [60, 90, 120, 180];

/** When the van arrives, and for how long. */
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
      <ArrivalField />
      <div>
        <p className="mb-1.5 font-semibold">{title}</p>
        <Chips
          label={title}
          className="grid grid-cols-5 gap-2 *:px-0!"
          choices={[...usualLengths, 0].map((value) => ({ value, words: lengthWords(value) }))}
          chosen={isOther ? 0 : minutes}
          onChoose={choose}
        />
      </div>
      {isOther ? <MinutesField onFocus={() => setWantsOther(true)} /> : null}
    </>
  );
}

/** 0: another one. */
function lengthWords(minutes: number) {
  if (minutes === 0) return 'Other';
  return (
    <>
      {minutes} <span className="sr-only">min</span>
    </>
  );
}

export function ArrivalField() {
  const { register, formState } = useFormContext<DenverTime>();
  return (
    <TextField
      type="time"
      label="We arrive at"
      step={startStep * 60}
      error={formState.errors.time?.message}
      {...register('time')}
    />
  );
}

export function PriceField({ hint }: { hint?: string }) {
  const { register, formState } = useFormContext<Pick<TermsChoice, 'price'>>();
  return (
    <TextField
      type="text"
      inputMode="decimal"
      label="Price in $"
      hint={hint}
      error={formState.errors.price?.message}
      {...register('price')}
    />
  );
}

/** `onFocus` keeps it in place while a usual length is typed. */
export function MinutesField({ onFocus }: Pick<ComponentProps<'input'>, 'onFocus'>) {
  const { register, formState } = useFormContext<TimeChoice>();
  return (
    <TextField
      type="number"
      label="Minutes"
      inputMode="numeric"
      min={visitRange.fewestMinutes}
      step={15}
      error={formState.errors.minutes?.message}
      onFocus={onFocus}
      {...register('minutes', { valueAsNumber: true })}
    />
  );
}

type TermsFieldsProps = {
  visit: Pick<OperatorVisit, 'zipCode' | 'zone' | 'estimate' | 'groomer' | 'travelFee'>;
};

export function TermsFields({ visit }: TermsFieldsProps) {
  const { register, formState, getValues } = useFormContext<TermsChoice>();
  const { errors } = formState;
  const { zipCode, estimate } = visit;
  // One van: who comes is a question only where somebody was named, as for cats.
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
        <PriceField hint={estimate > 0 ? `Estimate: ${usd(estimate)}` : 'No estimate yet'} />
        {mayHaveFee(visit) ? (
          <TextField
            type="text"
            inputMode="numeric"
            label="Travel fee in $"
            hint={zipCode ? `For ${fiveDigits(zipCode) ?? zipCode}` : 'By ZIP code'}
            error={errors.travelFee?.message}
            {...register('travelFee')}
          />
        ) : null}
      </div>
    </>
  );
}

type BookedThatDayProps = {
  day: string;
  visit: Pick<OperatorVisit, 'booked' | 'bookedDays' | 'blocks'>;
};

/** Visits confirmed and time blocked on the chosen day, to prevent double booking. */
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
          <ul className="mt-1 space-y-1 tabular-nums">
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
