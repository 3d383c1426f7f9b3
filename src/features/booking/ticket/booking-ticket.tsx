import { useFormContext, useWatch } from 'react-hook-form';
import { isBegun } from '../form/booking-prefill';
import { otherOffer } from '../steps/preferred-time';
import { TicketPets } from './mini-ticket';
import { services } from '@/content/services';
import type { BookingDraft } from '@/request/booking-schema';
import { estimateWords } from '@/request/estimate';
import { usd } from '@shared/business/format';
import { petSizes } from '@shared/business/prices';
import { serviceZone } from '@shared/business/service-zips';
import { zipLabel } from '@shared/business/zone-words';
import { formatDay, isDay } from '@shared/time/denver-time';

export function BookingTicket() {
  const { control } = useFormContext<BookingDraft>();
  const [step, pets, day, time, address, zip] = useWatch({
    control,
    name: ['session.step', 'pets', 'preferredDate', 'preferredTime', 'address', 'zipCode'],
  });
  const { label, amount, missing } = estimateWords(pets);
  // Perhaps only the kind of pet is answered.
  const isEmpty = pets.every((pet) => !isBegun([pet]) && !pet.service && !pet.size);
  if (isEmpty) return <SizePrices isCat={pets[0]?.petType === 'cat'} />;
  const when = [isDay(day) ? formatDay(day) : '', time, otherOffer(time, pets)].filter(Boolean);

  return (
    <>
      <p className="eyebrow mb-4 text-accent-deep">
        {step === 3 ? 'Booking summary' : 'Your visit so far'}
      </p>
      <TicketPets size="aside" pets={pets} />
      <dl className="mt-6 grid grid-cols-[2fr_3fr] gap-4 border-t-2 border-dashed border-line pt-5">
        <Line term="When" details={when} />
        {step === 3 ? (
          <Line term="Where" details={[`${address}, ${zip}`, zipLabel(serviceZone(zip), zip)]} />
        ) : (
          <Line term="ZIP" details={zip ? [zip] : []} />
        )}
      </dl>
      <p className="mt-5 flex min-h-12 items-baseline justify-between gap-4">
        <span className="text-muted">{label || (amount ? 'Estimate so far' : missing)}</span>
        {amount ? (
          <output
            key={amount}
            className="price-change font-display text-title font-semibold whitespace-nowrap tabular-nums"
          >
            {amount}
          </output>
        ) : null}
      </p>
    </>
  );
}

/** The form will ask for these, before its first answer. */
function SizePrices({ isCat }: { isCat: boolean }) {
  const offered = services.filter(({ madeFor }) => !isCat || madeFor !== 'dog');
  return (
    <table className="w-full table-fixed text-[0.9rem] tabular-nums">
      <caption className="eyebrow mb-2 text-left text-accent-deep">Prices by size</caption>
      <thead className="text-[0.78rem] text-muted">
        <tr>
          <td className="w-[29%]" />
          {petSizes.map(({ id, label }) => (
            <th key={id} scope="col" className="pl-1 text-right font-normal whitespace-nowrap">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offered.map(({ slug, bookingName, prices }) => (
          <tr key={slug} className="border-t border-line">
            <th scope="row" className="py-2.5 text-left leading-tight">
              {bookingName}
            </th>
            {petSizes.map(({ id }) => (
              <td key={id} className="pl-1 text-right">
                {usd(prices[id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ term, details }: { term: string; details: readonly string[] }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.95rem] text-muted">{term}</dt>
      {details.map((detail) => (
        <dd key={detail} className="font-semibold">
          {detail}
        </dd>
      ))}
      {details.length === 0 ? <dd className="text-muted">Step 2</dd> : null}
    </div>
  );
}
