import { Cat, Dog, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { catSizes, petSizes } from '@shared/pet-sizes';
import { Button } from '@/ui/button';
import { ChoiceCard } from '@/ui/choice-card';
import { ChoiceGroup } from '@/ui/choice-group';
import { TextField } from '@/ui/text-field';
import { AddOnChoices } from './add-on-choices';
import { type BookingValues, maxLengths } from './booking-schema';
import { ServiceChoices } from './service-choices';

type PetFieldsProps = { index: number; isOnly: boolean; onRemove: () => void };

/** Everything we ask about one pet. */
export function PetFields({ index, isOnly, onRemove }: PetFieldsProps) {
  const { register, formState, control } = useFormContext<BookingValues>();
  const isCat = useWatch({ control, name: `pets.${index}.petType` }) === 'cat';
  const errors = formState.errors.pets?.[index];
  const invalid = (error: object | undefined) => (error ? true : undefined);

  return (
    <section
      aria-label={isOnly ? undefined : `Pet ${String(index + 1)}`}
      className="space-y-7 border-line not-first:border-t not-first:pt-8"
    >
      {isOnly ? null : (
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-heading">Pet {index + 1}</h3>
          <Button variant="destructive" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden className="size-4" />
            Remove pet {index + 1}
          </Button>
        </div>
      )}
      <TextField
        label="Pet’s name"
        autoComplete="off"
        maxLength={maxLengths.petName}
        error={errors?.petName?.message}
        {...register(`pets.${index}.petName`)}
      />
      <ChoiceGroup
        label="Dog or cat?"
        grid="grid grid-cols-2 gap-3"
        error={errors?.petType?.message}
      >
        <ChoiceCard
          type="radio"
          value="dog"
          title="Dog"
          icon={<Dog className="size-6" />}
          aria-invalid={invalid(errors?.petType)}
          {...register(`pets.${index}.petType`)}
        />
        <ChoiceCard
          type="radio"
          value="cat"
          title="Cat"
          icon={<Cat className="size-6" />}
          aria-invalid={invalid(errors?.petType)}
          {...register(`pets.${index}.petType`)}
        />
      </ChoiceGroup>
      <ChoiceGroup
        label="Size"
        isOptional
        hint={isCat ? catSizes : 'Choose one to see your price.'}
        grid="grid grid-cols-2 gap-3 sm:grid-cols-4"
      >
        {petSizes.map(({ id, label, weight }) => (
          <ChoiceCard
            key={id}
            type="radio"
            value={id}
            title={label}
            note={weight}
            {...register(`pets.${index}.size`)}
          />
        ))}
      </ChoiceGroup>
      <ServiceChoices index={index} />
      <AddOnChoices index={index} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Breed"
          isOptional
          autoComplete="off"
          maxLength={maxLengths.breed}
          error={errors?.breed?.message}
          {...register(`pets.${index}.breed`)}
        />
        <TextField
          label="Weight"
          isOptional
          autoComplete="off"
          maxLength={maxLengths.weight}
          error={errors?.weight?.message}
          {...register(`pets.${index}.weight`)}
        />
      </div>
    </section>
  );
}
