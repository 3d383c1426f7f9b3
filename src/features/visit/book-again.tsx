import { Link } from 'react-router-dom';
import type { OwnerVisit } from '@shared/visit-state';
import { bookingServices } from '@/content/booking-options';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

/** Into the booking form, with the package of the first pet chosen. */
export function BookAgain({ visit }: { visit: OwnerVisit }) {
  return (
    <Link
      to={bookingPath(visit)}
      className={`${buttonStyle({ variant: 'accent' })} max-sm:col-span-2`}
    >
      {visit.status === 'done' ? 'Book again' : 'Ask for another day'}
    </Link>
  );
}

function bookingPath({ pets: [pet] }: OwnerVisit): string {
  if (!pet) return paths.booking();
  const service = bookingServices.find(({ name }) => name === pet.service)?.slug;
  return paths.booking({ service, size: pet.size ?? undefined, addOns: pet.addOns });
}
