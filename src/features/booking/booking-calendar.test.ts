import { expect, test } from 'vitest';
import { bookingCalendar } from './booking-calendar';
import { bookingRequest } from './booking-request.fixture';

const now = new Date('2026-11-21T12:34:56Z');
const file = (changes: Partial<typeof bookingRequest> = {}) =>
  bookingCalendar({ ...bookingRequest, preferredDate: '2026-12-01', ...changes }, now);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('the event covers the arrival window in Denver, winter and summer', () => {
  expect(unfolded(file())).toContain('DTSTART:20261201T150000Z');
  expect(unfolded(file())).toContain('DTEND:20261201T170000Z');
  const summer = file({ preferredDate: '2027-07-01', preferredTime: '4-6 PM' });
  expect(unfolded(summer)).toContain('DTSTART:20270701T220000Z');
  expect(unfolded(summer)).toContain('DTEND:20270702T000000Z');
});

test('the event is tentative and names the reference', () => {
  const lines = unfolded(file());
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain('UID:AG-7K4Q2M@alpenglow-grooming.example');
  expect(lines).toContain('DTSTAMP:20261121T123456Z');
  expect(lines).toContain('SUMMARY:Grooming for Biscuit (requested)');
});

test('what the visitor typed cannot add lines of its own', () => {
  const address = '1 Main St; gate\nBEGIN:VEVENT, \\ 🐶';
  expect(unfolded(file({ address }))).toContain(
    'LOCATION:1 Main St\\; gate\\nBEGIN:VEVENT\\, \\\\ 🐶\\, 80206',
  );
});

test('no line is longer than 75 bytes, and no character is torn', () => {
  const text = file({ address: '🐶'.repeat(80) });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text).not.toContain('\uFFFD');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
