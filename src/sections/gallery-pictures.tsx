import { Link } from 'react-router-dom';
import type { TransformationSummary } from '@/content/gallery/transformation';
import { paths } from '@/site/paths';
import { BeforeAfter } from '@/ui/before-after';
import { Portrait } from '@/ui/portrait';
import { GalleryFacts } from './gallery-facts';

const linkStyle = 'text-accent-deep underline underline-offset-4';

type GalleryPicturesProps = {
  pet: TransformationSummary;
  /** The month of the visit, in words. */
  month: string;
};

/** The slider of a transformation, large, and where, when and what it was. */
export function GalleryPictures({ pet, month }: GalleryPicturesProps) {
  const { after, before, breed, location, locationSlug, petName, petType } = pet;
  const { service, serviceSlug } = pet;
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
      <BeforeAfter
        name={`${petName}, ${breed}`}
        before={<Portrait alt={before} kind={petType} mood="dusk" />}
        after={<Portrait alt={after} kind={petType} />}
        className="mb-8 aspect-[5/4] w-full sm:aspect-[16/9]"
      />
      <GalleryFacts facts={facts} />
    </div>
  );
}
