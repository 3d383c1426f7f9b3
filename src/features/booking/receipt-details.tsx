import { promises } from '@shared/promises';
import { usd } from '@/ui/usd';
import type { BookingRequest } from './booking-schema';
import { requestEstimate } from './estimate';
import { requestDetails } from './request-words';

/** Everything that was sent, as the visitor's own record. */
export function ReceiptDetails({ request }: { request: BookingRequest }) {
  const { pets, visit } = requestDetails(request);
  const { total } = requestEstimate(request.pets);
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-4 border-y border-line py-6 sm:grid-cols-2">
      {[...pets, ...visit].map(({ term, detail }, index) => (
        <Detail key={index} term={term} detail={detail} />
      ))}
      {total > 0 ? <Detail term="Estimate" detail={`${usd(total)}. ${promises.estimate}`} /> : null}
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
