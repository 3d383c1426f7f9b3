import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { headerPicture } from '@shared/business/header-picture';
import { calendarLeaf, formatDay } from '@shared/time/denver-time';

type AppointmentTicketProps = {
  /** The ticket shows its part of town, or the van without one. */
  zip: string;
  title: ReactNode;
  day: string;
  /** Such as "8-10 AM" or "around 9:30 AM". */
  time: string;
  details?: readonly string[];
  note?: string | undefined;
  reference: string;
  stamp: string;
  tone?: 'waiting' | 'good' | 'gone';
  children: ReactNode;
};

/** A ticket on the left of a wide screen, and what happens next on its right. */
export const besideTicket =
  'items-start gap-x-12 lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]';

/** Beside the label; wraps below it when letters are large. */
const besideLabel = 'min-w-[min(100%,9rem)] grow basis-0';

const tones = {
  waiting: 'border-accent text-accent-deep',
  good: 'border-spruce text-spruce',
  gone: 'border-muted text-muted',
} as const;

/** Drawn like the ticket in emails. */
export function AppointmentTicket(props: AppointmentTicketProps) {
  const { zip, title, day, time, details, note, reference, stamp, children } = props;
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-card shadow-card">
      <img
        src={`/email/${headerPicture(zip).name}.jpg`}
        alt=""
        width="600"
        height="270"
        className="h-33 w-full bg-accent-soft object-cover object-[50%_80%] sm:h-48"
      />
      <div className="px-5 py-4 sm:px-8 sm:pt-6">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className={besideLabel}>{title}</div>
          <p
            className={classNames(
              'ticket-stamp mt-1.5 rounded-control border-2 px-2 font-display text-lg font-semibold sm:text-xl',
              tones[props.tone ?? 'waiting'],
            )}
          >
            {stamp}
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Leaf day={day} />
          <div className={besideLabel}>
            <p className="text-lg font-semibold tabular-nums sm:text-xl">
              <span className="sr-only">{formatDay(day, 'long')}, </span>
              {time}
            </p>
            {details?.map((detail) => (
              <p key={detail} className="text-[0.95rem] leading-snug text-muted">
                {detail}
              </p>
            ))}
            <p className="text-[0.95rem] text-muted tabular-nums">
              Reference <span className="whitespace-nowrap">{reference}</span>
            </p>
          </div>
        </div>
        {note ? (
          <p className="mt-3 rounded-control bg-accent-soft px-4 py-2.5 leading-snug whitespace-pre-line">
            {note}
          </p>
        ) : null}
      </div>
      <div aria-hidden className="relative mx-5 border-t-2 border-dashed border-line">
        <Notch className="-left-9" />
        <Notch className="-right-9" />
      </div>
      <div className="px-5 pb-3 sm:px-8 sm:pb-5">{children}</div>
    </div>
  );
}

function Leaf({ day }: { day: string }) {
  const leaf = calendarLeaf(day);
  return (
    <div
      aria-hidden
      className="w-21 shrink-0 overflow-hidden rounded-control border border-line text-center"
    >
      <p className="bg-accent py-0.5 text-sm font-semibold text-white">{leaf.weekday}</p>
      <p className="font-display text-title font-semibold tabular-nums">{leaf.date}</p>
      <p className="pb-1 text-sm text-muted">{leaf.month}</p>
    </div>
  );
}

export function TicketFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-1.5 leading-snug">
      <dt className="w-21 text-[0.95rem] text-muted">{term}</dt>
      <dd className={`${besideLabel} font-semibold wrap-anywhere`}>{children}</dd>
    </div>
  );
}

function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute -top-3.5 size-7 rounded-full border border-line bg-paper',
        className,
      )}
    />
  );
}
