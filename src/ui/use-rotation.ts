import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const still = '(prefers-reduced-motion: reduce)';
const slideOptions = {
  loop: true,
  // A slider inside a slide is dragged by itself.
  watchDrag: (_embla: unknown, { target }: Event) => !(target instanceof HTMLInputElement),
  breakpoints: { [still]: { duration: 0 } },
};
const noPlugins: never[] = [];

/** `stopped` starts again when the mouse leaves; `paused` is the visitor's word and does not. */
type Mode = 'rotating' | 'stopped' | 'paused';

/** Slides that advance by themselves until someone takes an interest in one. */
export function useRotation() {
  const isStill = usePrefersStill();
  const [plugins] = useState(() => [
    Autoplay({ delay: 4000, stopOnFocusIn: false, playOnInit: false }),
  ]);
  const [viewportRef, embla] = useEmblaCarousel(slideOptions, isStill ? noPlugins : plugins);
  const [mode, setMode] = useState<Mode>('rotating');
  const autoplay = isStill ? undefined : embla?.plugins().autoplay;

  const selected = useSyncExternalStore(
    (onChange) => {
      embla?.on('select', onChange);
      return () => void embla?.off('select', onChange);
    },
    () => embla?.selectedScrollSnap() ?? 0,
  );

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => (mode === 'rotating' ? autoplay?.play() : autoplay?.stop());
    follow();
    // Slides that are measured anew, as when a phone is turned, forget whether they were moving.
    embla.on('reInit', follow);
    return () => void embla.off('reInit', follow);
  }, [autoplay, embla, mode]);
  useStillViewport(embla?.rootNode());

  function rest(next: Mode) {
    autoplay?.stop();
    setMode((current) => (current === 'paused' ? current : next));
  }
  function rotate() {
    autoplay?.play();
    setMode('rotating');
  }
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

  return {
    viewportRef,
    selected,
    canRotate: Boolean(autoplay),
    isRotating: Boolean(autoplay) && mode === 'rotating',
    toggle: () => (mode === 'rotating' ? rest('paused') : rotate()),
    show(step: 1 | -1) {
      rest('stopped');
      if (step === 1) embla?.scrollNext();
      else embla?.scrollPrev();
    },
    /** For the slides, where a press means interest. */
    onSlidePress: () => rest('stopped'),
    /** For everything that belongs to the carousel. */
    presence: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && autoplay?.stop(),
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        const isHeldByKeyboard = event.currentTarget.querySelector(':focus-visible') !== null;
        if (isMouse(event) && mode !== 'paused' && !isHeldByKeyboard) rotate();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) rest('stopped');
      },
    },
  };
}

/** Keeps a browser from scrolling to what has the focus in a slide that is coming: it comes by itself. */
function useStillViewport(viewport: HTMLElement | undefined) {
  useEffect(() => {
    if (!viewport) return undefined;
    const stay = () => {
      viewport.scrollLeft = 0;
    };
    viewport.addEventListener('scroll', stay);
    return () => viewport.removeEventListener('scroll', stay);
  }, [viewport]);
}

function usePrefersStill(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(still);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(still).matches,
    () => true,
  );
}
