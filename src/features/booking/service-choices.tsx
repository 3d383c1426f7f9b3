import { useFormContext, useWatch } from 'react-hook-form';
import { bookingServices } from '@/content/booking-options';
import { ChoiceCard } from '@/ui/choice-card';
import { ChoiceGroup } from '@/ui/choice-group';
import { PricedTitle } from '@/ui/priced-title';
import type { BookingValues } from './booking-schema';
import { servicePrice } from './estimate';

/** The services for one pet, with the price for its size as soon as that is known. */
export function ServiceChoices({ index }: { index: number }) {
  const { register, formState, control } = useFormContext<BookingValues>();
  const size = useWatch({ control, name: `pets.${index}.size` });
  const error = formState.errors.pets?.[index]?.service;

  return (
    <ChoiceGroup label="Service" grid="grid gap-3 sm:grid-cols-2" error={error?.message}>
      {bookingServices.map(({ slug, name, tagline }) => (
        <ChoiceCard
          key={slug}
          type="radio"
          value={slug}
          title={<PricedTitle name={name} price={servicePrice(slug, size)} />}
          note={tagline}
          aria-invalid={error ? true : undefined}
          {...register(`pets.${index}.service`)}
        />
      ))}
    </ChoiceGroup>
  );
}
