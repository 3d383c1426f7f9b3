import { Link } from 'react-router-dom';
import type { Transformation } from '@/content/gallery/transformation';
import { paths } from '@/site/paths';
import { GalleryFacts } from './gallery-facts';
import { PetSlider } from './pet-slider';

const linkStyle = 'text-accent-deep underline underline-offset-4';

type GalleryPicturesProps = {
  pet: Transformation;
  /** The month of the visit, in words. */
  month: string;
};

/** The slider of a transformation, large, and where, when and what it was. */
export function GalleryPictures({ pet, month }: GalleryPicturesProps) {
  const { breed, location, locationSlug, petName, service, serviceSlug } = pet;
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
    { term: 'Date', value: month },
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
    <div>
      <PetSlider
        name={`${petName}, ${breed}`}
        pair={pet}
        sizes="(min-width: 76rem) 72rem, calc(100vw - 2.5rem)"
        isFirst
        className="mb-8 aspect-[5/4] w-full"
      />
      <GalleryFacts facts={facts} />
    </div>
  );
}
