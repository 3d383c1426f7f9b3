import { Link } from 'react-router-dom';
import { Facts } from './facts';
import type { findTransformation } from '@/content/gallery/find-transformation';
import { monthInWords } from '@/content/gallery/month-in-words';
import { visitPrice } from '@/content/gallery/visit-price';
import { PetSlider } from '@/sections/pet-slider';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

const linkStyle = 'text-accent-deep underline underline-offset-4';

type PicturesProps = { pet: NonNullable<ReturnType<typeof findTransformation>> };

export function Pictures({ pet }: PicturesProps) {
  const { breed, location, locationSlug, month, petName, service, serviceSlug } = pet;
  const facts = [
    { term: 'Breed', value: breed },
    {
      term: 'Location',
      value: (
        <Link to={paths.location(locationSlug)} className={linkStyle}>
          {location}
        </Link>
      ),
    },
    { term: 'Date', value: monthInWords(month) },
    {
      term: 'Service',
      value: (
        <Link to={paths.service(serviceSlug)} className={linkStyle}>
          {service}
        </Link>
      ),
    },
  ];
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:[&_dl]:flex-col">
      <PetSlider
        name={`${petName}, ${breed}`}
        pair={pet}
        sizes="(min-width: 76rem) 44rem, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
        isFirst
      />
      <div className="ticket bg-accent-soft/60 px-8 py-7 sm:px-10">
        <Facts facts={facts} />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t-2 border-dashed border-line pt-5">
          <p className="font-display text-title font-semibold tabular-nums">
            <span className="block font-sans text-[0.95rem] font-normal tracking-normal text-muted">
              A visit like this
            </span>{' '}
            {visitPrice(pet)}
          </p>
          <Link
            to={paths.booking({ service: serviceSlug })}
            className={buttonStyle({ variant: 'hero' })}
          >
            Request a visit
          </Link>
        </div>
      </div>
    </div>
  );
}
