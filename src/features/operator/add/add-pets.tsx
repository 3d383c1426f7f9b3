import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useListedDay } from '../operator';
import { presetAddedTime } from './add-time';
import { type AddValues, addedEstimate, addedMinutes, emptyPet } from './add-values';
import { serverTime } from '@/browser/use-now';
import { bookingServices } from '@/content/booking-options';
import { findService } from '@/content/services';
import { Button } from '@/ui/button';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { ChoiceGroup } from '@/ui/fields/choice-group';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { petSizes } from '@shared/business/pet-sizes';
import { maxLengths, maxPets } from '@shared/visits/request-limits';

/** One to four; minutes, time and price follow them until the operator sets them. */
export function AddPets() {
  const { control } = useFormContext<AddValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'pets' });
  const follow = useFollowPets();
  return (
    <>
      {fields.map(({ id }, index) => (
        <AddPet
          key={id}
          index={index}
          onFollow={follow}
          onRemove={
            fields.length > 1
              ? () => {
                  remove(index);
                  follow();
                }
              : undefined
          }
        />
      ))}
      {fields.length < maxPets ? (
        <Button
          variant="outline"
          size="thumb"
          onClick={() => {
            append(emptyPet, { focusName: `pets.${fields.length}.name` });
            follow();
          }}
        >
          Another pet
        </Button>
      ) : null}
    </>
  );
}

function useFollowPets() {
  const listed = useListedDay();
  const form = useFormContext<AddValues>();
  return () => {
    const { dirtyFields } = form.formState;
    const values = form.getValues();
    const minutes = dirtyFields.minutes ? values.minutes : addedMinutes(values);
    const estimate = addedEstimate(values);
    form.setValue('minutes', minutes);
    if (!dirtyFields.price) form.setValue('price', estimate > 0 ? String(estimate) : '');
    if (dirtyFields.time || dirtyFields.day) return;
    const { day: first, time } = presetAddedTime(
      { minutes, from: values.day },
      listed,
      serverTime(),
    );
    form.setValue('day', first);
    form.setValue('time', time);
  };
}

type AddPetProps = { index: number; onFollow: () => void; onRemove: (() => void) | undefined };

function AddPet({ index, onFollow, onRemove }: AddPetProps) {
  const { register, formState, control, setValue } = useFormContext<AddValues>();
  const [pet] = useWatch({ control, name: [`pets.${index}`] });
  const errors = formState.errors.pets?.[index];
  const services = bookingServices.filter(({ slug }) => {
    const madeFor = findService(slug)?.madeFor ?? 'any';
    return madeFor === 'any' || madeFor === pet.type || slug === pet.service;
  });

  return (
    <section aria-label={`Pet ${index + 1}`} className="space-y-4 border-t border-line pt-5">
      <TextField
        label="Pet’s name"
        autoComplete="off"
        maxLength={maxLengths.petName}
        error={errors?.name?.message}
        {...register(`pets.${index}.name`)}
      />
      <ChoiceGroup label="Dog or cat?" grid="grid grid-cols-2 gap-2">
        {(['dog', 'cat'] as const).map((type) => (
          <ChoiceCard
            key={type}
            type="radio"
            isCentered
            title={type === 'dog' ? 'Dog' : 'Cat'}
            value={type}
            {...register(`pets.${index}.type`, { onChange: onFollow })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label="Size" mark="(needed for a price)" grid="grid grid-cols-2 gap-2">
        {petSizes.map(({ id, label, weight }) => (
          <ChoiceCard
            key={id}
            type="radio"
            isCentered
            title={label}
            note={pet.type === 'cat' ? undefined : weight}
            // Registered, it would be null when the focus leaves the group without a choice.
            name={`size-${index}`}
            checked={pet.size === id}
            onChange={() => {
              setValue(`pets.${index}.size`, id);
              onFollow();
            }}
          />
        ))}
      </ChoiceGroup>
      <SelectField
        label="Service"
        options={[
          { value: '', label: 'Choose one' },
          ...services.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        error={errors?.service?.message}
        {...register(`pets.${index}.service`, { onChange: onFollow })}
      />
      {onRemove ? (
        <Button variant="ghost" size="thumb" onClick={onRemove}>
          Remove {pet.name || `pet ${index + 1}`}
        </Button>
      ) : null}
    </section>
  );
}
