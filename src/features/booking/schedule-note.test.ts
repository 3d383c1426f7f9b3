import { expect, test } from 'vitest';
import { scheduleNote } from './schedule-note';
import { durationWords } from '@/content/services/package-words';
import { closedWords, latestFinish } from '@shared/hours';

const sunday = `${closedWords}; we’ll offer you the nearest day.`;
const passed = 'That window has passed today; we’ll offer you the nearest time we can.';
const saturdayNoon = new Date('2026-11-21T12:05:00-07:00');

const lateGroom = `A full groom takes ${durationWords('full-groom')}; we may offer you an earlier start.`;

test.each([
  ['2026-11-22', '8-10 AM', sunday],
  ['2026-11-22', '', sunday],
  ['2026-11-21', '10 AM-12 PM', passed],
  ['2026-11-21', '12-2 PM', undefined],
  ['2026-11-23', '8-10 AM', undefined],
  ['2026-11-23', '4-6 PM', latestFinish],
  ['', '8-10 AM', undefined],
])('%s, %s is noted with "%s"', (day, slot, note) => {
  expect(scheduleNote(day, slot, saturdayNoon, ['spa-bath'])).toBe(note);
});

test.each([
  ['spa-bath', 'spa-bath'],
  ['full-groom', 'spa-bath'],
  ['full-groom', 'full-groom'],
  ['cat-grooming', 'full-groom', ''],
])('pets that take turns in the last window are noted: %s, %s', (...services) => {
  expect(scheduleNote('2026-11-23', '4-6 PM', saturdayNoon, services)).toBe(
    'Your pets take turns, so we may offer you an earlier start.',
  );
  expect(scheduleNote('2026-11-23', '2-4 PM', saturdayNoon, services)).toBeUndefined();
});

test.each([
  ['2026-11-23', '4-6 PM', lateGroom],
  ['', '4-6 PM', lateGroom],
  ['2026-11-23', '2-4 PM', undefined],
  ['2026-11-22', '4-6 PM', sunday],
])('a full groom on %s, %s is noted with "%s"', (day, slot, note) => {
  expect(scheduleNote(day, slot, saturdayNoon, ['full-groom'])).toBe(note);
});
