import type { BookingValues } from '../form/booking-schema';
import { requestEstimate } from './estimate';
import { requestDetails } from './request-summary';
import { AppointmentTicket, TicketFact } from '@/ui/appointment-ticket';
import { sizeSilhouette } from '@/ui/pet-silhouette/size-silhouette';
import { joinNames, usd } from '@shared/business/format';
import { promises } from '@shared/business/promises';
import { serviceZone } from '@shared/business/service-zips';
import { zoneFact } from '@shared/business/zone-words';
import { calendarLeaf } from '@shared/time/denver-time';

type RequestTicketProps = { request: BookingValues; nameLevel: 2 | 3 };

export function RequestTicket({ request, nameLevel }: RequestTicketProps) {
  const details = requestDetails(request);
  const { total } = requestEstimate(request.pets);
  const zone = zoneFact(serviceZone(request.zipCode), request.zipCode);
  return (
    <div className="ticket-grows">
      <AppointmentTicket
        name={joinNames(request.pets.map(({ petName }) => petName))}
        nameLevel={nameLevel}
        day={calendarLeaf(request.preferredDate)}
        time={request.preferredTime}
        reference={request.reference}
        stamp="requested"
        pets={request.pets.map(({ petType, size }) => sizeSilhouette(size, petType === 'cat'))}
      >
        <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-line pt-5 sm:grid-cols-2">
          {[...details.pets, ...details.visit].map(({ term, detail }, index) => (
            <TicketFact key={index} term={term}>
              {detail}
            </TicketFact>
          ))}
          {total > 0 ? (
            <TicketFact term="Estimate">{`${usd(total)}. ${promises.estimate}`}</TicketFact>
          ) : null}
          <TicketFact term={zone.label}>{zone.text}</TicketFact>
        </dl>
      </AppointmentTicket>
    </div>
  );
}
