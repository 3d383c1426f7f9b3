import type { ComponentProps } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { petPrice } from './estimate';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { otherSize } from '@shared/business/pet-sizes';
import { maxLengths } from '@shared/visits/request-limits';

type PetTextProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'isOptional'> & {
  index: number;
  name: 'petName' | 'breed' | 'weight';
};

export function PetText({ index, name, ...field }: PetTextProps) {
  const { register, control } = useFormContext<BookingValues>();
  const { errors } = useFormState({ control, name: `pets.${index}.${name}` });
  return (
    <TextField
      enterKeyHint="next"
      autoComplete="off"
      maxLength={maxLengths[name]}
      error={errors.pets?.[index]?.[name]?.message}
      {...field}
      {...register(`pets.${index}.${name}`)}
    />
  );
}

/** Offers the size of the weight where another is chosen. */
export function WeightText({ index }: { index: number }) {
  const { control, setValue, setFocus } = useFormContext<BookingValues>();
  const pet = useWatch({ control, name: `pets.${index}` });
  const { touchedFields } = useFormState({ control, name: `pets.${index}.weight` });
  const wasLeft = touchedFields.pets?.[index]?.weight;
  const other = wasLeft && otherSize(pet.weight, pet.size);
  const price = other && petPrice({ ...pet, size: other.id });
  return (
    <div>
      <PetText index={index} name="weight" label="Weight" isOptional />
      <p role="status">
        {other ? (
          <>
            {other.words}
            {price && `: ${price}`}.
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                setValue(`pets.${index}.size`, other.id);
                setFocus(`pets.${index}.weight`);
              }}
            >
              Choose {other.label}
            </Button>
          </>
        ) : null}
      </p>
    </div>
  );
}
