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
  'reference' | 'revision' | 'address' | 'estimate' | 'priceNote' | 'feeNote' | 'hasPhone'
> &
  VisitTerms & {
    readonly status: 'confirmed' | 'canceled';
    readonly pets: readonly { readonly name: string }[];
    readonly starts: DenverTime;
    readonly minutes: number;
    readonly changedAt: string;
    readonly canceling: CancelTerms | null;
  };

/** RFC 5545, with one event in UTC. The same visit gives the same text, and a later file of it replaces the entry. */
export function visitCalendar(visit: ScheduledVisit, business: Business): string {
  const { reference, status, minutes, canceling } = visit;
  const isHeld = awaitsYes(canceling);
  const starts = denverMoment(visit.starts.day, visit.starts.time);
  const contact = `${business.name}, ${formatPhone(business.phone)}`;
  const description =
    status === 'canceled'
      ? [`Visit ${reference} is canceled.`, contact]
      : [
          `Visit ${reference}.`,
          joinFilled(
            [arrivalWords(visit.starts.time, isHeld), visit.hasPhone && promises.arrival],
            ' ',
          ),
          groomerWords(visit),
          priceWords(visit),
          paymentWords(),
          canceling && cancelWords(canceling),
          contact,
        ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(business.name)}//Booking//EN`,
    `METHOD:${calendarMethod(visit)}`,
    'BEGIN:VEVENT',
    `UID:${reference}@${business.calendarHost}`,
    // rises with each change, or calendars keep the old entry
    `SEQUENCE:${visit.revision}`,
    `ORGANIZER;CN="${business.name.replaceAll('"', '')}":mailto:${business.email}`,
    `DTSTAMP:${formatUtc(new Date(visit.changedAt))}`,
    `DTSTART:${formatUtc(starts)}`,
    `DTEND:${formatUtc(new Date(starts.getTime() + minutes * 60_000))}`,
    `STATUS:${status === 'canceled' ? 'CANCELLED' : isHeld ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SUMMARY:Grooming for ${escapeText(petNames(visit.pets))}${status === 'canceled' ? ' (canceled)' : ''}`,
    `DESCRIPTION:${escapeText(joinFilled(description, '\n'))}`,
    `LOCATION:${escapeText(visit.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** RFC 5546 */
export function calendarMethod({ status }: Pick<ScheduledVisit, 'status'>): 'PUBLISH' | 'CANCEL' {
  return status === 'canceled' ? 'CANCEL' : 'PUBLISH';
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
