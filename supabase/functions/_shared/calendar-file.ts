import type { Business } from './business.ts';

export type CalendarEvent = {
  /** The `UID`: a later file with the same one replaces the entry. */
  readonly reference: string;
  /** Rises with each change, so that a calendar replaces the entry that it has. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly stamp: Date;
  readonly starts: Date;
  readonly ends: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
};

/** What a mail says of the file beside its type: whether it brings an entry or takes it away (RFC 5546). */
export function calendarMethod({ status }: Pick<CalendarEvent, 'status'>): 'PUBLISH' | 'CANCEL' {
  return status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
}

/**
 * A calendar file (RFC 5545) with one event in UTC. The text ends in CRLF, its lines are at most 75 bytes
 * long, and the same event gives the same text.
 */
export function calendarFile(event: CalendarEvent, business: Business): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(business.name)}//Booking//EN`,
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.reference}@${business.calendarHost}`,
    `SEQUENCE:${event.sequence}`,
    `ORGANIZER;CN="${business.name.replaceAll('"', '')}":mailto:${business.email}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.starts)}`,
    `DTEND:${utc(event.ends)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `2026-11-24T15:00:00.000Z` as `20261124T150000Z`. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a line after at most 73 bytes, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const breaks = bytes + size > 73;
    bytes = breaks ? size + 1 : bytes + size;
    return breaks ? `\r\n ${character}` : character;
  }).join('');
}
