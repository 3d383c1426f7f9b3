import type { ReactNode } from 'react';
import type { Way } from './day-words';
import { formatTime } from '@shared/time/denver-time';
import { legWords, tightWord } from '@shared/visits/day-route';

const dots = {
  open: 'border-2 border-edge bg-paper',
  next: 'bg-accent',
  over: 'bg-spruce',
  waiting: 'bg-amber',
} as const;

type TimelineEntryProps = { tone: keyof typeof dots; children: ReactNode };

export function TimelineEntry({ tone, children }: TimelineEntryProps) {
  return (
    <div className="flex gap-3">
      <span aria-hidden className="no-print flex flex-col pt-2">
        <span className={`size-4 shrink-0 rounded-full ${dots[tone]}`} />
        <Line style="border-line" />
      </span>
      <div className="min-w-0 grow pb-3">{children}</div>
    </div>
  );
}

type EntryHeadProps = {
  /** `HH:MM`; an entry that is over has its hours elsewhere. */
  hours?: { from: string; until: string; isOver: boolean } | undefined;
  name: ReactNode;
  links: ReactNode;
};

export function EntryHead({ hours, name, links }: EntryHeadProps) {
  return (
    <div className={`flex justify-between gap-2 ${hours ? 'items-start' : 'items-center'}`}>
      <div className="min-w-0">
        {hours ? (
          <p className="tabular-nums">
            <strong className="text-lead font-semibold">{formatTime(hours.from)}</strong>{' '}
            <span className={`text-[0.95rem] ${hours.isOver ? 'text-amber' : 'text-muted'}`}>
              {/* The start says whether it is `AM` or `PM`. */}
              to {formatTime(hours.until).replace(/ .M$/, '')}
            </span>
          </p>
        ) : null}
        {name}
      </div>
      {links}
    </div>
  );
}

export function Drive({ leg }: { leg: Way | undefined }) {
  if (!leg) return null;
  const height = Math.min(leg.minutes, 240) / 60;
  return (
    <div className="flex gap-3" style={{ minHeight: `${height}rem` }}>
      <span aria-hidden className="no-print flex flex-col">
        <Line style="border-dashed border-edge" />
      </span>
      <div className="flex min-w-0 grow items-center py-0.5">
        <p
          className={`text-[0.95rem] print:text-[9.5pt] ${leg.isTight ? 'rounded-control bg-amber-soft px-3 py-1.5 leading-snug text-amber' : 'text-muted'}`}
        >
          {leg.isTight ? <strong>{tightWord}: </strong> : null}
          {legWords(leg, leg.next)}
        </p>
      </div>
    </div>
  );
}

function Line({ style }: { style: string }) {
  return (
    <span className="flex size-4 grow justify-center">
      <span className={`border-l-2 ${style}`} />
    </span>
  );
}
