import type { ReactNode } from 'react';

const dots = {
  open: 'border-2 border-edge bg-paper',
  next: 'bg-accent',
  over: 'bg-spruce',
} as const;

type TimelineEntryProps = { tone: keyof typeof dots; children: ReactNode };

/** What fills a time of the day, on the day's line. */
export function TimelineEntry({ tone, children }: TimelineEntryProps) {
  return (
    <div className="relative ml-1.5 border-l-2 border-line pb-4 pl-5">
      <span
        aria-hidden
        className={`absolute top-2 -left-2 size-4 rounded-full ${dots[tone]}`}
      />
      {children}
    </div>
  );
}

type TimelineGapProps = { minutes: number; children: ReactNode };

/** Time between two entries: the longer, the taller. */
export function TimelineGap({ minutes, children }: TimelineGapProps) {
  const height = Math.min(Math.max(minutes, 30), 240) / 40;
  return (
    <div
      className="ml-1.5 flex items-center border-l-2 border-dashed border-line py-3 pl-5"
      style={{ minHeight: `${height}rem` }}
    >
      {children}
    </div>
  );
}
