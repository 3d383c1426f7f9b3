import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ShowMore } from './show-more';
import { SliderHeader } from './slider-header';
import { WinnerRow } from './winner-row';
import { business } from '@/content/business';
import { pictureNote, transformations } from '@/content/gallery';
import { happyPets } from '@/content/gallery/happy-pets';
import { winners } from '@/content/gallery/winner-list';
import { areTestimonialsShown } from '@/content/shown';
import { ClosingNote, FirstSteps } from '@/sections/call-to-action';
import { PetSlider } from '@/sections/pet-slider';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { markOutOfView } from '@/ui/mark-out-of-view';
import { Picture } from '@/ui/pictures/picture';
import { freeCancelHours } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Dog and Cat Grooming Before & After',
  description: `Dogs and cats we have groomed around Denver: before and after with a slider, ${happyPets.length} happy pets, and every Pet of the Month with the story behind the coat.`,
  keywords: ['dog grooming before and after', 'cat grooming pictures', 'Pet of the Month Denver'],
  path: paths.gallery,
});

const headerPet = transformations.find(
  ({ slug }) => slug === 'miniature-schnauzer-highlands-ranch',
);
const inGallery = transformations.filter(({ galleryOrder }) => galleryOrder !== undefined);

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      {headerPet ? <SliderHeader pet={headerPet} /> : null}
      <Transformations />
      <div className="relative">
        <HappyPets />
        <Winners />
        <FloatingBook />
      </div>
      <Follow />
      <ClosingNote
        title="Request a visit for your pet"
        text={`There’s nothing to pay now, and canceling is free up to ${freeCancelHours} hours before.`}
      >
        <FirstSteps />
      </ClosingNote>
    </>
  );
}

function Transformations() {
  return (
    <ShowMore
      id="transformations"
      title="Before and after"
      lead={`Dogs and cats we groomed outside their homes around Denver. ${pictureNote} Drag the line across one, tap where you want it, or use the arrow keys.`}
      noun="transformations"
      items={inGallery}
      initial={4}
      step={4}
      listClassName="mt-6 grid gap-x-10 gap-y-10 sm:mt-10 md:grid-cols-2 lg:gap-x-16"
    >
      {(pet) => <TransformationCard key={pet.slug} pet={pet} />}
    </ShowMore>
  );
}

function TransformationCard({ pet }: { pet: (typeof transformations)[number] }) {
  const { breed, caption, location, petName, service, testimonial } = pet;
  return (
    <li tabIndex={-1}>
      <PetSlider
        name={`${petName}, ${breed}`}
        pair={pet}
        sizes="(min-width: 76rem) 35rem, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)"
      />
      <div className="mt-5">
        <p className="text-[0.95rem] text-muted">
          {service} in {location}
        </p>
        <h3 className="mt-1 text-heading">
          {petName}, {breed}
        </h3>
        <p className="mt-2 max-w-[48ch]">{caption}</p>
        {areTestimonialsShown ? (
          <figure className="mt-3 border-l-2 border-peach pl-4 text-muted">
            <blockquote className="max-w-[48ch]">“{testimonial.text}”</blockquote>
            <figcaption className="mt-1 text-[0.95rem]">{testimonial.author}</figcaption>
          </figure>
        ) : null}
        <Link
          to={paths.transformation(pet.slug)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent-deep underline underline-offset-4"
        >
          Read {petName}’s story
        </Link>
      </div>
    </li>
  );
}

function HappyPets() {
  return (
    <ShowMore
      id="happy-pets"
      title="Happy pets"
      lead="The minute before they run back inside."
      noun="happy pets"
      items={happyPets}
      initial={6}
      step={4}
      listClassName="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] sm:mt-10 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:max-w-6xl"
    >
      {({ description, imageAlt, picture, title }) => (
        <li key={title} tabIndex={-1}>
          <Picture
            picture={picture}
            alt={imageAlt}
            sizes="(min-width: 76rem) 22.5rem, (min-width: 48rem) 30vw, calc(50vw - 1.75rem)"
            className="aspect-square rounded-card"
            fit="object-cover object-[50%_35%]"
          />
          <h3 className="mt-3 font-sans text-base leading-snug font-semibold tracking-normal">
            {title}
          </h3>
          <p className="mt-1 text-[0.95rem] leading-snug text-muted">{description}</p>
        </li>
      )}
    </ShowMore>
  );
}

function Winners() {
  return (
    <ShowMore
      id="winners"
      title="Pet of the Month"
      lead="One winner a month."
      noun="winners"
      items={winners}
      initial={3}
      step={3}
      listClassName="mt-6 gap-x-14 sm:mt-10 lg:grid lg:grid-cols-2"
    >
      {(winner) => <WinnerRow key={winner.slug} winner={winner} isNewest={winner === winners[0]} />}
    </ShowMore>
  );
}

/**
 * Replaces Book Now in the phones' action bar (styles.css) below the sliders, where its positioned
 * parent begins. Sticks by CSS alone, so scrolling runs no code.
 */
function FloatingBook() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[34vh] bottom-0 z-20 flex flex-col justify-end md:hidden noscript:hidden [@media(height<34rem)]:hidden">
      <Link
        ref={markOutOfView}
        data-floating-book
        to={paths.booking()}
        className={`${buttonStyle({ variant: 'sticky' })} pointer-events-auto sticky bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+var(--stick-bottom))] mr-4 min-h-[3.1875rem] w-[min(12rem,52vw)]! self-end px-2! text-[0.95rem]`}
      >
        Book Now for your pet
      </Link>
    </div>
  );
}

function Follow() {
  const { handle, network, url } = business.profiles.instagram;
  return (
    <section
      aria-labelledby="gallery-follow"
      className="wrap mt-14 grid items-center gap-x-12 gap-y-6 sm:mt-28 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="gallery-follow" className="text-heading">
          Your pet could be next
        </h2>
        <p className="mt-2 max-w-measure text-muted">
          Tag {handle} in a picture of your pet, and it’s in the running for Pet of the Month.
        </p>
      </div>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={`${buttonStyle({ variant: 'secondary' })} max-w-full justify-self-start`}
      >
        Follow us on {network}
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </section>
  );
}
