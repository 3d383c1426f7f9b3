import { MapPin } from 'lucide-react';
import { petNames, visitWords } from './visit-words';
import { packageWords } from '@/content/pet-words';
import { AppointmentTicket, TicketFact } from '@/ui/appointment-ticket';
import { sizeSilhouette } from '@/ui/pet-silhouette/size-silhouette';
import { formatMinutes, usd } from '@shared/business/format';
import { payLink, paymentWords } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { calendarLeaf, formatTime } from '@shared/time/denver-time';
import type { OwnerVisit } from '@shared/visits/visit-state';
import { totalWords, travelFeeAmount, visitPrice } from '@shared/visits/visit-terms';

export function VisitTicket({ visit }: { visit: OwnerVisit }) {
  const { stamp, tone } = visitWords(visit);
  const { starts, preferred, pets, minutes, address, reference, status } = visit;
  const price = visitPrice(visit);
  const isDone = status === 'done';
  const isMissed = status === 'no_show';
  const isAhead = starts !== null && status === 'confirmed';
  return (
    <AppointmentTicket
      name={petNames(visit)}
      day={calendarLeaf(starts?.day ?? preferred.day)}
      time={starts ? `around ${formatTime(starts.time)}` : preferred.window}
      reference={reference}
      stamp={stamp}
      tone={tone}
      pets={pets.map(({ type, size }) => sizeSilhouette(size, type === 'cat'))}
    >
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-line pt-5 sm:grid-cols-2">
        <TicketFact term="What for">
          {pets.map((pet, index) => (
            <span key={index} className="block">
              {pets.length > 1 ? `${pet.name}: ` : ''}
              {packageWords(pet)}
            </span>
          ))}
        </TicketFact>
        {minutes === null ? null : (
          <TicketFact term="How long">About {formatMinutes(minutes)}</TicketFact>
        )}
        {address ? (
          <TicketFact term="Where" isWide={isAhead && !visit.groomer}>
            <MapPin aria-hidden className="mr-1 inline size-4 -translate-y-px text-accent" />
            {address}
          </TicketFact>
        ) : null}
        {(isAhead || isDone) && visit.groomer ? (
          <TicketFact term="Your groomer">{visit.groomer}</TicketFact>
        ) : null}
        {price > 0 && isDone ? (
          <TicketFact term={visit.price === null ? 'Estimate' : 'Price'}>
            {usd(price + visit.travelFee)}
            <PayLink />
          </TicketFact>
        ) : null}
        {price > 0 && !isDone && !isMissed ? (
          <TicketFact term="Estimate">
            {usd(price)}
            <Quiet>{promises.estimate}</Quiet>
          </TicketFact>
        ) : null}
        {isAhead ? (
          <>
            <TicketFact term="Travel fee">
              {travelFeeAmount(visit)}
              <Quiet>{totalWords(visit)}</Quiet>
            </TicketFact>
            <TicketFact term="Payment" isWide>
              <span className="font-normal">{paymentWords()}</span>
              <PayLink />
            </TicketFact>
          </>
        ) : null}
      </dl>
    </AppointmentTicket>
  );
}

function PayLink() {
  const pay = payLink();
  if (!pay) return null;
  return (
    <a
      href={pay.href}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-12 items-center font-semibold text-accent-deep underline underline-offset-4"
    >
      {pay.label}
    </a>
  );
}

function Quiet({ children }: { children: string }) {
  return <span className="block text-[0.95rem] font-normal text-muted">{children}</span>;
}
