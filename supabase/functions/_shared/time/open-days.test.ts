import assert from 'node:assert/strict';
import { movableEnd } from '../visits/cancel-terms.ts';
import {
  closedWords,
  firstDayToAsk,
  isWindowOver,
  isWindowTooSoon,
  nearestOpenDays,
  nextWorkDays,
} from './open-days.ts';

const { test } = Deno;

const closedDays = ['2026-11-26', '2026-12-25'];
const at = (time: string) => new Date(`${time}:00-07:00`);

for (const [day, window, now, isOver] of [
  ['2026-11-24', '10 AM-12 PM', '2026-11-24T11:59', false],
  ['2026-11-25', '8-10 AM', '2026-11-24T12:00', false],
  ['2026-11-23', '4-6 PM', '2026-11-24T07:00', true],
  // already Wednesday in UTC
  ['2026-11-24', '4-6 PM', '2026-11-24T17:30', false],
  ['2026-11-24', 'noon', '2026-11-24T23:59', false],
] as const) {
  test(`${window} of ${day} is ${isOver ? '' : 'not '}over at ${now} in Denver`, () => {
    assert.equal(isWindowOver(day, window, at(now)), isOver);
  });
}

for (const [day, window, now, isTooSoon] of [
  // the answer comes by 3:08 PM
  ['2026-11-24', '2-4 PM', '2026-11-24T13:08', true],
  // by Monday, 9 AM
  ['2026-11-23', '8-10 AM', '2026-11-21T17:30', true],
  ['2026-11-23', '10 AM-12 PM', '2026-11-21T17:30', false],
  // already Wednesday in UTC
  ['2026-11-25', '8-10 AM', '2026-11-24T17:30', true],
  ['2026-11-27', '8-10 AM', '2026-11-25T17:30', true],
  ['2026-11-24', 'noon', '2026-11-24T23:59', false],
] as const) {
  test(`${window} of ${day} is ${isTooSoon ? '' : 'not '}too soon at ${now} in Denver`, () => {
    assert.equal(isWindowTooSoon(day, window, at(now), closedDays), isTooSoon);
  });
}

test('visitors can choose today until the answer would come after its last window begins', () => {
  assert.equal(firstDayToAsk(at('2026-11-20T14:00')), '2026-11-20');
  assert.equal(firstDayToAsk(at('2026-11-20T14:01')), '2026-11-21');
});

for (const [now, days] of [
  ['2026-11-14T09:00', '2026-11-14 2026-11-16 2026-11-17 2026-11-18 2026-11-19'],
  ['2026-11-25T18:00', '2026-11-26 2026-11-27 2026-11-28 2026-11-30 2026-12-01'],
] as const) {
  test(`the next five work days at ${now} skip Sundays, but not closed days`, () => {
    assert.equal(nextWorkDays(at(now), closedDays).join(' '), days);
  });
}

for (const [day, now, nearest] of [
  ['2026-11-29', '2026-11-24T12:00', ['2026-11-28', '2026-11-30']],
  ['2026-11-26', '2026-11-24T12:00', ['2026-11-25', '2026-11-27']],
  ['2026-12-25', '2026-11-24T12:00', ['2026-12-24', '2026-12-26']],
  // today is over, and then today is the last day before
  ['2026-11-29', '2026-11-28T14:01', ['2026-11-30', '2026-12-01']],
  ['2026-11-29', '2026-11-28T14:00', ['2026-11-28', '2026-11-30']],
] as const) {
  test(`the open days nearest to ${day} are ${nearest.join(' and ')} at ${now}`, () => {
    assert.deepEqual(nearestOpenDays(day, at(now), closedDays), nearest);
  });
}

test('says whether a day is closed as a Sunday, as a holiday or otherwise', () => {
  assert.equal(closedWords('2026-11-29'), 'We’re closed on Sundays');
  assert.equal(closedWords('2026-11-26'), 'We’re closed on Thanksgiving');
  assert.equal(closedWords('2026-11-27'), 'We’re closed that day');
});

for (const [name, day, evening] of [
  ['a Tuesday', '2026-11-24', '2026-11-23T19:00'],
  ['a Monday', '2026-11-30', '2026-11-28T19:00'],
  ['the day after a closed one', '2026-11-27', '2026-11-25T19:00'],
] as const) {
  test(`a visit of ${name} moves by phone until the last open evening before`, () => {
    assert.deepEqual(movableEnd(day, closedDays), at(evening));
  });
}
