import type { ReactNode } from 'react';
import type { VisitWords } from './visit-words';
import { packageWords } from '@/content/pet-words';
import { AppointmentTicket, TicketFact } from '@/ui/appointment-ticket';
import { TicketPet } from '@/ui/ticket-pet';
import { formatMinutes, joinFilled } from '@shared/business/format';
import { payLink } from '@shared/business/policy';
import { sumWithFee } from '@shared/business/zone-fact';
import { formatTime } from '@shared/time/denver-time';
import type { OwnerVisit } from '@shared/visits/visit-state';
import { doneCost, feesWords, totalWords, travelFeeAmount } from '@shared/visits/visit-terms';

type VisitTicketProps = { visit: OwnerVisit; words: VisitWords; title: ReactNode };

export function VisitTicket({ visit, words, title }: VisitTicketProps) {
  const { stamp, tone, timeNote } = words;
  const { starts, preferred, pets, minutes, groomer, address, reference, status } = visit;
  const isDone = status === 'done';
  const { label, amount } = doneCost(isDone ? visit : { ...visit, travelFee: 0 });
  // what was never agreed to, nor charged, is no price
  const isOpen = isDone && visit.charged === null && visit.openPrice !== '';
  const travel = status === 'requested' ? visit.expectedFee : 0;
  const isAgreed = starts !== null && status === 'confirmed' && tone !== 'gone';
  const owed = feesWords(visit.fees);
  const details = [
    minutes !== null && `about ${formatMinutes(minutes)}`,
    (isAgreed || isDone) && groomer !== '' && `with ${groomer}`,
  ];
  return (
    <AppointmentTicket
      zip={address.slice(address.lastIndexOf(',') + 1)}
      title={title}
      day={starts?.day ?? preferred.day}
      time={starts ? `around ${formatTime(starts.time)}` : preferred.window}
      details={details.filter((detail) => typeof detail === 'string')}
      note={timeNote}
      reference={reference}
      stamp={stamp}
      tone={tone}
    >
      {pets.map((pet, index) => (
        <TicketPet
          size="ticket"
          key={index}
          nameLevel={2}
          name={pet.name}
          words={packageWords(pet)}
          pet={pet}
        />
      ))}
      <dl>
        {address ? <TicketFact term="Where">{address}</TicketFact> : null}
        {amount > 0 && tone !== 'gone' && !isOpen ? (
          <TicketFact term={label}>
            {sumWithFee(amount, travel)}
            {isDone ? <PayLink /> : <Quiet>{visit.priceNote}</Quiet>}
          </TicketFact>
        ) : null}
        {status === 'requested' && !(amount > 0 && travel > 0) ? <TravelFee visit={visit} /> : null}
        {isAgreed ? (
          <>
            <TravelFee visit={visit} />
            {owed ? <TicketFact term="Also owed">{owed}</TicketFact> : null}
            {payLink() ? (
              <TicketFact term="Payment">
                <PayLink />
              </TicketFact>
            ) : null}
          </>
        ) : null}
      </dl>
    </AppointmentTicket>
  );
}

/** What the confirmation set; before it, what the request may expect. */
function TravelFee({ visit }: { visit: OwnerVisit }) {
  const { status, travelWords } = visit;
  if (status === 'requested' && !travelWords) return null;
  return (
    <TicketFact term="Travel fee">
      {status === 'requested' ? `${travelWords}.` : travelFeeAmount(visit)}
      {status === 'requested' ? null : (
        <Quiet>{joinFilled([visit.feeNote, totalWords(visit)], '. ')}</Quiet>
      )}
    </TicketFact>
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
  return (
    <span className="block text-[0.95rem] font-normal text-muted empty:hidden">{children}</span>
  );
}
