import { ArrowRight } from 'lucide-react';
import { type FocusEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '@/browser/lazy-component';
import { useNearViewport } from '@/browser/when-near';
import { homePets } from '@/content/gallery/home-pets';
import { PetSlider, petFrame } from '@/sections/pet-slider';
import { paths } from '@/site/paths';
import { classNames } from '@/ui/class-names';

export function BeforeAfterCarousel() {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  return (
    <section aria-labelledby="home-carousel" className="wrap pb-8 sm:pt-4 sm:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8">
        <h2 id="home-carousel" className="max-w-[10.35em] text-title">
          Slide to see the difference
        </h2>
        <Link
          to={paths.gallery}
          className="flex min-h-11 items-center gap-2 font-semibold text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          See the whole gallery
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      <div ref={container} className="mt-4 sm:mt-8">
        <Carousel
          label="Before and after, four pets"
          isNear={isNear}
          slides={homePets.map((pet, index) => (
            // The other slides are out of sight until the carousel is near, so their pictures wait.
            <Slide key={pet.slug} pet={pet} hasPictures={isNear || index === 0} />
          ))}
        />
      </div>
    </section>
  );
}

function Slide({ pet, hasPictures }: { pet: (typeof homePets)[number]; hasPictures: boolean }) {
  const { breed, caption, location, petName } = pet;
  const slider = (
    <PetSlider
      name={`${petName}, ${breed}`}
      pair={pet}
      sizes="(min-width: 76rem) 41rem, (min-width: 48rem) 56vw, calc(100vw - 2.5rem)"
    />
  );
  return (
    <div className="grid gap-4 md:grid-cols-[1.35fr_1fr] md:items-center md:gap-12">
      {hasPictures ? (
        slider
      ) : (
        <div className={petFrame}>
          <noscript>{slider}</noscript>
        </div>
      )}
      <div>
        <p className="eyebrow text-rose">{breed}</p>
        <h3 className="mt-1 text-title sm:mt-2">{petName}</h3>
        <p className="mt-1.5 max-w-[38ch] text-lead text-muted">{caption}</p>
        <p className="mt-1.5 sm:mt-4">
          <Link
            to={paths.transformation(pet.slug)}
            className="inline-flex min-h-11 items-center font-semibold text-accent-deep underline underline-offset-4"
          >
            {petName}’s story, {location}
          </Link>
        </p>
      </div>
    </div>
  );
}

const SlideControls = lazyComponent(
  async () => (await import('@/ui/pictures/slide-controls')).SlideControls,
);

type CarouselProps = {
  /** Accessible name: what the slides have in common. */
  label: string;
  slides: readonly ReactNode[];
  isNear: boolean;
};

/** Rotates for one round, or until a click. Scrolls by hand without script. */
function Carousel({ label, slides, isNear }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  /** Index of the slide in view, once the code that moves them is there. */
  const [selected, setSelected] = useState<number>();
  const isReady = selected !== undefined;
  const keyboard = {
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) setIsPaused(true);
    },
  };
  return (
    <div
      {...keyboard}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="flex flex-col-reverse gap-4"
    >
      {/* It stands below a slide's picture, but is first in keyboard order. Its height is reserved before its buttons load. */}
      <div className="flex min-h-11 flex-wrap items-center gap-3 md:w-[57%]">
        {isNear && viewport ? (
          <Suspense>
            <SlideControls {...{ viewport, selected, setSelected, isPaused, setIsPaused }} />
          </Suspense>
        ) : null}
      </div>
      <div
        ref={setViewport}
        onPointerDown={() => setIsPaused(true)}
        // Browsers would scroll to focus in a slide that is about to come.
        onScroll={({ currentTarget }) => {
          currentTarget.scrollLeft = 0;
        }}
        // Positioned, without padding: slides are measured from here.
        className="relative -m-1.5 overflow-hidden py-1.5 noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
      >
        <div aria-live={isPaused ? 'polite' : 'off'} className="flex">
          {slides.map((slide, index) => (
            <div
              // Slides never change their order.
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={isReady && index !== selected}
              className={classNames(
                'min-w-0 shrink-0 grow-0 basis-full snap-start px-1.5 noscript:basis-11/12',
                !isReady && index > 0 && 'invisible noscript:visible',
              )}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
