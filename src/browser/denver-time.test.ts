import { expect, onTestFinished, test, vi } from 'vitest';
import { addDays, denverDay, denverHour, formatDay, isDay, isSunday } from './denver-time';

test.each([
  ['23:30 in Tokyo is the same morning in Denver', '2026-11-21T23:30:00+09:00', '2026-11-21'],
  ['00:30 in Tokyo is the day before in Denver', '2026-11-22T00:30:00+09:00', '2026-11-21'],
  ['17:30 in Denver, already tomorrow in UTC', '2026-11-22T00:30:00Z', '2026-11-21'],
  ['a minute before midnight, winter', '2026-11-22T06:59:00Z', '2026-11-21'],
  ['midnight, winter', '2026-11-22T07:00:00Z', '2026-11-22'],
  ['a minute before midnight, summer', '2026-07-02T05:59:00Z', '2026-07-01'],
  ['midnight, summer', '2026-07-02T06:00:00Z', '2026-07-02'],
  ['the last minute of the day clocks go forward', '2026-03-09T05:59:00Z', '2026-03-08'],
  ['the last minute of the day clocks go back', '2026-11-02T06:59:00Z', '2026-11-01'],
  ['New Year in UTC is still the old year', '2027-01-01T06:59:00Z', '2026-12-31'],
  ['New Year in Denver', '2027-01-01T07:00:00Z', '2027-01-01'],
])('%s', (_name, moment, day) => {
  expect(denverDay(new Date(moment))).toBe(day);
});

test('the hour is Denver’s, and midnight is 0', () => {
  expect(denverHour(new Date('2026-11-22T00:30:00Z'))).toBe(17);
  expect(denverHour(new Date('2026-11-22T07:00:00Z'))).toBe(0);
});

test('day and hour do not depend on how an engine prints dates', () => {
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(prototype, 'format', 'get');
  onTestFinished(() => void format.mockRestore());
  format.mockReturnValue(() => '11/21/2026, 5 PM');
  const moment = new Date('2026-11-22T00:30:00Z');
  expect([denverDay(moment), denverHour(moment)]).toEqual(['2026-11-21', 17]);
});

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', -1, '2026-11-20'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['tomorrow', false],
  ['', false],
])('is "%s" a day? %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('Sundays and words', () => {
  expect([isSunday('2026-11-22'), isSunday('2026-11-23')]).toEqual([true, false]);
  expect(formatDay('2026-11-24')).toBe('Tue, Nov 24');
  expect(formatDay('2026-11-24', 'long')).toBe('Tuesday, November 24');
});
