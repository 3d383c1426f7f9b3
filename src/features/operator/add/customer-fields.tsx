import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type AddValues, addedEstimate, usualPet } from './add-values';
import { countPets, follow, startFollowing } from './follow-pets';
import { servicePrice } from '@/request/estimate';
import { KindChoices, SizeChoices } from '@/request/kind-choices';
import {
  NameField,
  NotesField,
  OwnerEmailField,
  OwnerPhoneField,
  OwnerText,
} from '@/request/owner-fields';
import {
  AddOnFold,
  BreedText,
  FieldsFold,
  type PetFieldsProps,
  PetSection,
  PetStep,
  PetText,
} from '@/request/pet-step';
import { ServiceChoices } from '@/request/service-choices';
import { PricedTitle } from '@/ui/fields/choice-card';
import { joinNames, usd } from '@shared/business/format';
import { answeredZone } from '@shared/business/service-zips';
import { expectedFee } from '@shared/business/zone-fact';
import { zipLabel } from '@shared/business/zone-words';
import { doorFields } from '@shared/visits/request-words';

/** In the order of the form. */
const firstFields = ['name', 'phone', 'zipCode', 'address', 'pets.0.petName'] as const;

/** Effect: the first empty one of these takes the focus, else the first of all. */
export function useFirstEmpty(fields: readonly (typeof firstFields)[number][]) {
  const { getValues, setFocus } = useFormContext<AddValues>();
  const [names] = useState(fields);
  useEffect(() => {
    const first = names.find((field) => getValues(field) === '') ?? names[0];
    if (!first) return;
    setFocus(first);
    const bottom = (document.activeElement?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
    // It would scroll farther than the bar needs.
    if (bottom < window.innerHeight * 0.75) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [names, getValues, setFocus]);
}

/** Who calls, from where, and their number; the ZIP code decides the drives. The first empty field takes the focus. */
export function CallerFields() {
  useFirstEmpty(firstFields);
  const zip = useWatch<AddValues, 'zipCode'>({ name: 'zipCode' });
  const zone = answeredZone(zip);
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-4 *:grow *:basis-36 *:first:basis-full *:last:basis-full has-aria-invalid:items-start *:nth-3:basis-24 *:nth-4:basis-full">
      <NameField fillsIn={false} />
      <OwnerPhoneField fillsIn={false} />
      <OwnerText name="zipCode" label="ZIP code" inputMode="numeric" />
      <p aria-live="polite" className="text-[0.95rem] text-muted empty:hidden">
        {zone ? zipLabel(zone, zip) : ''}
      </p>
      <OwnerText name="address" label="Street address" />
    </div>
  );
}

export function PetsInBrief({ Fields }: { Fields: ComponentType<PetFieldsProps> }) {
  return (
    <PetStep
      Fields={Fields}
      newPet={usualPet}
      full="Four pets is a full visit. For more, add a second one."
    />
  );
}

export function PetInBrief({ index, ...section }: PetFieldsProps) {
  return (
    <PetSection index={index} {...section}>
      <PetText index={index} name="petName" label="Pet’s name" />
      <div className="[&_img]:size-14!">
        <KindChoices index={index} />
      </div>
      <div className="[&_fieldset>div]:auto-rows-auto! [&_fieldset>div]:gap-1.5!">
        <ServiceChoices
          index={index}
          toCard={({ slug, name, note }, size) => ({
            value: slug,
            title: <PricedTitle name={name} price={servicePrice(slug, size)} />,
            note,
          })}
        />
      </div>
      {/* Else the first weight breaks in two. */}
      <div className="max-sm:[&_fieldset>div]:gap-1 max-sm:[&_label]:tracking-tight">
        <SizeChoices index={index} />
      </div>
      <AddOnFold index={index} others=", breed, weight">
        <BreedText index={index} />
      </AddOnFold>
    </PetSection>
  );
}

const folded = [...doorFields.map(({ name }) => name), 'email', 'notes'] as const;

export function PlaceFields({ isTold }: { isTold: boolean }) {
  const { control } = useFormContext<AddValues>();
  const more = useWatch({ control, name: folded });
  const { errors } = useFormState({ control, name: folded });
  return (
    <FieldsFold
      title="More: gate code, email, notes"
      isUsed={more.some(Boolean)}
      invalid={folded.map((name) => errors[name]).find(Boolean)}
    >
      <DoorTexts />
      <MailField isTold={isTold} />
      <BriefNotes />
    </FieldsFold>
  );
}

export function DoorTexts() {
  return doorFields.map((field) => <OwnerText key={field.name} {...field} isOptional />);
}

/** Without `isTold`, an email that is typed gets none of the first ones. */
export function MailField({ isTold }: { isTold: boolean }) {
  const hint = isTold ? 'With an email they get a confirmation and a reminder.' : undefined;
  return <OwnerEmailField fillsIn={false} isOptional hint={hint} />;
}

export function BriefNotes() {
  return <NotesField hint="Fears, bites, health, parking, the vet’s name and number." />;
}

/**
 * Minutes that nobody chose and the price follow the pets, a usual fee the ZIP code. `onChange` may choose another time, also for another ZIP.
 * `from` stood before anything was typed.
 */
export function useFollowPets(onChange?: () => void, from?: AddValues, agreedPrice?: string) {
  const { control, getFieldState, getValues, setValue } = useFormContext<AddValues>();
  const [first] = useState(() => ({
    ...startFollowing(getValues(), from, agreedPrice),
    zipCode: getValues('zipCode'),
  }));
  const before = useRef(first);
  const followPets = useEffectEvent(() => {
    const values = getValues();
    const { zipCode } = values;
    const { zipCode: zipBefore } = before.current;
    const isElsewhere = zipCode !== zipBefore;
    const after = follow(before.current, values, countPets(values), agreedPrice !== undefined);
    before.current = { ...(after ?? before.current), zipCode };
    if (after) {
      setValue('price', after.set.price);
      if (from || !getFieldState('minutes').isTouched) setValue('minutes', after.minutes);
    }
    if (isElsewhere && Number(values.travelFee) === expectedFee(zipBefore))
      setValue('travelFee', String(expectedFee(zipCode) || ''));
    if (after || isElsewhere) onChange?.();
  });
  // An effect runs after the change. Watchers of the fields would else hear of the second change before the first.
  const [pets, zipCode] = useWatch({ control, name: ['pets', 'zipCode'] });
  useEffect(() => followPets(), [pets, zipCode]);
}

type UnknownPriceProps = {
  /** A price is agreed for the first pets; another one, `asked`, may wait for a yes. */
  agreed?: (Pick<AddValues, 'pets' | 'price'> & { asked: string }) | undefined;
};

/** Stands below an empty price once a service is chosen; beside an agreed one it tells of the added pets, and of the list price once one is removed. */
export function UnknownPrice({ agreed }: UnknownPriceProps) {
  const [pets, price] = useWatch<AddValues, ['pets', 'price']>({ name: ['pets', 'price'] });
  const list = addedEstimate({ pets });
  const isOpen = price.trim() === '' && pets.some(({ service }) => service !== '');
  const listed = pets.map((pet, index) => ({
    name: pet.petName.trim() || `pet ${index + 1}`,
    estimate: addedEstimate({ pets: [pet] }),
    isBegun: pet.petName !== '' || pet.service !== '',
  }));
  const added = agreed ? listed.slice(agreed.pets.length) : listed;
  const unknown = added.flatMap(({ name, estimate, isBegun }) =>
    isBegun && estimate === 0 ? name : [],
  );
  const known = added.flatMap(({ name, estimate }) =>
    estimate > 0 ? `${usd(estimate)} for ${name}` : [],
  );
  return (
    <p aria-live="polite" className="text-[0.95rem] text-amber empty:hidden">
      {agreed && added.length > 0
        ? `$${agreed.price} agreed${agreed.asked === agreed.price ? '' : ` (no yes to $${agreed.asked} yet)`}${known.length > 0 ? `, and ${joinNames(known)}` : ''}. `
        : ''}
      {(agreed ?? isOpen) && unknown.length > 0
        ? `No price is known for ${joinNames(unknown)}. Type the price you agreed on, or leave it open.`
        : ''}
      {agreed && pets.length < agreed.pets.length && list > 0
        ? `List price without the other: ${usd(list)}. Type the price you agreed on.`
        : ''}
    </p>
  );
}
