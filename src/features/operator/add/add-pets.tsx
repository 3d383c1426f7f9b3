import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type AddValues, addedEstimate, addedMinutes, emptyPet } from './add-values';
import { presetAddedTime } from './added-time';
import { serverTime } from '@/browser/use-now';
import { bookingServices } from '@/content/booking-options';
import { findService } from '@/content/services';
import { Button } from '@/ui/button';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { ChoiceGroup } from '@/ui/fields/choice-group';
import { FieldError } from '@/ui/fields/field-frame';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { petSizes } from '@shared/business/pet-sizes';
import type { OperatorDay } from '@shared/visits/operator-day';
import { maxLengths, maxPets } from '@shared/visits/request-limits';

/** One to four; minutes, time and price follow them until the operator sets them. */
export function AddPets({ day }: { day: OperatorDay }) {
  const { control } = useFormContext<AddValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'pets' });
  const follow = useFollowPets(day);
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

function useFollowPets(day: OperatorDay) {
  const form = useFormContext<AddValues>();
  return () => {
    const { dirtyFields } = form.formState;
    const values = form.getValues();
    const minutes = dirtyFields.minutes ? values.minutes : addedMinutes(values);
    const estimate = addedEstimate(values);
    form.setValue('minutes', minutes);
    if (!dirtyFields.price) form.setValue('price', estimate > 0 ? String(estimate) : '');
    if (dirtyFields.time || dirtyFields.day) return;
    const { day: first, time } = presetAddedTime({ minutes, from: values.day }, day, serverTime());
    form.setValue('day', first);
    form.setValue('time', time);
  };
}

type AddPetProps = { index: number; onFollow: () => void; onRemove: (() => void) | undefined };

function AddPet({ index, onFollow, onRemove }: AddPetProps) {
  const { register, formState, control, setValue } = useFormContext<AddValues>();
  const [pet] = useWatch({ control, name: [`pets.${index}`] });
  const errors = formState.errors.pets?.[index];
  const isCat = pet.type === 'cat';
  const services = bookingServices.filter(({ slug }) => {
    const madeFor = findService(slug)?.madeFor ?? 'any';
    return madeFor === 'any' || madeFor === pet.type || slug === pet.service;
  });

  function choose(name: 'type' | 'size', value: string) {
    setValue(`pets.${index}.${name}`, value, { shouldDirty: true });
    onFollow();
  }

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
            name={`type-${index}`}
            title={type === 'dog' ? 'Dog' : 'Cat'}
            checked={pet.type === type}
            onChange={() => choose('type', type)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label="Size" mark="(needed for a price)" grid="grid grid-cols-2 gap-2">
        {petSizes.map(({ id, label, weight }) => (
          <ChoiceCard
            key={id}
            type="radio"
            isCentered
            name={`size-${index}`}
            title={label}
            note={isCat ? undefined : weight}
            checked={pet.size === id}
            onChange={() => choose('size', id)}
          />
        ))}
      </ChoiceGroup>
      <div>
        <SelectField
          label="Service"
          options={[
            { value: '', label: 'Choose one' },
            ...services.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          aria-invalid={errors?.service ? true : undefined}
          {...register(`pets.${index}.service`, { onChange: onFollow })}
        />
        <FieldError id={`service-error-${index}`} message={errors?.service?.message} />
      </div>
      {onRemove ? (
        <Button variant="ghost" size="thumb" onClick={onRemove}>
          Remove {pet.name || `pet ${index + 1}`}
        </Button>
      ) : null}
    </section>
  );
}
