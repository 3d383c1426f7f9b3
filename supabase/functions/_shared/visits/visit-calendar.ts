import type { Business } from '../business/business.ts';
import { joinFilled, petNames } from '../business/format.ts';
import { formatPhone } from '../business/phone.ts';
import { paymentWords } from '../business/policy.ts';
import { promises } from '../business/promises.ts';
import { type DenverTime, denverMoment } from '../time/denver-time.ts';
import { type CancelTerms, awaitsYes, cancelWords } from './cancel-terms.ts';
import { arrivalWords } from './time-words.ts';
import type { OwnerVisit } from './visit-state.ts';
import { type VisitTerms, groomerWords, priceWords } from './visit-terms.ts';

export type ScheduledVisit = Pick<
  OwnerVisit,
  'reference' | 'revision' | 'address' | 'estimate' | 'priceNote' | 'hasPhone'
> &
  VisitTerms & {
    readonly status: 'confirmed' | 'canceled';
    readonly pets: readonly { readonly name: string }[];
    readonly starts: DenverTime;
    readonly minutes: number;
    readonly changedAt: string;
    readonly canceling: CancelTerms | null;
  };

type Entry = {
  /** A file with the same `UID` replaces the entry. */
  readonly uid: string;
  /** Nobody has agreed to the time yet. */
  readonly isTentative?: boolean;
  readonly summary: string;
  readonly description: readonly (string | false | null)[];
  readonly location: string;
};

/** The reference is the `UID`, so a later file of the visit replaces the entry. */
export function visitCalendar(visit: ScheduledVisit, business: Business): string {
  const { reference, address } = visit;
  const contact = `${business.name}, ${formatPhone(business.phone)}`;
  const arrival = arrivalWords(visit.starts.time, awaitsYes(visit.canceling));
  const entry = {
    uid: reference,
    isTentative: awaitsYes(visit.canceling),
    summary: `Grooming for ${petNames(visit.pets)}`,
    description:
      visit.status === 'canceled'
        ? [`Visit ${reference} is canceled.`, contact]
        : [
            `Visit ${reference}.`,
            joinFilled([arrival, visit.hasPhone && promises.arrival], ' '),
            groomerWords(visit),
            priceWords(visit),
            visit.price !== null && visit.priceNote && `That’s ${visit.priceNote}.`,
            paymentWords(),
            visit.canceling && cancelWords(visit.canceling),
            contact,
          ],
    location: address,
  };
  return calendarFile(visit, entry, business);
}

/** RFC 5546 */
export function calendarMethod({ status }: Pick<ScheduledVisit, 'status'>): 'PUBLISH' | 'CANCEL' {
  return status === 'canceled' ? 'CANCEL' : 'PUBLISH';
}

/** RFC 5545, with one event in UTC. The same visit gives the same text. */
function calendarFile(visit: ScheduledVisit, entry: Entry, business: Business): string {
  const { status, minutes } = visit;
  const starts = denverMoment(visit.starts.day, visit.starts.time);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(business.name)}//Booking//EN`,
    `METHOD:${calendarMethod(visit)}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}@${business.calendarHost}`,
    // rises with each change, or calendars keep the old entry
    `SEQUENCE:${visit.revision}`,
    `ORGANIZER;CN="${business.name.replaceAll('"', '')}":mailto:${business.email}`,
    `DTSTAMP:${formatUtc(new Date(visit.changedAt))}`,
    `DTSTART:${formatUtc(starts)}`,
    `DTEND:${formatUtc(new Date(starts.getTime() + minutes * 60_000))}`,
    `STATUS:${status === 'canceled' ? 'CANCELLED' : entry.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(entry.summary)}${status === 'canceled' ? ' (canceled)' : ''}`,
    `DESCRIPTION:${escapeText(entry.description.filter(Boolean).join('\n'))}`,
    `LOCATION:${escapeText(entry.location)}`,
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
