import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readAmount } from '../answer/answer-terms';
import { useOperator } from '../operator';
import { OperatorLink, lineLink } from '../operator-link';
import { BookedAgain, LastTime } from '../visit/last-time';
import { type AddValues, addedEstimate, addedMinutes, usualPet } from './add-values';
import { KindChoices, SizeChoices } from '@/request/kind-choices';
import {
  NameField,
  NotesField,
  OwnEmailField,
  OwnPhoneField,
  OwnText,
  StreetFields,
} from '@/request/owner-fields';
import {
  AddOnFold,
  BreedText,
  type PetFieldsProps,
  PetSection,
  PetStep,
  PetText,
} from '@/request/pet-step';
import { ServiceChoices } from '@/request/service-choices';
import { Notice } from '@/ui/notice';
import { joinNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { answeredZone } from '@shared/business/service-zips';
import { zoneLabels } from '@shared/business/zone-words';
import { formatMoment } from '@shared/time/denver-time';
import type { Customer, Found, WaitingOfCustomer } from '@shared/visits/added-visit';
import { visitRange } from '@shared/visits/visit-state';

/** The booking form, as the operator fills it in for somebody who talks: who, for which pet, and then where. */
export function CustomerFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField fillsIn={false} />
        <OwnPhoneField fillsIn={false} />
      </div>
      <PetStep
        Fields={PetInBrief}
        newPet={usualPet}
        full="Four pets are a full visit. For more, add a second one."
      />
    </>
  );
}

/** What time and price need; the rest is folded. */
function PetInBrief({ index, ...section }: PetFieldsProps) {
  return (
    <PetSection index={index} {...section}>
      <PetText index={index} name="petName" label="Pet’s name" />
      <KindChoices index={index} />
      <ServiceChoices index={index} />
      <SizeChoices index={index} />
      <AddOnFold index={index} others=", breed and weight">
        <BreedText index={index} />
      </AddOnFold>
    </PetSection>
  );
}

export function PlaceFields() {
  const zone = answeredZone(useWatch<AddValues, 'zipCode'>({ name: 'zipCode' }));
  return (
    <>
      <OwnText
        name="zipCode"
        label="ZIP code"
        inputMode="numeric"
        hint={zone && zoneLabels[zone]}
      />
      <StreetFields />
      <OwnEmailField
        fillsIn={false}
        isOptional
        hint="With an email they get a confirmation and a reminder."
      />
      <NotesField label="Notes" hint="Fears, bites, health, parking, the vet’s name and number." />
    </>
  );
}

/** Beside each other where there is room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-5 *:min-w-0 *:space-y-5 lg:grid-cols-2">{children}</div>
  );
}

/**
 * Minutes and price change by as much as the usual length and the estimate of the pets, until the operator sets them;
 * `onLength` may choose another time, also for another ZIP.
 */
export function useFollowPets(onLength?: (minutes: number) => void) {
  const { subscribe, getValues, setValue } = useFormContext<AddValues>();
  const [agreed] = useState(() => toAgreed(getValues()));
  // Other values are typed. `dirtyFields` also names what was set here, once a pet is added or removed.
  const set = useRef({ minutes: agreed.minutes, price: agreed.price });
  const follow = useEffectEvent(() => {
    const values = getValues();
    const { current } = set;
    // A hold keeps its length: what follows it may be taken.
    if (values.hold === '' && values.minutes === current.minutes) {
      current.minutes = minutesFor(values, agreed);
      setValue('minutes', current.minutes);
    }
    if (values.price === current.price) {
      current.price = priceFor(values, agreed);
      setValue('price', current.price);
    }
    onLength?.(getValues('minutes'));
  });
  const move = useEffectEvent(() => onLength?.(getValues('minutes')));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          if (name?.startsWith('pets')) follow();
          if (name === 'zipCode') move();
        },
      }),
    [subscribe],
  );
}

/** Usual minutes and estimate (USD; 0 while unknown) are those of the pets at that time. */
function toAgreed(values: AddValues) {
  const { minutes, price } = values;
  return { minutes, price, usual: addedMinutes(values), estimate: addedEstimate(values) };
}

type Agreed = ReturnType<typeof toAgreed>;

function minutesFor(values: AddValues, agreed: Agreed): number {
  const usual = addedMinutes(values);
  if (agreed.minutes === 0) return usual;
  const { fewestMinutes, mostMinutes } = visitRange;
  const minutes = agreed.minutes + usual - agreed.usual;
  return Math.min(Math.max(minutes, fewestMinutes), mostMinutes);
}

/** '' while a package or a size is missing. */
function priceFor(values: AddValues, agreed: Agreed): string {
  const estimate = addedEstimate(values);
  const price = readAmount(agreed.price);
  // Without both, there is nothing that the estimate has changed by.
  if (!price || agreed.estimate === 0) return estimate > 0 ? String(estimate) : agreed.price;
  if (estimate === 0) return '';
  const cents = Math.round((price + estimate - agreed.estimate) * 100);
  return String(cents > 0 ? cents / 100 : estimate);
}

export function WaitsAlready({ request }: { request: WaitingOfCustomer }) {
  const { pets, sentAt } = request;
  const { now } = useOperator();
  return (
    <Notice tone="care">
      {joinNames(pets)} {pets.length === 1 ? 'waits' : 'wait'} for an answer since{' '}
      {formatMoment(new Date(sentAt), now).replace(/^(?:at|on) /, '')}.{' '}
      <OperatorLink to={request} className={lineLink}>
        Open it
      </OperatorLink>
    </Notice>
  );
}

/** Whose details are filled in below, as of last time. */
export function KnownCustomer({ customer, owed }: Pick<Found, 'owed'> & { customer: Customer }) {
  const { name, phone, email, address, zipCode, pets, lastTime, bookedAgain } = customer;
  return (
    <>
      <div role="status">
        <strong className="block">
          {name}, {joinNames(pets.map((pet) => pet.name))}
        </strong>
        <span className="block wrap-anywhere">
          {[phone && formatPhone(phone), email].filter(Boolean).join(', ')}
        </span>
        <span className="block">
          {address}, {zipCode}
        </span>
      </div>
      <LastTime last={lastTime} owed={owed} />
      {bookedAgain ? <BookedAgain visit={bookedAgain} /> : null}
    </>
  );
}
