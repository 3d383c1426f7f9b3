import { useFormContext, useWatch } from 'react-hook-form';
import { bookingServiceName } from '@/content/booking-options';
import { petSizes } from '@shared/pet-sizes';
import { SelectField } from '@/ui/select-field';
import { usd } from '@/ui/usd';
import { AddOnChoices } from './add-on-choices';
import type { BookingValues } from './booking-schema';
import { formatDay, isDay } from '@/browser/denver-time';
import { petEstimate } from './estimate';

const sizeOptions = [
  { value: '', label: 'Not sure yet' },
  ...petSizes.map(({ id, label, weight }) => ({ value: id, label: `${label}, ${weight}` })),
];

/** The request in one look. Size and add-ons can still be changed, and the estimate follows. */
export function BookingSummary() {
  const { control } = useFormContext<BookingValues>();
  const values = useWatch({ control });
  const { pets = [], preferredDate = '', preferredTime, address, zipCode } = values;

  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-paper p-5 sm:p-6"
    >
      <h3 id="summary" className="text-heading">
        Booking summary
      </h3>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-[0.95rem] text-muted">When</dt>
          <dd className="font-semibold">
            {isDay(preferredDate) ? formatDay(preferredDate, 'long') : ''}, {preferredTime}
          </dd>
        </div>
        <div>
          <dt className="text-[0.95rem] text-muted">Where</dt>
          <dd className="font-semibold">
            {address}, {zipCode}
          </dd>
        </div>
      </dl>
      {pets.map((_, index) => (
        <PetSummary key={index} index={index} />
      ))}
    </section>
  );
}

function PetSummary({ index }: { index: number }) {
  const { control, register } = useFormContext<BookingValues>();
  const pet = useWatch({ control, name: `pets.${index}` });
  const price = petEstimate(pet);

  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="flex flex-wrap justify-between gap-x-4 text-lg font-semibold">
        <span>
          {pet.petName}, {bookingServiceName(pet.service)}
        </span>
        <span className="tabular-nums">{price > 0 ? usd(price) : ''}</span>
      </p>
      <div className="mt-4 max-w-72">
        <SelectField label="Size" options={sizeOptions} {...register(`pets.${index}.size`)} />
      </div>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-deep">
          {pet.addOns.length > 0 ? `Add-ons (${String(pet.addOns.length)})` : 'Add an extra'}
        </summary>
        <div className="mt-2">
          <AddOnChoices index={index} />
        </div>
      </details>
    </div>
  );
}
