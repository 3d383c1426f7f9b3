import { type RefObject, useEffect, useState } from 'react';

/**
 * `waiting` until it comes into view; then `passing`, or `swaying` if the picture was in view from
 * the start.
 */
type Line = 'waiting' | 'passing' | 'swaying' | 'stopped';

/** Moves once, when half of it is in view; the first touch stops it (`data-line` in motion.css). */
export function useShownLine(frame: RefObject<Element | null>) {
  const [line, setLine] = useState<Line>();

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio >= 0.5) {
          observer.disconnect();
          setLine((state) => next(state));
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

function next(line: Line | undefined): Line {
  if (line === 'stopped') return line;
  return line === 'waiting' ? 'passing' : 'swaying';
}
