import { Link } from 'react-router-dom';
import type { TransformationSummary } from '@/content/gallery/transformation';
import { ClosingNote } from '@/sections/closing-note';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { promises } from '@shared/promises';

export function NextStep({ pet }: { pet: TransformationSummary }) {
  const { location, locationSlug, petName, service, serviceSlug } = pet;
  // Names of areas may be longer than a small phone is wide.
  const onBand = `${buttonStyle({ variant: 'outline', size: 'lg' })} text-center whitespace-normal!`;
  return (
    <ClosingNote
      title={`Book a visit in ${location}`}
      text={`Tell us what ${petName} and your pet have in common. ${promises.confirmation}`}
    >
      <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
        Book Now
      </Link>{' '}
      <Link to={paths.service(serviceSlug)} className={onBand}>
        {service}
      </Link>{' '}
      <Link to={paths.location(locationSlug)} className={onBand}>
        Grooming in {location}
      </Link>
    </ClosingNote>
  );
}
