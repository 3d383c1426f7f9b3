import type { EmblaCarouselType } from 'embla-carousel';
import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLoaded } from '../browser/use-loaded';

const still = '(prefers-reduced-motion: reduce)';
const loadEngine = () => import('./slide-engine');

/** `stopped` starts again when the mouse leaves; `paused`, by a press or after one round, does not. */
type Mode = 'rotating' | 'stopped' | 'paused';

export function useRotation(isNear: boolean) {
  const isStill = usePrefersStill();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const embla = useEmbla(viewport, isNear, isStill);
  const [mode, setMode] = useState<Mode>('rotating');
  const autoplay = isStill ? undefined : embla?.plugins().autoplay;

  const selected = useSyncExternalStore(
    (onChange) => {
      embla?.on('select', onChange);
      return () => void embla?.off('select', onChange);
    },
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => (mode === 'rotating' ? autoplay?.play() : autoplay?.stop());
    follow();
    // Slides that are measured again, as on rotation, forget whether they were moving.
    embla.on('reInit', follow);
    return () => void embla.off('reInit', follow);
  }, [autoplay, embla, mode]);
  useStillViewport(embla?.rootNode());
  useEffect(() => {
    if (!embla || mode !== 'rotating') return undefined;
    const endRound = () => {
      if (embla.selectedScrollSnap() === 0) setMode('paused');
    };
    embla.on('select', endRound);
    return () => void embla.off('select', endRound);
  }, [embla, mode]);

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
    viewportRef: setViewport,
    isReady: Boolean(embla),
    selected,
    canRotate: Boolean(autoplay),
    isRotating: Boolean(autoplay) && mode === 'rotating',
    toggle: () => (mode === 'rotating' ? rest('paused') : rotate()),
    show(step: 1 | -1) {
      rest('paused');
      if (step === 1) embla?.scrollNext();
      else embla?.scrollPrev();
    },
    /** For the slides: a press means interest. */
    onSlidePress: () => rest('paused'),
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

function useEmbla(viewport: HTMLElement | null, isNear: boolean, isStill: boolean) {
  const engine = useLoaded(loadEngine, isNear ? 'near' : '');
  const [embla, setEmbla] = useState<EmblaCarouselType>();

  useEffect(() => {
    if (!viewport || !engine) return undefined;
    const slides = engine.startSlides(viewport, isStill);
    slides.on('init', () => setEmbla(slides));
    return () => slides.destroy();
  }, [engine, isStill, viewport]);

  return embla;
}

/** Keeps a browser from scrolling to the focus in a slide that is coming: it comes by itself. */
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
