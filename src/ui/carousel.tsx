import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { CarouselFrame } from './carousel-frame';
import { useRotation } from './use-rotation';

type CarouselProps = { label: string; slides: readonly ReactNode[] };

/** Slides that advance every four seconds, with a button that stops them for good. */
export function Carousel({ label, slides }: CarouselProps) {
  const { presence, onSlidePress, ...rotation } = useRotation();
  return (
    <div {...presence}>
      <CarouselFrame
        label={label}
        slides={slides}
        selected={rotation.selected}
        isRotating={rotation.isRotating}
        viewportRef={rotation.viewportRef}
        onSlidePress={onSlidePress}
        controls={
          <>
            {rotation.canRotate ? (
              <RotationButton isRotating={rotation.isRotating} onClick={rotation.toggle} />
            ) : null}
            <span aria-hidden className="ml-auto text-muted tabular-nums">
              {rotation.selected + 1} / {slides.length}
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Previous slide"
              onClick={() => rotation.show(-1)}
            >
              <ChevronLeft aria-hidden className="size-6" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Next slide"
              onClick={() => rotation.show(1)}
            >
              <ChevronRight aria-hidden className="size-6" />
            </Button>
          </>
        }
      />
    </div>
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
