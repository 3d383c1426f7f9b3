import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { PetSilhouette, type PetSilhouetteProps } from './pet-silhouette/pet-silhouette';

type AppointmentTicketProps = {
  name: string;
  nameLevel?: 2 | 3;
  day: { readonly weekday: string; readonly date: string; readonly month: string };
  /** Such as "8-10 AM" or "at 9:30 AM". */
  time: string;
  reference: string;
  stamp: string;
  tone?: 'waiting' | 'good' | 'gone';
  pets: readonly PetSilhouetteProps[];
  children?: ReactNode;
};

const tones = {
  waiting: 'border-accent text-accent-deep',
  good: 'border-spruce text-spruce',
  gone: 'border-muted text-muted',
} as const;

export function AppointmentTicket({
  name,
  nameLevel = 2,
  day,
  time,
  reference,
  stamp,
  tone = 'waiting',
  pets,
  children,
}: AppointmentTicketProps) {
  const Name = `h${nameLevel}` as const;
  return (
    <div className="relative flex overflow-hidden rounded-card border border-line bg-[#fffaf0] shadow-card max-sm:flex-col-reverse">
      <span
        aria-hidden
        className="absolute inset-x-0 top-0 z-1 h-1.5 bg-linear-to-r from-rose via-copper to-peach"
      />
      <div className="min-w-0 grow p-5 sm:p-8">
        <p className="eyebrow text-muted">Alpenglow visit</p>
        <Name className="mt-1 font-display text-page wrap-anywhere">{name}</Name>
        <div className="mt-1 flex flex-wrap items-end gap-1">
          {pets.map((pet, index) => (
            <PetSilhouette key={index} {...pet} className="w-20 sm:w-24" />
          ))}
        </div>
        {children}
      </div>
      <div className="relative shrink-0 border-line bg-card p-5 max-sm:border-b-2 max-sm:border-dashed sm:flex sm:w-56 sm:flex-col sm:justify-center sm:border-l-2 sm:border-dashed sm:p-7">
        <Notch className="max-sm:-bottom-3.5 max-sm:-left-3.5 sm:-top-3.5 sm:-left-3.5" />
        <Notch className="max-sm:-right-3.5 max-sm:-bottom-3.5 sm:-bottom-3.5 sm:-left-3.5" />
        <div className="flex items-center gap-4 sm:flex-col sm:items-stretch sm:text-center">
          <div className="w-24 overflow-hidden rounded-control border border-line text-center sm:w-full">
            <p className="bg-accent py-1 text-sm font-semibold text-white">{day.weekday}</p>
            <p className="font-display text-[2.6rem] leading-[1.15] font-semibold tabular-nums">
              {day.date}
            </p>
            <p className="pb-1.5 text-[0.95rem] text-muted">{day.month}</p>
          </div>
          <div>
            <p className="text-lg font-semibold tabular-nums sm:mt-3">{time}</p>
            <p className="mt-1 text-[0.95rem] whitespace-nowrap text-muted tabular-nums">
              {reference}
            </p>
          </div>
        </div>
        <p
          className={classNames(
            'ticket-stamp mt-4 w-fit rounded-control border-3 px-3 py-0.5 font-display text-xl font-semibold sm:mx-auto sm:mt-7 sm:text-2xl',
            tones[tone],
          )}
        >
          {stamp}
        </p>
      </div>
    </div>
  );
}

type TicketFactProps = {
  term: string;
  /** Whether it spans both columns. */
  isWide?: boolean;
  children: ReactNode;
};

export function TicketFact({ term, isWide, children }: TicketFactProps) {
  return (
    <div className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-[0.95rem] text-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute z-2 size-7 rounded-full border border-line bg-paper',
        className,
      )}
    />
  );
}
