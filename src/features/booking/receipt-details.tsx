import { promises } from '@shared/promises';
import { usd } from '@/ui/usd';
import type { BookingRequest } from './booking-schema';
import { formatDay } from './denver-time';
import { petEstimate, requestEstimate } from './estimate';
import { choicesInWords } from './pet-choices';
import type { Receipt } from './submit-booking';

/** Everything that was sent, as the visitor's own record. */
export function ReceiptDetails({ receipt: { request } }: { receipt: Receipt }) {
  const { total } = requestEstimate(request.pets);
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-4 border-y border-line py-6 sm:grid-cols-2">
      {request.pets.map((pet, index) => (
        <Detail key={index} term={`${pet.petName}, ${pet.petType}`} detail={petDetail(pet)} />
      ))}
      <Detail
        term="Requested for"
        detail={`${formatDay(request.preferredDate, 'long')}, ${request.preferredTime}`}
      />
      <Detail term="Where" detail={`${request.address}, ${request.zipCode}`} />
      <Detail
        term="Your contact info"
        detail={`${request.name}, ${request.phone}, ${request.email}`}
      />
      {total > 0 ? <Detail term="Estimate" detail={`${usd(total)}. ${promises.estimate}`} /> : null}
      {request.notes ? <Detail term="Your notes" detail={request.notes} /> : null}
    </dl>
  );
}

function Detail({ term, detail }: { term: string; detail: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.95rem] text-muted">{term}</dt>
      <dd className="font-semibold">{detail}</dd>
    </div>
  );
}

function petDetail(pet: BookingRequest['pets'][number]): string {
  const { size, extras } = choicesInWords(pet);
  const price = petEstimate(pet);
  const parts = [pet.service, size, pet.breed, pet.weight, ...extras, price > 0 && usd(price)];
  return parts.filter(Boolean).join(', ');
}
