import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { petPrice } from './estimate';
import { Button } from '@/ui/button';
import { findPetSize, petSizes } from '@shared/business/prices';

/** Offers the size of the typed weight where another is chosen. */
export function WeightHint({ index }: { index: number }) {
  const { control, setValue, setFocus } = useFormContext<BookingValues>();
  const pet = useWatch({ control, name: `pets.${index}` });
  const other = otherSize(pet.weight, pet.size);
  if (!other) return null;
  const { id, label, words } = other;
  const price = petPrice({ ...pet, size: id });
  function choose() {
    setValue(`pets.${index}.size`, id);
    setFocus(`pets.${index}.weight`);
  }
  return (
    <>
      {words}
      {price && `: ${price}`}.{' '}
      <Button variant="link" size="sm" onClick={choose}>
        Choose {label}
      </Button>
    </>
  );
}

/** A weight in pounds may belong to another size than the chosen one; its edges belong to both. */
function otherSize(typed: string, chosen: string) {
  const pounds = Number(/^ *([\d.]+) *(lb|pound|$)/i.exec(typed)?.[1]);
  const size = petSizes.findLast(({ weight }) => pounds >= (Number.parseInt(weight) || 0));
  if (!size || size.id === chosen || findPetSize(chosen)?.weight.includes(`-${pounds} `)) return;
  return { ...size, words: `${pounds} lbs is ${size.label}` };
}
