import type { ReactNode } from 'react';
import { TicketPets } from './mini-ticket';
import { useClosedDays } from '@/backend/calls/use-days-ahead';
import type { BookingValues } from '@/request/booking-schema';
import { requestEstimate } from '@/request/estimate';
import { AppointmentTicket, TicketFact } from '@/ui/appointment-ticket';
import { usd } from '@shared/business/format';
import { promises } from '@shared/business/promises';
import { repeatWish } from '@shared/business/repeat-visits';
import { serviceZone } from '@shared/business/service-zips';
import { zoneFact } from '@shared/business/zone-words';
import { closedWords, isOpenDay } from '@shared/time/open-days';

type RequestTicketProps = { request: BookingValues; title: ReactNode; nameLevel: 2 | 3 };

export function RequestTicket({ request, title, nameLevel }: RequestTicketProps) {
  const { pets, address, zipCode, repeatWeeks } = request;
  const { total } = requestEstimate(pets);
  const zone = zoneFact(serviceZone(zipCode), zipCode);
  return (
    <div className="ticket-grows">
      <AppointmentTicket
        zip={zipCode}
        title={title}
        day={request.preferredDate}
        time={request.preferredTime}
        note={
          isOpenDay(request.preferredDate, useClosedDays())
            ? undefined
            : `${closedWords(request.preferredDate)}, so we’ll offer you the nearest day.`
        }
        details={repeatWeeks ? [`Reminder ${repeatWish(Number(repeatWeeks))}`] : []}
        reference={request.reference}
        stamp="requested"
      >
        <TicketPets size="ticket" pets={pets} nameLevel={nameLevel} />
        <dl>
          <TicketFact term="Where">{`${address}, ${zipCode}`}</TicketFact>
          {total > 0 ? (
            <TicketFact term="Estimate">
              {usd(total)}
              <span className="block text-[0.95rem] font-normal text-muted">
                {promises.estimate}
              </span>
            </TicketFact>
          ) : null}
          <TicketFact term={zone.label}>{zone.text}</TicketFact>
        </dl>
      </AppointmentTicket>
    </div>
  );
}
