import { expect, test } from 'vitest';
import {
  calendarLeaf,
  denverTime,
  formatMinutes,
  formatMoment,
  formatTime,
  minutesOf,
  timeAt,
} from './clock-time';

test.each([
  ['00:05', '12:05 AM', 5],
  ['09:30', '9:30 AM', 570],
  ['12:00', '12:00 PM', 720],
  ['17:45', '5:45 PM', 1065],
])('%s is %s and %i minutes after midnight', (time, words, minutes) => {
  expect(formatTime(time)).toBe(words);
  expect(minutesOf(time)).toBe(minutes);
  expect(timeAt(minutes)).toBe(time);
});

test('a moment of today is a time, one of another day in Denver has the day too', () => {
  const now = new Date('2026-11-22T05:30:00Z');
  expect(denverTime(now)).toBe('22:30');
  expect(formatMoment(new Date('2026-11-21T16:12:00Z'), now)).toBe('at 9:12 AM');
  expect(formatMoment(new Date('2026-11-21T06:12:00Z'), now)).toBe('on Fri, Nov 20, at 11:12 PM');
});

test.each([
  [45, '45 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

test('a day is the words of its calendar leaf', () => {
  expect(calendarLeaf('2026-11-24')).toEqual({ weekday: 'Tuesday', month: 'November', date: '24' });
});
