import { useFormContext, useWatch } from 'react-hook-form';
import { TicketPets, ticketStyle } from './mini-ticket';
import { AddOnChoices } from '@/request/add-on-choices';
import type { BookingValues } from '@/request/booking-schema';
import { Fold } from '@/request/fold';
import { classNames } from '@/ui/class-names';
import { SelectField } from '@/ui/fields/select-field';
import { petSizes } from '@shared/business/pet-sizes';
import { serviceZone } from '@shared/business/service-zips';
import { zoneLabels } from '@shared/business/zone-words';
import { formatDay, isDay } from '@shared/time/denver-time';

/** Beside a form with an aside, the ticket there shows the answers on wide screens. */
export function BookingSummary({ hasAside }: { hasAside: boolean }) {
  const { control } = useFormContext<BookingValues>();
  const [pets, day, time, address, zip] = useWatch({
    control,
    name: ['pets', 'preferredDate', 'preferredTime', 'address', 'zipCode'],
  });

  return (
    <div className={classNames(ticketStyle, hasAside && 'lg:bg-card lg:pb-5')}>
      <section aria-labelledby="summary" className={classNames('pt-3', hasAside && 'lg:hidden')}>
        <p id="summary" className="eyebrow text-[0.78rem] text-accent-deep">
          Booking summary
        </p>
        <TicketPets pets={pets} size="strip" hasPrices />
        <p className="mt-1 border-t-2 border-dashed border-edge/40 py-2 leading-snug">
          {isDay(day) ? formatDay(day, 'long') : ''},{' '}
          <span className="whitespace-nowrap">{time}</span>
          <br />
          {address}, {zip}
          <br />
          <span className="text-muted">{zoneLabels[serviceZone(zip)]}</span>
        </p>
      </section>
      <Fold title="Change size or add-ons">
        <div className="space-y-6 pt-1 pb-5">
          {pets.map(({ petName }, index) => (
            <PetChanges key={index} index={index} name={petName} isOnly={pets.length === 1} />
          ))}
        </div>
      </Fold>
    </div>
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
