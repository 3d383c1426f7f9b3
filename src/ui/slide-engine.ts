import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

export function startSlides(viewport: HTMLElement, isStill: boolean) {
  const autoplay = Autoplay({ delay: 4000, stopOnFocusIn: false, playOnInit: false });
  return EmblaCarousel(
    viewport,
    {
      loop: true,
      // A slider inside a slide is dragged by itself.
      watchDrag: (_embla, { target }) => !(target instanceof HTMLInputElement),
      ...(isStill && { duration: 0 }),
    },
    isStill ? [] : [autoplay],
  );
}
