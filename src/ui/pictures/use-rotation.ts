import type { UseEmblaCarouselType } from 'embla-carousel-react';
import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const still = '(prefers-reduced-motion: reduce)';

/** `stopped` continues when the mouse leaves; `paused`, by a click or after one round, does not. */
type Mode = 'rotating' | 'stopped' | 'paused';

export function useRotation() {
  const isStill = usePrefersStill();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<UseEmblaCarouselType[1]>();
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
    const applyMode = () => (mode === 'rotating' ? autoplay?.play() : autoplay?.stop());
    applyMode();
    // Slides that are measured again, as after turning a phone, forget whether they were moving.
    embla.on('reInit', applyMode);
    return () => void embla.off('reInit', applyMode);
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

  function stopRotation(next: Mode) {
    autoplay?.stop();
    setMode((current) => (current === 'paused' ? current : next));
  }
  function startRotation() {
    autoplay?.play();
    setMode('rotating');
  }
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

  return {
    viewportRef: setViewport,
    /** For the code that moves them, once the viewport is mounted. */
    engine: viewport && { viewport, isStill, onReady: setEmbla },
    isReady: Boolean(embla),
    selected,
    canRotate: Boolean(autoplay),
    isRotating: Boolean(autoplay) && mode === 'rotating',
    toggle: () => (mode === 'rotating' ? stopRotation('paused') : startRotation()),
    show(step: 1 | -1) {
      stopRotation('paused');
      if (step === 1) embla?.scrollNext();
      else embla?.scrollPrev();
    },
    /** For the slides: a click means interest. */
    onSlidePress: () => stopRotation('paused'),
    presence: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && autoplay?.stop(),
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        const isHeldByKeyboard = event.currentTarget.querySelector(':focus-visible') !== null;
        if (isMouse(event) && mode !== 'paused' && !isHeldByKeyboard) startRotation();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) stopRotation('stopped');
      },
    },
  };
}

/**
 * Keeps browsers from scrolling to focus in a slide that is about to come: the carousel moves there
 * by itself.
 */
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
