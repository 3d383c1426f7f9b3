import { useFormContext } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { ChoiceGroup } from '@/ui/fields/choice-group';
import { PricedTitle } from '@/ui/priced-title';
import { addOns } from '@shared/business/add-ons';
import { usd } from '@shared/business/format';

export function AddOnChoices({ index }: { index: number }) {
  const { register } = useFormContext<BookingValues>();
  return (
    <ChoiceGroup
      label="Add-ons"
      isOptional
      grid="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15.5rem,40%)),1fr))] gap-3"
    >
      {addOns.map(({ id, name, price }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          value={id}
          title={<PricedTitle name={name} price={`+${usd(price)}`} />}
          {...register(`pets.${index}.addOns`)}
        />
      ))}
    </ChoiceGroup>
  );
}
