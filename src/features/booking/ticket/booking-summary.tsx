import { useFormContext, useWatch } from 'react-hook-form';
import { otherOffer } from '../steps/preferred-time';
import { TicketPets, ticketStyle } from './mini-ticket';
import type { BookingValues } from '@/request/booking-schema';
import { sizesFor } from '@/request/kind-choices';
import { AddOnChoices } from '@/request/service-choices';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SelectField } from '@/ui/fields/select-field';
import { Fold } from '@/ui/fold';
import { serviceZone } from '@shared/business/service-zips';
import { zipLabel } from '@shared/business/zone-words';
import { formatDay, isDay } from '@shared/time/denver-time';

/** Beside a form with an aside, the ticket there shows the answers on wide screens. */
type BookingSummaryProps = { hasAside: boolean; onEdit: (step: 1 | 2) => void };

export function BookingSummary({ hasAside, onEdit }: BookingSummaryProps) {
  const { control } = useFormContext<BookingValues>();
  const [pets, day, time, address, zip] = useWatch({
    control,
    name: ['pets', 'preferredDate', 'preferredTime', 'address', 'zipCode'],
  });

  const offer = otherOffer(time, pets);
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
          {offer && `. ${offer}`}
          <br />
          {address}, {zip}
          <br />
          <span className="text-muted">{zipLabel(serviceZone(zip), zip)}</span>
        </p>
      </section>
      <p className="-ml-2 flex flex-wrap">
        <Button variant="link" size="sm" className="px-2!" onClick={() => onEdit(1)}>
          {pets.length > 1 ? 'Edit pets' : 'Edit pet'}
        </Button>
        <Button variant="link" size="sm" className="px-2!" onClick={() => onEdit(2)}>
          Edit day or address
        </Button>
      </p>
      <Fold title="Change size or add-ons" className="border-t border-edge/40">
        <div className="space-y-6 pt-1 pb-5">
          {pets.map(({ petName }, index) => (
            <PetChanges key={index} index={index} name={petName} isOnly={pets.length === 1} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

function PetChanges({ index, name, isOnly }: { index: number; name: string; isOnly: boolean }) {
  const { register, getValues } = useFormContext<BookingValues>();
  const [petType, size] = getValues([`pets.${index}.petType`, `pets.${index}.size`]);
  const sizes = sizesFor(petType, size).map(({ id, label, weight }) => ({
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
