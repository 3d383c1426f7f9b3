import { Plus } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type BookingValues, emptyPet } from './booking-schema';
import { KindChoices, SizeChoices } from './kind-choices';
import { AddOnChoices, ServiceChoices } from './service-choices';
import { lazyComponent } from '@/browser/lazy-component';
import { Button } from '@/ui/button';
import { OptionalMark } from '@/ui/fields/field-frame';
import { TextField } from '@/ui/fields/text-field';
import { Fold } from '@/ui/fold';
import { maxLengths, maxPets } from '@shared/visits/request-limits';

// Few type a weight that is not of the chosen size.
const WeightHint = lazyComponent(async () => (await import('./weight-hint')).WeightHint);

type Removed = {
  readonly pet: BookingValues['pets'][number];
  readonly index: number;
  /** Ids of the pets beside it: with others, such as after Start over, it has no place any more. */
  readonly left: string;
};

type PetStepProps = {
  Fields?: ComponentType<PetFieldsProps>;
  newPet?: BookingValues['pets'][number];
  /** Stands below as many pets as fit in. */
  full?: string;
};

export function PetStep({ Fields = PetFields, newPet = emptyPet, full }: PetStepProps) {
  const { control, getValues } = useFormContext<BookingValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'pets' });
  const ids = fields.map(({ id }) => id);
  const [removed, setRemoved] = useState<Removed>();
  const undoLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => undoLine.current?.focus(), [removed]);

  const parts = ids.map((id, index) => (
    <Fields
      key={id}
      index={index}
      isOnly={ids.length === 1}
      onRemove={() => {
        const left = ids.toSpliced(index, 1).join();
        setRemoved({ pet: getValues(`pets.${index}`), index, left });
        remove(index);
      }}
    />
  ));
  if (removed?.left === ids.join()) {
    const { index, pet } = removed;
    parts.splice(
      index,
      0,
      <p key="removed" ref={undoLine} tabIndex={-1} className="outline-none">
        {`Pet ${index + 1}${pet.petName && `, ${pet.petName},`} removed. `}
        <Button variant="link" size="sm" className="-ml-2 px-2!" onClick={() => insert(index, pet)}>
          Undo
        </Button>
      </p>,
    );
  }
  return (
    <div className="space-y-5 sm:space-y-8">
      {parts}
      {ids.length < maxPets ? (
        <Button variant="secondary" onClick={() => append(newPet)}>
          <Plus aria-hidden className="size-5" />
          Add another pet
        </Button>
      ) : (
        <p className="text-muted">
          {full ?? 'Four pets is the most. For more, tell us in the notes.'}
        </p>
      )}
    </div>
  );
}

export type PetFieldsProps = { index: number; isOnly: boolean; onRemove: () => void };

function PetFields({ index, ...section }: PetFieldsProps) {
  return (
    <PetSection index={index} {...section}>
      <PetText index={index} name="petName" label="Pet’s name" />
      <KindChoices index={index} />
      <SizeChoices index={index} />
      <ServiceChoices index={index} />
      <BreedText index={index} />
      <AddOnFold index={index} others=" and weight" />
    </PetSection>
  );
}

export function PetSection({
  index,
  isOnly,
  onRemove,
  children,
}: PetFieldsProps & { children: ReactNode }) {
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
      {children}
    </section>
  );
}

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

export function BreedText({ index }: { index: number }) {
  return (
    <PetText
      index={index}
      name="breed"
      label="Breed or mix"
      isOptional
      hint="A guess is fine. It tells us how long to plan."
    />
  );
}

type AddOnFoldProps = {
  index: number;
  /** Words that follow the add-ons in the title. */
  others: string;
  children?: ReactNode;
};

export function AddOnFold({ index, others, children }: AddOnFoldProps) {
  const { control } = useFormContext<BookingValues>();
  const { errors } = useFormState({
    control,
    name: [`pets.${index}.breed`, `pets.${index}.weight`],
  });
  const { breed, weight } = errors.pets?.[index] ?? {};
  const [{ length: count }, typedWeight] = useWatch({
    control,
    name: [`pets.${index}.addOns`, `pets.${index}.weight`],
  });
  return (
    <FieldsFold
      isUsed={count > 0}
      invalid={weight ?? (children && breed)}
      title={
        <span>
          {count > 0 ? `Add-ons (${count})` : 'Add-ons'}
          {others} <OptionalMark />
        </span>
      }
    >
      {children}
      <AddOnChoices index={index} />
      <div>
        <PetText index={index} name="weight" label="Weight" isOptional />
        {/* Shown while the weight is typed: once the field is left, it would move what is tapped next. */}
        <p role="status">
          <Suspense>{typedWeight ? <WeightHint index={index} /> : null}</Suspense>
        </p>
      </div>
    </FieldsFold>
  );
}

type FieldsFoldProps = Pick<ComponentProps<typeof Fold>, 'title' | 'children'> & {
  isUsed?: boolean;
  /** The error of a field in it, which is another one after each submit. */
  invalid: unknown;
};

/** Opens when one of its fields is filled in or invalid. The first invalid field gets focus. */
export function FieldsFold({ isUsed, invalid, title, children }: FieldsFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isUsed && fold.current) fold.current.open = true;
  }, [isUsed]);
  useEffect(() => {
    if (!invalid || !fold.current) return;
    fold.current.open = true;
    const first = fold.current.closest('form')?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement && fold.current.contains(first)) first.focus();
  }, [invalid]);
  return (
    <Fold ref={fold} className="border-t border-edge/40" look="py-2" title={title}>
      <div className="space-y-5 pt-2 pb-2">{children}</div>
    </Fold>
  );
}
