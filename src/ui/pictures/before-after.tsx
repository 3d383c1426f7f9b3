import { ChevronsLeftRight } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names';

type BeforeAfterProps = {
  name: string;
  before: ReactNode;
  after: ReactNode;
  /** The line's start, in percent. At 36 both eyes are after, an ear and a shoulder before. */
  split?: number;
  className?: string;
};

const tag = 'absolute bottom-3 rounded-full px-3 py-1 text-sm font-semibold';
// A thumb of almost no width keeps the edge between the pictures exactly under the pointer.
const thumb =
  '[&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-runnable-track]:h-full [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none';

/** A native range input over both pictures reveals the later one. The line moves across them once. */
export function BeforeAfter({
  name,
  before,
  after,
  split: firstSplit = 36,
  className,
}: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [split, setSplit] = useState(firstSplit);
  const { line, stop } = useShownLine(frame);

  // The visitor may have moved it before hydration.
  useLayoutEffect(() => {
    if (input.current) setSplit(input.current.valueAsNumber);
  }, []);
  // Set by code, because the security policy forbids style attributes in prerendered pages.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--split', `${split}%`);
  }, [split]);

  return (
    <div
      ref={frame}
      data-line={line}
      className={classNames(
        'relative isolate overflow-hidden rounded-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk',
        className,
      )}
    >
      <Layer picture={before} />
      <span aria-hidden className={classNames(tag, 'left-3 bg-dusk text-white')}>
        Before
      </span>
      <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--split))]">
        <Layer picture={after} />
        <span aria-hidden className={classNames(tag, 'right-3 bg-paper text-dusk')}>
          After
        </span>
      </div>
      <Handle />
      <input
        ref={input}
        type="range"
        min={0}
        max={100}
        value={split}
        onPointerDown={stop}
        onFocus={stop}
        onChange={({ target }) => setSplit(target.valueAsNumber)}
        aria-label={`Before and after: ${name}`}
        aria-valuetext={`${split}% before, ${100 - split}% after`}
        className={classNames(
          'absolute inset-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0 noscript:hidden',
          thumb,
        )}
      />
    </div>
  );
}

function Layer({ picture }: { picture: ReactNode }) {
  return <div className="absolute inset-0 [&>*]:size-full">{picture}</div>;
}

function Handle() {
  return (
    // As wide as the frame, so that a transform by its share of the width moves it: `left` would shift the layout.
    <div aria-hidden className="pointer-events-none absolute inset-0 translate-x-[var(--split)]">
      <div className="absolute inset-y-0 left-0 w-0.5 -translate-x-1/2 bg-paper">
        <span className="absolute bottom-1 left-1/2 flex size-11 -translate-x-1/2 items-center justify-center rounded-full bg-paper text-accent-deep shadow-lift noscript:hidden">
          <ChevronsLeftRight className="size-5" />
        </span>
      </div>
    </div>
  );
}

/** `waiting` until it comes into view; then `passing`, or `swaying` if the picture was in view from the start. */
type Line = 'waiting' | 'passing' | 'swaying' | 'stopped';

/** Moves once, when half of it is in view; the first touch stops it (`data-line` in motion.css). */
function useShownLine(frame: RefObject<Element | null>) {
  const [line, setLine] = useState<Line>();

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio >= 0.5) {
          observer.disconnect();
          setLine(nextLine);
        } else if (!entry.isIntersecting) {
          setLine((state) => state ?? 'waiting');
        }
      },
      { threshold: [0, 0.5] },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);

  return { line, stop: () => setLine('stopped') };
}

function nextLine(line: Line | undefined): Line {
  if (line === 'stopped') return line;
  return line === 'waiting' ? 'passing' : 'swaying';
}
