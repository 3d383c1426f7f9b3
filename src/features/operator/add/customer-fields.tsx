import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type AddValues, addedEstimate, addedMinutes } from './add-values';
import { AddressFields, NameField, NotesField, ReachFields } from '@/request/owner-fields';
import { PetStep } from '@/request/pet-step';

/** The booking form, as the operator fills it in for somebody else. */
export function CustomerFields() {
  return (
    <>
      <NameField fillsIn={false} />
      <ReachFields
        fillsIn={false}
        email={{ isOptional: true, hint: 'With an email they get a confirmation and a reminder.' }}
      />
      <AddressFields fillsIn={false} />
      <NotesField />
      <PetStep />
    </>
  );
}

/** Minutes and price follow the pets until the operator sets them; `onLength` may choose another time, also for another ZIP. */
export function useFollowPets(onLength?: (minutes: number) => void) {
  const { control, subscribe, getValues, setValue } = useFormContext<AddValues>();
  const { dirtyFields } = useFormState({ control });
  const follow = useEffectEvent(() => {
    const values = getValues();
    const minutes = dirtyFields.minutes ? values.minutes : addedMinutes(values);
    const estimate = addedEstimate(values);
    setValue('minutes', minutes);
    if (!dirtyFields.price) setValue('price', estimate > 0 ? String(estimate) : '');
    onLength?.(minutes);
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
