import { BookedAgain } from '../visit/booked-again';
import { LastTime } from '../visit/last-time';
import { joinNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import type { Customer } from '@shared/visits/added-visit';

/** Whose details are filled in below, as of last time. */
export function KnownCustomer({ customer }: { customer: Customer }) {
  const { name, phone, email, address, zipCode, pets, lastTime, bookedAgain } = customer;
  return (
    <>
      <div role="status">
        <strong className="block">
          {name}, {joinNames(pets.map((pet) => pet.name))}
        </strong>
        <span className="block wrap-anywhere">
          {[phone && formatPhone(phone), email].filter(Boolean).join(', ')}
        </span>
        <span className="block">
          {address}, {zipCode}
        </span>
      </div>
      <LastTime last={lastTime} />
      {bookedAgain ? <BookedAgain visit={bookedAgain} /> : null}
    </>
  );
}
