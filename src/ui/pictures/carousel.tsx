import { type FocusEvent, type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../class-names';
import { lazyComponent } from '@/browser/lazy-component';

const SlideControls = lazyComponent(async () => (await import('./slide-controls')).SlideControls);

type CarouselProps = {
  /** Accessible name: what the slides have in common. */
  label: string;
  slides: readonly ReactNode[];
  isNear: boolean;
};

/** Rotates for one round, or until a click. Scrolls by hand without script. */
export function Carousel({ label, slides, isNear }: CarouselProps) {
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
      {/* Below a slide's picture, but first in keyboard order. Its height is reserved before its
          buttons load. */}
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
