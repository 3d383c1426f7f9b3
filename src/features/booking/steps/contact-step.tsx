import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useClosedDays } from '@/backend/calls/use-days-ahead';
import { useNow } from '@/browser/use-now';
import type { BookingValues } from '@/request/booking-schema';
import { NameField, NotesField, OwnerEmailField, OwnerPhoneField } from '@/request/owner-fields';
import { answerPromise } from '@/site/answer-promise';
import { paths } from '@/site/paths';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { controlStyle } from '@/ui/fields/field-frame';
import { Fold } from '@/ui/fold';
import { Unbroken } from '@/ui/unbroken';
import { estimateNote, mattingAdds, rules } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { repeatChoices, repeatWish } from '@shared/business/repeat-visits';

export function ContactStep() {
  return (
    <div className="space-y-4.5 sm:space-y-6">
      <NameField fillsIn />
      <OwnerPhoneField
        fillsIn
        hint="We’ll call or text this number about your visit. Message and data rates may apply. Reply STOP anytime."
      />
      <OwnerEmailField fillsIn hint="We’ll email you a summary." />
      <NotesField />
      <RepeatChoice />
      <WhatHappens />
      <Rules />
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
      This is a request, not yet an appointment.
      <span className="my-2 block">If your pet is hurt, we call you. {rules.nearestVet}</span>
      <Link to={paths.rules} className="underline underline-offset-4">
        Our ten rules
      </Link>
    </p>
  );
}

function Rules() {
  const pets = useWatch<BookingValues, 'pets'>({ name: 'pets' });
  const isSenior = pets.every((pet) => pet.petType === 'cat' && pet.service === 'senior-care');
  return (
    <Fold title="Canceling and price changes" className="border-t border-edge/40">
      <p>
        <Unbroken>{promises.canceling}</Unbroken>
      </p>
      <p className="mt-2 mb-4">
        <Unbroken>{estimateNote + (isSenior ? '' : mattingAdds)}</Unbroken>
      </p>
    </Fold>
  );
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
        title={`Remind me to book ${repeatWish(Number(weeks || usualWeeks))}`}
        note="We’ll email you a week before."
      />
      {weeks === '' ? null : (
        <div className="flex items-center gap-3">
          <label htmlFor={id} className="shrink-0">
            Weeks after the visit
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
