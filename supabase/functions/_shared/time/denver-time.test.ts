import assert from 'node:assert/strict';
import {
  addDays,
  calendarLeaf,
  denverDay,
  denverHour,
  denverMoment,
  denverTime,
  endTime,
  formatDay,
  formatDayAndTime,
  formatMoment,
  formatTime,
  isDay,
  timeAt,
  toMinutes,
} from './denver-time.ts';

for (const [when, moment, day] of [
  ['17:30 in Denver, already tomorrow in UTC', '2026-11-22T00:30:00Z', '2026-11-21'],
  ['a minute before midnight, winter', '2026-11-22T06:59:00Z', '2026-11-21'],
  ['midnight, winter', '2026-11-22T07:00:00Z', '2026-11-22'],
  ['a minute before midnight, summer', '2026-07-02T05:59:00Z', '2026-07-01'],
  ['midnight, summer', '2026-07-02T06:00:00Z', '2026-07-02'],
  ['the last minute of the day clocks go forward', '2026-03-09T05:59:00Z', '2026-03-08'],
  ['the last minute of the day clocks go back', '2026-11-02T06:59:00Z', '2026-11-01'],
] as const) {
  Deno.test(when, () => assert.equal(denverDay(new Date(moment)), day));
}

Deno.test('gives the hour and time of Denver, with 0 for midnight', () => {
  assert.equal(denverHour(new Date('2026-11-22T00:30:00Z')), 17);
  assert.equal(denverHour(new Date('2026-11-22T07:00:00Z')), 0);
  assert.equal(denverTime(new Date('2026-11-22T05:05:00Z')), '22:05');
});

Deno.test('day and hour do not depend on how an engine prints dates', () => {
  const prototype = Intl.DateTimeFormat.prototype;
  const printing = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', { ...printing, get: () => () => '11/21/2026, 5 PM' });
  try {
    const moment = new Date('2026-11-22T00:30:00Z');
    assert.deepEqual([denverDay(moment), denverHour(moment)], ['2026-11-21', 17]);
  } finally {
    Object.defineProperty(prototype, 'format', printing);
  }
});

for (const [day, time, moment] of [
  ['2026-11-24', '16:00', '2026-11-24T23:00:00.000Z'],
  ['2026-07-01', '16:45', '2026-07-01T22:45:00.000Z'],
  ['2026-03-08', '08:00', '2026-03-08T14:00:00.000Z'],
  ['2026-11-01', '08:00', '2026-11-01T15:00:00.000Z'],
] as const) {
  Deno.test(`${day}, ${time} in Denver is ${moment}`, () => {
    assert.equal(denverMoment(day, time).toISOString(), moment);
  });
}

for (const [day, days, expected] of [
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', -1, '2026-11-20'],
] as const) {
  Deno.test(`adds ${days} days to ${day}`, () => assert.equal(addDays(day, days), expected));
}

for (const [text, expected] of [
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['tomorrow', false],
  ['', false],
] as const) {
  Deno.test(`"${text}" is ${expected ? 'a' : 'no'} day`, () => assert.equal(isDay(text), expected));
}

Deno.test('writes days in words', () => {
  assert.equal(formatDay('2026-11-24'), 'Tue, Nov 24');
  assert.equal(formatDay('2026-11-24', 'long'), 'Tuesday, November 24');
  assert.equal(formatDay('2026-11-24', 'full'), 'Tuesday, November 24, 2026');
  const leaf = (weekday: string, month: string) => ({ weekday, month, date: '4' });
  assert.deepEqual(calendarLeaf('2026-11-04'), leaf('Wednesday', 'November'));
  assert.deepEqual(calendarLeaf('2026-11-04', 'short'), leaf('Wed', 'Nov'));
});

for (const [time, words, minutes] of [
  ['00:05', '12:05 AM', 5],
  ['09:30', '9:30 AM', 570],
  ['12:00', '12:00 PM', 720],
  ['17:45', '5:45 PM', 1065],
] as const) {
  Deno.test(`${time} is ${words} and ${minutes} minutes after midnight`, () => {
    assert.equal(formatTime(time), words);
    assert.equal(toMinutes(time), minutes);
    assert.equal(timeAt(minutes), time);
  });
}

Deno.test('a visit ends its number of minutes after its start', () => {
  assert.equal(endTime('09:45', 90), '11:15');
});

Deno.test('writes a moment of today as a time, and adds the day to another day’s', () => {
  const now = new Date('2026-11-22T05:30:00Z');
  const lastNight = new Date('2026-11-21T06:12:00Z');
  assert.equal(formatMoment(new Date('2026-11-21T16:12:00Z'), now), 'at 9:12 AM');
  assert.equal(formatMoment(lastNight, now), 'on Fri, Nov 20, at 11:12 PM');
  assert.equal(formatDayAndTime(lastNight), 'Fri, Nov 20, 11:12 PM');
});
