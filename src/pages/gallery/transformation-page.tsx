import { Link, useParams } from 'react-router-dom';
import { PetNotFound } from './pet-not-found';
import { Pictures } from './pictures';
import { Share } from './share';
import { Story } from './story';
import { findTransformation } from '@/content/gallery/find-transformation';
import { areTestimonialsShown } from '@/content/voices/testimonials';
import { ClosingNote } from '@/sections/closing-note';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { breadcrumbList } from '@/seo/structured-data/breadcrumb-list';
import { imageObject } from '@/seo/structured-data/image-object';
import { paths } from '@/site/paths';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { buttonStyle } from '@/ui/button-style';
import { fallbackFile } from '@/ui/pictures/picture-sources';
import { promises } from '@shared/business/promises';

type Transformation = NonNullable<ReturnType<typeof findTransformation>>;

export function Component() {
  const { id = '' } = useParams();
  const transformation = findTransformation(id);
  if (transformation) return <Page transformation={transformation} />;
  return (
    <PetNotFound
      title="Transformation Not Found"
      description="No before and after story is at this address; the link may be old. All others are in the gallery."
      path={paths.transformation(id)}
    />
  );
}

function Page({ transformation }: { transformation: Transformation }) {
  const { afterAlt, breed, caption, petName, slug, testimonial, title } = transformation;
  const meta = toMetadata(transformation);
  const breadcrumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Gallery', path: paths.gallery },
    { label: petName, path: paths.transformation(slug) },
  ];
  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[
          breadcrumbList(meta, breadcrumbs),
          imageObject(meta, {
            name: `${petName}, ${breed}`,
            caption: afterAlt,
            file: fallbackFile(transformation.afterImage),
          }),
        ]}
      />
      <PaperHeader title={title} lead={caption} crumbs={<Breadcrumbs crumbs={breadcrumbs} />} />
      <article className="wrap space-y-14 sm:space-y-20">
        <Pictures pet={transformation} />
        <Story
          title={`${petName}’s visit`}
          story={transformation.story}
          servicesTitle="What we did"
          services={transformation.services}
        />
        {areTestimonialsShown ? (
          <figure className="max-w-4xl border-l-4 border-peach pl-6 sm:pl-10">
            <blockquote className="font-display text-heading leading-snug">
              “{testimonial.text}”
            </blockquote>
            <figcaption className="mt-4 text-muted">{testimonial.author}</figcaption>
          </figure>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
          <Link to={paths.gallery} className={buttonStyle({ variant: 'outline' })}>
            Back to Gallery
          </Link>
          <Share url={meta.canonical} title={title} />
        </div>
      </article>
      <NextStep transformation={transformation} />
    </>
  );
}

function NextStep({ transformation }: { transformation: Transformation }) {
  const { breed, location, locationSlug, service, serviceSlug } = transformation;
  // Names of areas may be longer than a small phone is wide.
  const linkStyle = `${buttonStyle({ variant: 'outline', size: 'lg' })} text-center whitespace-normal!`;
  return (
    <ClosingNote
      title={`Book a visit in ${location}`}
      text={`Want the same for your ${breed}? ${promises.confirmation}`}
    >
      <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
        Book Now
      </Link>{' '}
      <Link to={paths.service(serviceSlug)} className={linkStyle}>
        {service}
      </Link>{' '}
      <Link to={paths.location(locationSlug)} className={linkStyle}>
        Grooming in {location}
      </Link>
    </ClosingNote>
  );
}

function toMetadata({ breed, location, petName, seoDescription, service, slug }: Transformation) {
  return pageMetadata({
    title: `${petName}, ${breed}: Before & After`,
    description: seoDescription,
    keywords: [
      `${breed} grooming`,
      `${breed} before and after`,
      service,
      `dog and cat grooming ${location}`,
    ],
    path: paths.transformation(slug),
  });
}
