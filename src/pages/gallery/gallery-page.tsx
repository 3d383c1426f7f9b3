import { FloatingBook } from './floating-book';
import { Follow } from './follow';
import { HappyPet } from './happy-pet';
import { ShowMore } from './show-more';
import { SliderHeader } from './slider-header';
import { TransformationCard } from './transformation-card';
import { WinnerRow } from './winner-row';
import { business } from '@/content/business';
import { transformations, winners } from '@/content/gallery';
import { happyPets } from '@/content/gallery/happy-pets';
import { monthInWords } from '@/content/gallery/month-in-words';
import { ClosingNote } from '@/sections/closing-note';
import { FirstSteps } from '@/sections/first-steps';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';

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
      {headerPet ? <SliderHeader title={['Same pet,', 'fresh coat']} pet={headerPet} /> : null}
      <Transformations />
      <div className="relative">
        <HappyPets />
        <Winners />
        <FloatingBook />
      </div>
      <Follow account={business.socials[0]} />
      <ClosingNote
        title="Muddy, matted, shedding?"
        text="We’d love to help. Nothing to pay now, and canceling is free up to 4 hours before."
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
      lead="Pet by pet: the only thing that changes is the coat. Drag the line across a picture, tap where you want it, or use the arrow keys."
      noun="transformations"
      items={inGallery}
      initial={4}
      step={4}
      listClassName="mt-10 grid gap-x-10 gap-y-14 md:grid-cols-2 lg:gap-x-16"
    >
      {(pet) => <TransformationCard key={pet.slug} pet={pet} />}
    </ShowMore>
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
      listClassName="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:max-w-6xl"
    >
      {(pet) => <HappyPet key={pet.title} pet={pet} />}
    </ShowMore>
  );
}

function Winners() {
  return (
    <ShowMore
      id="winners"
      title="Pet of the Month"
      lead="One title a month, for courage, for comedy, or for a very good coat."
      noun="winners"
      items={winners}
      initial={3}
      step={3}
      listClassName="mt-10 gap-x-14 lg:grid lg:grid-cols-2"
    >
      {(winner) => (
        <WinnerRow
          key={winner.slug}
          winner={winner}
          month={monthInWords(winner.month)}
          isNewest={winner === winners[0]}
        />
      )}
    </ShowMore>
  );
}
