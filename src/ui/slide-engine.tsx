import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type SlideEngineProps = {
  viewport: HTMLElement;
  /** Whether the visitor wants nothing to move by itself. */
  isStill: boolean;
  onReady: (embla: UseEmblaCarouselType[1]) => void;
};

/** Makes the slides in a viewport move, every four seconds unless they are to stay still. Draws nothing. */
export function SlideEngine({ viewport, isStill, onReady }: SlideEngineProps) {
  const [autoplay] = useState(() =>
    Autoplay({ delay: 4000, stopOnFocusIn: false, playOnInit: false }),
  );
  const [viewportRef, embla] = useEmblaCarousel(
    { loop: true, watchDrag, ...(isStill && { duration: 0 }) },
    isStill ? [] : [autoplay],
  );
  useEffect(() => viewportRef(viewport), [viewport, viewportRef]);
  useEffect(() => onReady(embla), [embla, onReady]);
  return null;
}

/** A slider inside a slide is dragged by itself. */
function watchDrag(_embla: unknown, { target }: MouseEvent | TouchEvent): boolean {
  return !(target instanceof HTMLInputElement);
}
