import { MessageCircle, Pin } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Facts, PetNotFound, Story } from './story';
import { findTransformation } from '@/content/gallery/find-transformation';
import { monthInWords } from '@/content/gallery/month-in-words';
import { storyPrice, visitFee } from '@/content/gallery/visit-price';
import { photographOf } from '@/content/photographs';
import { areTestimonialsShown } from '@/content/shown';
import { BookLink, ClosingNote } from '@/sections/call-to-action';
import { InPaper } from '@/sections/in-paper';
import { PaperHeader } from '@/sections/paper-header';
import { PetSlider } from '@/sections/pet-slider';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { breadcrumbList } from '@/seo/structured-data/breadcrumb-list';
import { imageObject } from '@/seo/structured-data/image-object';
import { paths } from '@/site/paths';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { buttonStyle } from '@/ui/button';
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
  const { breed, location, petName, service, slug, testimonial, title } = transformation;
  const meta = pageMetadata({
    title: `${petName}, ${breed}: Before & After`,
    description: transformation.seoDescription,
    keywords: [
      `${breed} grooming`,
      `${breed} before and after`,
      service,
      `dog and cat grooming ${location}`,
    ],
    path: paths.transformation(slug),
  });
  const breadcrumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Gallery', path: paths.gallery },
    { label: petName, path: meta.path },
  ];
  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[
          breadcrumbList(meta, breadcrumbs),
          imageObject(meta, {
            name: `${petName}, ${breed}`,
            caption: transformation.afterAlt,
            file: fallbackFile(transformation.afterImage),
          }),
        ]}
      />
      <PaperHeader
        title={title}
        lead={transformation.caption}
        crumbs={<Breadcrumbs crumbs={breadcrumbs} />}
      />
      <article className="wrap space-y-10 sm:space-y-20">
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
        <BackOrShare url={meta.canonical} title={title} />
      </article>
      <NextStep transformation={transformation} />
    </>
  );
}

function Pictures({ pet }: { pet: Transformation }) {
  const { breed, location, locationSlug, month, petName, service, serviceSlug, slug } = pet;
  const photograph = photographOf(slug);
  const link = (to: string, words: string) => (
    <Link to={to} className="text-accent-deep underline underline-offset-4">
      {words}
    </Link>
  );
  const facts = [
    { term: 'Breed', value: breed },
    { term: 'Location', value: link(paths.location(locationSlug), location) },
    { term: 'Date', value: monthInWords(month) },
    { term: 'Service', value: link(paths.service(serviceSlug), service) },
  ];
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:[&_dl]:flex-col">
      <PetSlider
        name={`${petName}, ${breed}`}
        pair={pet}
        sizes="(min-width: 76rem) 44rem, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
        isFirst
      />
      <div className="ticket flex flex-col justify-between bg-accent-soft/60 px-[min(2rem,10vw)] py-7 sm:px-10">
        <Facts facts={facts} />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t-2 border-dashed border-line pt-5">
          <p className="font-display text-title font-semibold tabular-nums">
            <span className="block font-sans text-[0.95rem] font-normal tracking-normal text-muted">
              A visit like this
            </span>{' '}
            {storyPrice(pet)}{' '}
            <span className="block font-sans text-[0.95rem] font-normal tracking-normal text-muted">
              {visitFee(pet)}
            </span>
          </p>
          <Link
            to={paths.booking({ service: serviceSlug })}
            className={buttonStyle({ variant: 'hero' })}
          >
            Request a visit
          </Link>
        </div>
      </div>
      {photograph ? (
        <InPaper
          name={petName}
          photograph={photograph}
          portrait={{ image: pet.afterImage, alt: pet.afterAlt }}
          sizes="(min-width: 64rem) 22rem, 46vw"
        />
      ) : null}
    </div>
  );
}

/** `url` is the absolute one of the page. */
function BackOrShare({ url, title }: { url: string; title: string }) {
  const pin = new URLSearchParams({ url, description: title });
  const message = new URLSearchParams({ text: `${title} ${url}` });
  const links = [
    {
      network: 'Pinterest',
      href: `https://www.pinterest.com/pin/create/button/?${pin}`,
      Icon: Pin,
    },
    { network: 'WhatsApp', href: `https://wa.me/?${message}`, Icon: MessageCircle },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
      <Link to={paths.gallery} className={buttonStyle({ variant: 'outline' })}>
        Back to Gallery
      </Link>
      <ul aria-label="Share" className="flex flex-wrap gap-2">
        {links.map(({ network, href, Icon }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ variant: 'ghost', size: 'sm' })}
            >
              <Icon aria-hidden className="size-4 text-accent" />
              <span>
                <span className="max-sm:sr-only">Share on </span>
                {network}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
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
      <BookLink>Book Now</BookLink>{' '}
      <Link to={paths.service(serviceSlug)} className={linkStyle}>
        {service}
      </Link>{' '}
      <Link to={paths.location(locationSlug)} className={linkStyle}>
        Grooming in {location}
      </Link>
    </ClosingNote>
  );
}
