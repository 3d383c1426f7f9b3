import type { Business } from '../business/business.ts';

export type CalendarEvent = {
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
export function calendarFile(event: CalendarEvent, business: Business): string {
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
