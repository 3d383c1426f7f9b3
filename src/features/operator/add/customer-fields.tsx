import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOperator } from '../operator';
import { OperatorLink, lineLink } from '../operator-link';
import { readAmount } from '../terms/answer-terms';
import { BookedAgain, LastTime } from '../terms/last-time';
import { type AddValues, addedEstimate, addedMinutes, pricedPets, usualPet } from './add-values';
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
import { joinNames, petNames } from '@shared/business/format';
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

/**
 * Where pets or their services change, minutes and price change by as much as the usual length and the estimate. Minutes
 * that the operator set stay; a price stays until the next such change, and is left empty where none is known. `onLength`
 * may choose another time, also for another ZIP.
 */
export function useFollowPets(onLength?: (minutes: number) => void) {
  const { control, getValues, setValue } = useFormContext<AddValues>();
  const [first] = useState(() => toAgreed(getValues()));
  const agreed = useRef(first);
  // Other values are typed. `dirtyFields` also names what was set here, once a pet is added or removed.
  const set = useRef(first);
  const followed = useRef(getValues('zipCode'));
  const follow = useEffectEvent(() => {
    const values = getValues();
    const earlier = set.current;
    const now = toAgreed(values);
    const isElsewhere = values.zipCode !== followed.current;
    followed.current = values.zipCode;
    if (now.priced !== earlier.priced) {
      // What was typed was agreed on for the pets of then.
      if (now.price !== earlier.price) agreed.current = { ...earlier, price: now.price };
      const price = priceFor(now, agreed.current);
      setValue('price', price);
      // A hold keeps its length: what follows it may be taken.
      const isLengthSet = values.hold !== '' || now.minutes !== earlier.minutes;
      const minutes = isLengthSet ? earlier.minutes : minutesFor(now, first);
      if (!isLengthSet) setValue('minutes', minutes);
      set.current = { ...now, price, minutes };
    } else if (!isElsewhere) return;
    onLength?.(getValues('minutes'));
  });
  // Not within the change: what watches the fields would hear of this first, and of the change after it.
  const [pets, zipCode] = useWatch({ control, name: ['pets', 'zipCode'] });
  useEffect(() => follow(), [pets, zipCode]);
}

/** Usual minutes and estimate (USD; 0 while unknown) are those of the pets at that time; `priced` differs with them. */
function toAgreed(values: AddValues) {
  const { minutes, price } = values;
  const priced = JSON.stringify(pricedPets(values));
  return { minutes, price, priced, usual: addedMinutes(values), estimate: addedEstimate(values) };
}

type Agreed = ReturnType<typeof toAgreed>;

function minutesFor({ usual }: Agreed, agreed: Agreed): number {
  if (agreed.minutes === 0) return usual;
  const { fewestMinutes, mostMinutes } = visitRange;
  const minutes = agreed.minutes + usual - agreed.usual;
  return Math.min(Math.max(minutes, fewestMinutes), mostMinutes);
}

/** '' where a pet’s price is not known. */
function priceFor({ priced, estimate }: Agreed, agreed: Agreed): string {
  if (priced === agreed.priced) return agreed.price;
  if (estimate === 0) return '';
  const price = readAmount(agreed.price);
  // Without both, there is nothing that the estimate has changed by.
  if (!price || agreed.estimate === 0) return String(estimate);
  const cents = Math.round((price + estimate - agreed.estimate) * 100);
  return String(cents > 0 ? cents / 100 : estimate);
}

/** Below an empty price, once a service is chosen. */
export function UnknownPrice() {
  const [pets, price] = useWatch<AddValues, ['pets', 'price']>({ name: ['pets', 'price'] });
  const isOpen = price.trim() === '' && pets.some(({ service }) => service !== '');
  const unknown = pets.flatMap((pet, index) =>
    addedEstimate({ pets: [pet] }) === 0 ? pet.petName.trim() || `pet ${index + 1}` : [],
  );
  return (
    <p aria-live="polite" className="text-[0.95rem] text-amber empty:hidden">
      {isOpen && unknown.length > 0
        ? `No price is known for ${joinNames(unknown)}. Type the price you agreed on, or leave it open.`
        : ''}
    </p>
  );
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
      <div role="status" className="max-lg:-mt-2">
        <strong className="block">
          {name}, {petNames(pets)}
        </strong>
        <span className="block text-[0.95rem] wrap-anywhere text-muted">
          {[phone && formatPhone(phone), email, address, zipCode].filter(Boolean).join(', ')}
        </span>
      </div>
      {lastTime || owed.length > 0 || bookedAgain.length === 0 ? (
        <LastTime last={lastTime} owed={owed} />
      ) : null}
      <div>
        {bookedAgain.map((visit) => (
          <BookedAgain key={visit.reference} visit={visit} />
        ))}
      </div>
    </>
  );
}
