import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type SlideEngineProps = {
  viewport: HTMLElement;
  /** Whether the visitor prefers reduced motion. */
  isStill: boolean;
  onReady: (embla: UseEmblaCarouselType[1]) => void;
};

/** Rotates the slides of a viewport every four seconds, unless `isStill`. Renders nothing. */
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

/** Dragging a slider inside a slide must not drag the slide. */
function watchDrag(_embla: unknown, { target }: MouseEvent | TouchEvent): boolean {
  return !(target instanceof HTMLInputElement);
}
