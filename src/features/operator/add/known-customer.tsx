import { termsWords } from '../answer/answer-terms';
import { serviceWords } from '../day/day-words';
import { Notice } from '@/ui/notice';
import { formatMinutes, joinNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { formatDay } from '@shared/time/denver-time';
import type { Customer } from '@shared/visits/added-visit';
import { visitPrice } from '@shared/visits/visit-terms';

/** All that was so last time, and is filled in below. */
export function KnownCustomer({ customer }: { customer: Customer }) {
  const { name, phone, email, address, zipCode, pets, starts, minutes, groomer } = customer;
  const { isPast, privateLine, visits, noShows, travelFee } = customer;
  return (
    <Notice tone="plain" role="status">
      <strong className="block">
        {name}, {joinNames(pets.map((pet) => pet.name))}
      </strong>
      <span className="block">
        {[phone && formatPhone(phone), email].filter(Boolean).join(', ')}
      </span>
      <span className="block">
        {address}, {zipCode}
      </span>
      <span className="mt-2 block">
        {isPast ? 'Last time' : 'On the list'}: {formatDay(starts.day)}, {serviceWords(pets)},{' '}
        {formatMinutes(minutes)}, {termsWords(visitPrice(customer), travelFee)}
        {groomer ? `, ${groomer} came` : ''}
      </span>
      {noShows > 0 ? (
        <span className="block">
          Nobody home: {noShows} of {visits} visits
        </span>
      ) : null}
      {privateLine ? <span className="block whitespace-pre-line">{privateLine}</span> : null}
    </Notice>
  );
}
