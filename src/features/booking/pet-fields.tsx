import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { catSizes, petSizes } from '@shared/pet-sizes';
import { petHeads } from '@/content/pet-heads';
import { Button } from '@/ui/button';
import { OptionalMark } from '@/ui/field-frame';
import { PetSilhouette } from '@/ui/pet-silhouette/pet-silhouette';
import { sizeSilhouette } from '@/ui/pet-silhouette/size-silhouette';
import { TextField } from '@/ui/text-field';
import { AddOnChoices } from './add-on-choices';
import { type BookingValues, maxLengths } from './booking-schema';
import { RadioChoices } from './radio-choices';
import { ServiceChoices } from './service-choices';

const kinds = [
  { value: 'dog', title: 'Dog' },
  { value: 'cat', title: 'Cat' },
] as const;

type PetFieldsProps = { index: number; isOnly: boolean; onRemove: () => void };

/** Everything we ask about one pet. */
export function PetFields({ index, isOnly, onRemove }: PetFieldsProps) {
  const { register, formState, control } = useFormContext<BookingValues>();
  const [petType, addOns] = useWatch({
    control,
    name: [`pets.${index}.petType`, `pets.${index}.addOns`],
  });
  const isCat = petType === 'cat';
  const errors = formState.errors.pets?.[index];
  const fold = useOpenFold(Boolean(errors?.breed ?? errors?.weight));

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
      <RadioChoices
        name={`pets.${index}.petType`}
        label="Dog or cat?"
        grid="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-3 sm:grid-cols-2"
        choices={kinds.map(({ value, title }) => ({
          value,
          title: <span className="font-display text-heading">{title}</span>,
          icon: (
            <img
              alt=""
              draggable={false}
              loading="lazy"
              src={petHeads[value]}
              width="480"
              height="360"
              className="-mx-3 -mt-2.5 aspect-[4/3] max-h-44 w-[calc(100%+1.5rem)] max-w-none rounded-t-[0.8rem] object-cover object-[50%_65%] sm:-mx-4 sm:w-[calc(100%+2rem)]"
            />
          ),
          isStacked: true,
        }))}
      />
      <RadioChoices
        name={`pets.${index}.size`}
        label="Size"
        isOptional
        hint={isCat ? catSizes : 'Choose one to see your price.'}
        grid="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-3 @lg:grid-cols-4"
        choices={petSizes.map(({ id, label, weight }) => ({
          value: id,
          icon: <PetSilhouette {...sizeSilhouette(id, isCat)} className="w-20 max-w-full" />,
          isStacked: true,
          title: label,
          note: weight,
        }))}
      />
      <ServiceChoices index={index} />
      <details ref={fold}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-deep">
          {addOns.length > 0 ? `Add-ons (${String(addOns.length)})` : 'Add-ons'}, breed and weight{' '}
          <OptionalMark />
        </summary>
        <div className="mt-3 space-y-7">
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
        </div>
      </details>
    </section>
  );
}

/** A fold that opens when a field in it is marked, and focuses that field if it is the first that is. */
function useOpenFold(isMarked: boolean) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = fold.current;
    if (!isMarked || !details) return;
    details.open = true;
    const first = details.closest('form')?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement && details.contains(first)) first.focus();
  }, [isMarked]);
  return fold;
}
