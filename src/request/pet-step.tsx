import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { AddOnChoices } from './add-on-choices';
import { type BookingValues, emptyPet } from './booking-schema';
import { Fold } from './fold';
import { PetQuestion } from './pet-question';
import { RadioChoices } from './radio-choices';
import { ServiceChoices } from './service-choices';
import { petHeads } from '@/content/pet-heads';
import { Button } from '@/ui/button';
import { OptionalMark } from '@/ui/fields/field-frame';
import { TextField } from '@/ui/fields/text-field';
import { PetSilhouette } from '@/ui/pet-silhouette/pet-silhouette';
import { sizeSilhouette } from '@/ui/pet-silhouette/size-silhouette';
import { sparingSizes } from '@/ui/pictures/picture-sizes';
import { fallbackSrc, srcSet } from '@/ui/pictures/picture-sources';
import { Unbroken } from '@/ui/unbroken';
import { catSizes, petSizes } from '@shared/business/pet-sizes';
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

const kinds = [
  { value: 'dog', title: 'Dog' },
  { value: 'cat', title: 'Cat' },
] as const;

/** Of the whole picture, whose sides are cut off. */
const headSizes = sparingSizes('(min-width: 40rem) 128px, 107px');

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
            <Trash2 aria-hidden className="size-4" />
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
      <RadioChoices
        name={`pets.${index}.petType`}
        label={
          <PetQuestion
            index={index}
            ask={(name) => `Is ${name} a dog or a cat?`}
            unnamed="Dog or cat?"
          />
        }
        grid="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-3 sm:grid-cols-2"
        choices={kinds.map(({ value, title }) => ({
          value,
          title: <span className="font-display text-heading whitespace-nowrap">{title}</span>,
          icon: (
            <img
              alt=""
              draggable={false}
              loading="lazy"
              src={fallbackSrc(petHeads[value])}
              srcSet={srcSet(petHeads[value])}
              sizes={headSizes}
              width={petHeads[value].width}
              height={petHeads[value].height}
              className="-my-2.5 -ml-3 h-20 w-[min(4rem,16vw)] max-w-none rounded-l-[0.8rem] object-cover object-[50%_65%] sm:-ml-4 sm:h-24 sm:w-28"
            />
          ),
        }))}
      />
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

function SizeChoices({ index }: { index: number }) {
  const { control } = useFormContext<BookingValues>();
  const isCat = useWatch({ control, name: `pets.${index}.petType` }) === 'cat';
  return (
    <RadioChoices
      name={`pets.${index}.size`}
      label={<PetQuestion index={index} ask={(name) => `How big is ${name}?`} unnamed="Size" />}
      mark="(needed for a price)"
      hint={isCat ? catSizes : undefined}
      // At most four in a row. `auto-fit` would widen the first two while the page still streams in.
      grid="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-[repeat(auto-fill,minmax(max(3.75rem,21%),1fr))] sm:gap-3"
      choices={petSizes.map((petSize) => ({
        value: petSize.id,
        icon: <PetSilhouette {...sizeSilhouette(petSize.id, isCat)} className="w-12 sm:w-17" />,
        isCentered: true,
        title: (
          <span className="text-[0.95rem] whitespace-nowrap sm:text-base">{petSize.label}</span>
        ),
        note: (
          <span className="text-[0.78rem] sm:text-[0.9rem]">
            <Unbroken>{petSize.weight}</Unbroken>
          </span>
        ),
      }))}
    />
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
