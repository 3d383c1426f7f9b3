import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button';

const still = '(prefers-reduced-motion: reduce)';

const slideOptions = { loop: true, watchDrag, breakpoints: { [still]: { duration: 0 } } };

// The carousel knows more reasons to pause, and for how long.
const autoplayOptions = {
  delay: 4000,
  playOnInit: false,
  stopOnFocusIn: false,
  stopOnMouseEnter: true,
  rootNode: ({ parentElement }: HTMLElement) => parentElement,
};

type SlideControlsProps = {
  viewport: HTMLElement;
  selected: number | undefined;
  setSelected: (index: number) => void;
  isPaused: boolean;
  setIsPaused: (isPaused: boolean) => void;
};

/** Rotates the slides of a viewport every four seconds, unless reduced motion is preferred. */
export function SlideControls(props: SlideControlsProps) {
  const { viewport, selected, setSelected, isPaused, setIsPaused } = props;
  const [plugins] = useState(() => [Autoplay(autoplayOptions)]);
  const [viewportRef, embla] = useEmblaCarousel(slideOptions, plugins);
  const [isStill, setIsStill] = useState(true);
  useEffect(() => viewportRef(viewport), [viewport, viewportRef]);

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => setSelected(embla.selectedScrollSnap());
    select();
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla, setSelected]);

  useEffect(() => {
    if (!embla) return undefined;
    const rotate = () => {
      const prefersStill = window.matchMedia(still).matches;
      setIsStill(prefersStill);
      if (prefersStill) setIsPaused(true);
      embla.plugins().autoplay[isPaused || prefersStill ? 'stop' : 'play']();
    };
    const endRound = () => {
      if (embla.selectedScrollSnap() === 0) setIsPaused(true);
    };
    rotate();
    // Also when the preference changes. Slides that are measured again, as after turning a phone,
    // forget whether they were moving.
    embla.on('reInit', rotate).on('autoplay:select', endRound);
    const carousel = viewport.parentElement;
    carousel?.addEventListener('mouseleave', rotate);
    return () => {
      embla.off('reInit', rotate).off('autoplay:select', endRound);
      carousel?.removeEventListener('mouseleave', rotate);
    };
  }, [embla, viewport, isPaused, setIsPaused]);

  if (!embla || selected === undefined) return null;
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      {isStill ? null : (
        <Button variant="secondary" size="sm" onClick={() => setIsPaused(!isPaused)}>
          <Icon aria-hidden className="size-4" />
          {isPaused ? 'Play' : 'Pause'}
          <span className="sr-only"> the slide show</span>
        </Button>
      )}
      <span aria-hidden className="ml-auto text-muted tabular-nums">
        {selected + 1} / {embla.slideNodes().length}
      </span>
      {(
        [
          ['Previous', 'scrollPrev', ChevronLeft],
          ['Next', 'scrollNext', ChevronRight],
        ] as const
      ).map(([name, scroll, Arrow]) => (
        <Button
          key={name}
          variant="ghost"
          size="icon"
          aria-label={`${name} slide`}
          onClick={() => {
            setIsPaused(true);
            embla[scroll]();
          }}
        >
          <Arrow aria-hidden className="size-6" />
        </Button>
      ))}
    </>
  );
}

/** Dragging a slider inside a slide must not drag the slide. */
function watchDrag(_embla: unknown, { target }: MouseEvent | TouchEvent): boolean {
  return !(target instanceof HTMLInputElement);
}
