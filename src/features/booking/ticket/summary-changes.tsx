import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from '../form/booking-schema';
import { AddOnChoices } from '../steps/add-on-choices';
import { Fold } from '../steps/fold';
import { SelectField } from '@/ui/fields/select-field';
import { petSizes } from '@shared/business/pet-sizes';

export function SummaryChanges() {
  const { control } = useFormContext<BookingValues>();
  const pets = useWatch({ control, name: 'pets' });
  return (
    <Fold title="Change size or add-ons">
      <div className="space-y-6 pt-1 pb-5">
        {pets.map(({ petName }, index) => (
          <PetChanges key={index} index={index} name={petName} isOnly={pets.length === 1} />
        ))}
      </div>
    </Fold>
  );
}

type PetChangesProps = { index: number; name: string; isOnly: boolean };

function PetChanges({ index, name, isOnly }: PetChangesProps) {
  const { register } = useFormContext<BookingValues>();
  const sizes = petSizes.map(({ id, label, weight }) => ({
    value: id,
    label: `${label}, ${weight}`,
  }));
  return (
    <div role="group" aria-label={name} className="space-y-4">
      {isOnly ? null : <p className="font-display text-xl font-semibold">{name}</p>}
      <div className="max-w-72">
        <SelectField
          label="Size"
          options={[{ value: '', label: 'Not sure yet' }, ...sizes]}
          {...register(`pets.${index}.size`)}
        />
      </div>
      <AddOnChoices index={index} />
    </div>
  );
}
