import type { Business } from '../business/business.ts';
import { joinNames } from '../business/format.ts';
import { formatPhone } from '../business/phone.ts';
import { paymentWords } from '../business/policy.ts';
import { promises } from '../business/promises.ts';
import { type DenverTime, denverMoment } from '../time/denver-time.ts';
import { type CancelTerms, cancelWords } from './cancel-terms.ts';
import type { OperatorVisit, OwnerVisit } from './visit-state.ts';
import { type VisitTerms, arrivalWords, groomerWords, priceWords } from './visit-terms.ts';

type Scheduled = {
  readonly status: 'confirmed' | 'canceled';
  readonly pets: readonly { readonly name: string }[];
  readonly starts: DenverTime;
  readonly minutes: number;
  readonly changedAt: string;
};

export type ScheduledVisit = Scheduled &
  Pick<OwnerVisit, 'reference' | 'revision' | 'address' | 'estimate'> &
  VisitTerms & { readonly canceling: CancelTerms | null };

type OperatorEntry = Scheduled &
  Pick<OperatorVisit, 'reference' | 'revision' | 'address' | 'zipCode' | 'notes' | 'groomer'> & {
    readonly owner: { readonly name: string; readonly phone: string };
  };

/** Has the `UID` of the request, so it replaces the tentative entry that the booking form offered. */
export function visitCalendar(visit: ScheduledVisit, business: Business): string {
  const { reference, revision, status, address } = visit;
  const isCanceled = status === 'canceled';
  const summary = `Grooming for ${joinNames(visit.pets.map(({ name }) => name))}`;
  const contact = `${business.name}, ${formatPhone(business.phone)}`;

  return calendarFile(
    {
      uid: reference,
      sequence: revision,
      status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
      ...toTimes(visit),
      summary: isCanceled ? `${summary} (canceled)` : summary,
      description: isCanceled
        ? `Visit ${reference} is canceled.\n${contact}`
        : [
            `Visit ${reference}.`,
            `${arrivalWords(visit.starts.time)} ${promises.arrival}`,
            groomerWords(visit),
            priceWords(visit),
            paymentWords(),
            visit.canceling && cancelWords(visit.canceling),
            contact,
          ]
            .filter(Boolean)
            .join('\n'),
      location: address,
    },
    business,
  );
}

/** Has its own `UID`, apart from the owner's entry. */
export function operatorCalendar(visit: OperatorEntry, business: Business): string {
  const { reference, revision, status, owner, address, zipCode, notes, groomer } = visit;
  const isCanceled = status === 'canceled';
  const summary = `${joinNames(visit.pets.map(({ name }) => name))}, ${owner.name}`;
  return calendarFile(
    {
      uid: `${reference}-operator`,
      sequence: revision,
      status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
      ...toTimes(visit),
      summary: isCanceled ? `${summary} (canceled)` : summary,
      description: [
        `Visit ${reference}`,
        [owner.name, formatPhone(owner.phone)].filter(Boolean).join(', '),
        groomer && `${groomer} comes.`,
        notes,
      ]
        .filter(Boolean)
        .join('\n'),
      location: [address, zipCode].filter(Boolean).join(', '),
    },
    business,
  );
}

function toTimes({ starts: { day, time }, minutes, changedAt }: Scheduled) {
  const starts = denverMoment(day, time);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  return { stamp: new Date(changedAt), starts, ends };
}

type CalendarEvent = {
  /** A file with the same one replaces the entry. */
  readonly uid: string;
  /** Must rise with each change, or calendars keep the old entry. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly stamp: Date;
  readonly starts: Date;
  readonly ends: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
};

/** RFC 5546 */
export function calendarMethod({ status }: Pick<CalendarEvent, 'status'>): 'PUBLISH' | 'CANCEL' {
  return status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
}

/** RFC 5545, with one event in UTC. The same event gives the same text. */
function calendarFile(event: CalendarEvent, business: Business): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(business.name)}//Booking//EN`,
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}@${business.calendarHost}`,
    `SEQUENCE:${event.sequence}`,
    `ORGANIZER;CN="${business.name.replaceAll('"', '')}":mailto:${business.email}`,
    `DTSTAMP:${formatUtc(event.stamp)}`,
    `DTSTART:${formatUtc(event.starts)}`,
    `DTEND:${formatUtc(event.ends)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function formatUtc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Lines may have 75 bytes; leaves room for the space and never splits a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const isBreak = bytes + size > 73;
    bytes = isBreak ? size + 1 : bytes + size;
    return isBreak ? `\r\n ${character}` : character;
  }).join('');
}
