import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names';

type CarouselFrameProps = {
  /** What the slides have in common, in words. */
  label: string;
  slides: readonly ReactNode[];
  /** The slide in view, once code moves them; nobody but a browser without scripts sees another before. */
  selected?: number;
  /** Below the slides, yet met first by a keyboard; the row is there without any. */
  controls?: ReactNode;
  isRotating?: boolean;
  viewportRef?: Ref<HTMLDivElement>;
  onSlidePress?: () => void;
};

/** How a carousel looks, moving or not: the code that moves it takes over without a shift. */
export function CarouselFrame({
  label,
  slides,
  selected,
  controls,
  isRotating = false,
  viewportRef,
  onSlidePress,
}: CarouselFrameProps) {
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="flex flex-col-reverse gap-4"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-3">{controls}</div>
      <div
        ref={viewportRef}
        onPointerDown={onSlidePress}
        // Positioned, and with no margin inside: slides are measured from here, moved or not.
        className="relative -m-1.5 overflow-hidden py-1.5 noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
      >
        <div aria-live={isRotating ? 'off' : 'polite'} className="flex">
          {slides.map((slide, index) => (
            <div
              // The slides of one carousel never change their order.
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${String(index + 1)} of ${String(slides.length)}`}
              inert={selected !== undefined && index !== selected}
              className={classNames(
                'min-w-0 shrink-0 grow-0 basis-full snap-start px-1.5 noscript:basis-11/12',
                selected === undefined && index > 0 && 'invisible noscript:visible',
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
