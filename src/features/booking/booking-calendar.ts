import { timeWindows } from '@/content/booking-options';
import { business } from '@/content/business';
import { displayPhone } from '@/site/paths';
import type { BookingRequest } from './booking-schema';
import { denverMoment } from '@/browser/denver-time';

/**
 * A request as a calendar file (RFC 5545): one tentative event over the arrival window, in UTC.
 * Takes the moment it is made; the text ends in CRLF and its lines are at most 75 bytes long.
 */
export function bookingCalendar(request: BookingRequest, now: Date): string {
  const { reference } = request;
  const window = timeWindows.find(({ label }) => label === request.preferredTime) ?? timeWindows[0];
  const pets = request.pets.map(({ petName }) => petName).join(' and ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(business.name)}//Booking//EN`,
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(business.origin).host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(denverMoment(request.preferredDate, window.start))}`,
    `DTEND:${utc(denverMoment(request.preferredDate, window.end))}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escapeText(`Grooming for ${pets} (requested)`)}`,
    `DESCRIPTION:${escapeText(`Request ${reference}, not yet a confirmed appointment. Arrival window ${window.label}. ${business.name}, ${displayPhone()}`)}`,
    `LOCATION:${escapeText(`${request.address}, ${request.zipCode}`)}`,
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
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
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
