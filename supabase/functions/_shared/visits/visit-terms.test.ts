import assert from 'node:assert/strict';
import { arrivalWords } from './time-words.ts';
import { matchesRequest } from './visit-terms.ts';

const asked = { day: '2026-11-24', window: '8-10 AM' };

for (const [name, day, time, matches] of [
  ['the start of the window', '2026-11-24', '08:00', true],
  ['the last minute of the window', '2026-11-24', '09:59', true],
  ['the end of the window', '2026-11-24', '10:00', false],
  ['a minute before the window', '2026-11-24', '07:59', false],
  ['the same hour of the next day', '2026-11-25', '08:00', false],
] as const) {
  Deno.test(`${name} ${matches ? 'matches' : 'does not match'} the requested window`, () => {
    assert.equal(matchesRequest({ day, time }, asked), matches);
  });
}

Deno.test('announces no arrival before opening time', () => {
  assert.match(
    arrivalWords('08:00', false),
    /around 8:00 AM, give or take 15 minutes, never before 8 AM/,
  );
  assert.match(arrivalWords('08:14', false), /never before 8 AM/);
  for (const time of ['08:15', '06:30'])
    assert.doesNotMatch(arrivalWords(time, false), /never before/);
});
