import assert from 'node:assert/strict';
import { answerDeadline } from './answer-deadline.ts';

const cases: readonly (readonly [string, string, string])[] = [
  ['at noon on a Tuesday', '2026-11-24T12:10:00-07:00', '2026-11-24T14:10:00-07:00'],
  ['before the phone opens', '2026-11-24T06:59:00-07:00', '2026-11-24T09:00:00-07:00'],
  ['as it opens', '2026-11-24T07:00:00-07:00', '2026-11-24T09:00:00-07:00'],
  ['shortly before five', '2026-11-24T16:59:00-07:00', '2026-11-24T18:59:00-07:00'],
  ['at five', '2026-11-24T17:00:00-07:00', '2026-11-24T19:00:00-07:00'],
  ['a second after five', '2026-11-24T17:00:01-07:00', '2026-11-25T09:00:00-07:00'],
  ['at half past six', '2026-11-24T18:30:00-07:00', '2026-11-25T09:00:00-07:00'],
  ['shortly before seven', '2026-11-24T18:59:00-07:00', '2026-11-25T09:00:00-07:00'],
  ['at seven', '2026-11-24T19:00:00-07:00', '2026-11-25T09:00:00-07:00'],
  ['on a Saturday afternoon', '2026-11-21T16:30:00-07:00', '2026-11-21T18:30:00-07:00'],
  ['on a Saturday evening', '2026-11-21T17:30:00-07:00', '2026-11-23T09:00:00-07:00'],
  ['on a Sunday', '2026-11-22T11:00:00-07:00', '2026-11-23T09:00:00-07:00'],
  ['before two closed days', '2026-12-23T16:30:00-07:00', '2026-12-23T18:30:00-07:00'],
  ['the evening before two', '2026-12-23T17:30:00-07:00', '2026-12-26T09:00:00-07:00'],
  ['on a closed day', '2026-12-25T12:00:00-07:00', '2026-12-26T09:00:00-07:00'],
  ['on the night clocks go back', '2026-10-31T20:00:00-06:00', '2026-11-02T09:00:00-07:00'],
];

for (const [when, sent, deadline] of cases) {
  Deno.test(`the answer to a request that comes ${when} is due at ${deadline}`, () => {
    assert.deepEqual(
      answerDeadline(new Date(sent), ['2026-12-24', '2026-12-25']),
      new Date(deadline),
    );
  });
}
