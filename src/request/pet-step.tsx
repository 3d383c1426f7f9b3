import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { AddOnChoices } from './add-on-choices';
import { type BookingValues, emptyPet } from './booking-schema';
import { Fold } from './fold';
import { KindChoices, SizeChoices } from './kind-choices';
import { ServiceChoices } from './service-choices';
import { Button } from '@/ui/button';
import { OptionalMark } from '@/ui/fields/field-frame';
import { TextField } from '@/ui/fields/text-field';
import { maxLengths, maxPets } from '@shared/visits/request-limits';

export function PetStep() {
  const { control } = useFormContext<BookingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'pets' });
  const addButton = useFocusAfterRemoval(fields.length);

  return (
    <div className="space-y-5 sm:space-y-8">
      {fields.map(({ id }, index) => (
        <PetFields
          key={id}
          index={index}
          isOnly={fields.length === 1}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length < maxPets ? (
        <Button
          ref={addButton}
          variant="secondary"
          onClick={() => append(emptyPet, { focusName: `pets.${fields.length}.petName` })}
        >
          <Plus aria-hidden className="size-5" />
          Add another pet
        </Button>
      ) : (
        <p className="text-muted">
          Four pets is a full visit, 4-6 hours for baths and longer with haircuts. For more, tell us
          in the notes and we’ll plan two visits.
        </p>
      )}
    </div>
  );
}

function useFocusAfterRemoval(count: number) {
  const button = useRef<HTMLButtonElement>(null);
  const lastCount = useRef(count);

  useEffect(() => {
    if (count < lastCount.current) button.current?.focus();
    lastCount.current = count;
  }, [count]);

  return button;
}

type PetFieldsProps = { index: number; isOnly: boolean; onRemove: () => void };

function PetFields({ index, isOnly, onRemove }: PetFieldsProps) {
  const { register, control } = useFormContext<BookingValues>();
  const formState = useFormState({ control, name: `pets.${index}` });
  const errors = formState.errors.pets?.[index];

  return (
    <section
      aria-label={isOnly ? undefined : `Pet ${index + 1}`}
      className="space-y-4.5 border-line not-first:border-t not-first:pt-7 sm:space-y-6"
    >
      {isOnly ? null : (
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-lg sm:text-xl">Pet {index + 1}</h3>
          <Button variant="link" size="sm" className="-mr-4" onClick={onRemove}>
            Remove pet {index + 1}
          </Button>
        </div>
      )}
      <TextField
        enterKeyHint="next"
        label="Pet’s name"
        autoComplete="off"
        maxLength={maxLengths.petName}
        error={errors?.petName?.message}
        {...register(`pets.${index}.petName`)}
      />
      <KindChoices index={index} />
      <SizeChoices index={index} />
      <ServiceChoices index={index} />
      <TextField
        enterKeyHint="next"
        label="Breed or mix"
        isOptional
        hint="A guess is fine. It tells us how long to plan."
        autoComplete="off"
        maxLength={maxLengths.breed}
        error={errors?.breed?.message}
        {...register(`pets.${index}.breed`)}
      />
      <AddOnFold index={index} isInvalid={Boolean(errors?.weight)}>
        <div className="space-y-5 pt-2 pb-2">
          <AddOnChoices index={index} />
          <TextField
            enterKeyHint="next"
            label="Weight"
            isOptional
            autoComplete="off"
            maxLength={maxLengths.weight}
            error={errors?.weight?.message}
            {...register(`pets.${index}.weight`)}
          />
        </div>
      </AddOnFold>
    </section>
  );
}

type AddOnFoldProps = { index: number; isInvalid: boolean; children: ReactNode };

/** Opens when one of its fields is filled in or invalid. The first invalid field gets focus. */
function AddOnFold({ index, isInvalid, children }: AddOnFoldProps) {
  const { control } = useFormContext<BookingValues>();
  const { length: count } = useWatch({ control, name: `pets.${index}.addOns` });
  const isUsed = count > 0;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isUsed && fold.current) fold.current.open = true;
  }, [isUsed]);
  useEffect(() => {
    const details = fold.current;
    if (!isInvalid || !details) return;
    details.open = true;
    const first = details.closest('form')?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement && details.contains(first)) first.focus();
  }, [isInvalid]);
  return (
    <Fold
      ref={fold}
      title={
        <>
          {isUsed ? `Add-ons (${count})` : 'Add-ons'} and weight <OptionalMark />
        </>
      }
    >
      {children}
    </Fold>
  );
}
