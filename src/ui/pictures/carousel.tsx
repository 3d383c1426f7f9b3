import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { useRotation } from './use-rotation';
import { lazyComponent } from '@/browser/lazy-component';

const SlideEngine = lazyComponent(async () => (await import('./slide-engine')).SlideEngine, {
  neverFails: true,
});

type CarouselProps = {
  /** Accessible name: what the slides have in common. */
  label: string;
  slides: readonly ReactNode[];
  isNear: boolean;
};

/** Rotates for one round, or until a click. Scrolls by hand until its code is loaded. */
export function Carousel({ label, slides, isNear }: CarouselProps) {
  const { engine, presence, onSlidePress, viewportRef, ...rotation } = useRotation();
  return (
    <div
      {...presence}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="flex flex-col-reverse gap-4"
    >
      {isNear && engine ? (
        <Suspense>
          <SlideEngine {...engine} />
        </Suspense>
      ) : null}
      {/* Below a slide's picture, but first in keyboard order. Its height is reserved before its
          buttons load. */}
      <div className="flex min-h-11 flex-wrap items-center gap-3 md:w-[57%]">
        {rotation.isReady ? <Controls rotation={rotation} count={slides.length} /> : null}
      </div>
      <div
        ref={viewportRef}
        onPointerDown={onSlidePress}
        // Positioned, without padding: slides are measured from here.
        className="relative -m-1.5 overflow-hidden py-1.5 noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
      >
        <div aria-live={rotation.isRotating ? 'off' : 'polite'} className="flex">
          {slides.map((slide, index) => (
            <div
              // Slides never change their order.
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={rotation.isReady && index !== rotation.selected}
              className={classNames(
                'min-w-0 shrink-0 grow-0 basis-full snap-start px-1.5 noscript:basis-11/12',
                !rotation.isReady && index > 0 && 'invisible noscript:visible',
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

type ControlsProps = {
  rotation: Omit<
    ReturnType<typeof useRotation>,
    'engine' | 'presence' | 'onSlidePress' | 'viewportRef'
  >;
  count: number;
};

function Controls({ rotation, count }: ControlsProps) {
  return (
    <>
      {rotation.canRotate ? (
        <RotationButton isRotating={rotation.isRotating} onClick={rotation.toggle} />
      ) : null}
      <span aria-hidden className="ml-auto text-muted tabular-nums">
        {rotation.selected + 1} / {count}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous slide"
        onClick={() => rotation.show(-1)}
      >
        <ChevronLeft aria-hidden className="size-6" />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Next slide" onClick={() => rotation.show(1)}>
        <ChevronRight aria-hidden className="size-6" />
      </Button>
    </>
  );
}

type RotationButtonProps = { isRotating: boolean; onClick: () => void };

function RotationButton({ isRotating, onClick }: RotationButtonProps) {
  const Icon = isRotating ? Pause : Play;
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      <Icon aria-hidden className="size-4" />
      {isRotating ? 'Pause' : 'Play'}
      <span className="sr-only"> the slide show</span>
    </Button>
  );
}
