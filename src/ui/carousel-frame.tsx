import type { ReactNode, Ref } from 'react';

type CarouselFrameProps = {
  /** What the slides have in common, in words. */
  label: string;
  slides: readonly ReactNode[];
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
  selected = 0,
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
        className="relative -m-1.5 overflow-hidden py-1.5"
      >
        <div aria-live={isRotating ? 'off' : 'polite'} className="flex">
          {slides.map((slide, index) => (
            <div
              // The slides of one carousel never change their order.
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${String(index + 1)} of ${String(slides.length)}`}
              inert={index !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full px-1.5"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
