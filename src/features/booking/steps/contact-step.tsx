import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { BookingValues } from '../form/booking-schema';
import { answerPromise } from '../submission/answer-promise';
import { useClosedDays } from '@/backend/calls/use-closed-days';
import { useNow } from '@/browser/use-now';
import { paths } from '@/site/paths';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { controlStyle } from '@/ui/fields/field-frame';
import { EmailField, PhoneField } from '@/ui/fields/reach-fields';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Unbroken } from '@/ui/unbroken';
import { rules } from '@shared/business/policy';
import { repeatChoices } from '@shared/business/repeat-visits';
import { maxLengths } from '@shared/visits/request-limits';

export function ContactStep() {
  const { register, control, setValue, setFocus } = useFormContext<BookingValues>();
  const { errors } = useFormState({ control });

  function takeEmail(email: string) {
    setValue('email', email, { shouldDirty: true });
    setFocus('email');
  }

  return (
    <div className="space-y-4.5 sm:space-y-6">
      <TextField
        enterKeyHint="next"
        label="Full name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={maxLengths.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <PhoneField
        hint="We’ll call or text this number about your visit. Message and data rates may apply. Reply STOP anytime."
        maxLength={maxLengths.phone}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <EmailField
        hint="We’ll email you a copy of your request."
        onTake={takeEmail}
        maxLength={maxLengths.email}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextArea
        label="Anything we should know?"
        isOptional
        hint={<NotesHint />}
        autoComplete="off"
        rows={2}
        maxLength={maxLengths.notes}
        error={errors.notes?.message}
        {...register('notes')}
      />
      <RepeatChoice />
      <WhatHappens />
    </div>
  );
}

function WhatHappens() {
  const closedDays = useClosedDays();
  return (
    <p>
      <strong className="font-semibold">
        <Unbroken>{answerPromise(useNow(), closedDays)}</Unbroken>
      </strong>{' '}
      This is a request, not yet an appointment. {rules.nearestVet}{' '}
      <Link to={paths.rules} className="underline underline-offset-4">
        Our rules in ten lines
      </Link>
    </p>
  );
}

/** A component of its own, so that a letter of the notes redraws only this line. */
function NotesHint() {
  const { control } = useFormContext<BookingValues>();
  const [notes, pets] = useWatch({ control, name: ['notes', 'pets'] });
  const lionCut = pets.some(({ petType }) => petType === 'cat')
    ? ', and whether you’d like a lion cut'
    : '';
  return `Tell us about fears, past bites, health and parking${lionCut}. Please add your vet’s name and number. ${maxLengths.notes - notes.length} characters left.`;
}

const usualWeeks = '6';

function RepeatChoice() {
  const { control, setValue } = useFormContext<BookingValues>();
  const weeks = useWatch({ control, name: 'repeatWeeks' });
  const id = useId();
  const choose = (chosen: string) => setValue('repeatWeeks', chosen, { shouldDirty: true });
  return (
    <div className="space-y-2">
      <ChoiceCard
        type="checkbox"
        checked={weeks !== ''}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? usualWeeks : '')}
        title={`Remind me every ${weeks || usualWeeks} weeks`}
        note="No commitment. We’ll email you a week before, and you pick the day."
      />
      {weeks === '' ? null : (
        <div className="flex items-center gap-3">
          <label htmlFor={id} className="shrink-0">
            Weeks between visits
          </label>
          <select
            id={id}
            value={weeks}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            className={`${controlStyle} max-w-60`}
          >
            {repeatChoices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
