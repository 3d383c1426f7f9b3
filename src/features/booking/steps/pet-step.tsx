import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type BookingValues, emptyPet, maxPets } from '../form/booking-schema';
import { PetFields } from './pet-fields';
import { Button } from '@/ui/button';

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
