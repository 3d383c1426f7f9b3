import { expect, test } from 'vitest';
import { ownerVisit } from './owner-visit.fixture';
import { dayRefusal, presetWish, wishProblem } from './time-wish';

// Tuesday, 12:30 PM in Denver.
const now = new Date('2026-11-24T19:30:00Z');

test.each([
  ['today, after our answer', '2026-11-24', '4-6 PM', undefined],
  ['today, before our answer', '2026-11-24', '2-4 PM', 'We answer by 2:30 PM. Call for this one.'],
  ['today, in a window that is over', '2026-11-24', '10 AM-12 PM', 'passed'],
  ['yesterday', '2026-11-23', '4-6 PM', 'passed'],
  ['a day off', '2026-11-26', '8-10 AM', undefined],
  ['a year ahead', '2027-11-24', '8-10 AM', undefined],
  ['a day more', '2027-11-25', '8-10 AM', 'within the next year'],
  ['no day', '', '8-10 AM', 'Choose a day'],
  ['no day of the calendar', '2026-02-30', '8-10 AM', 'Choose a day'],
])('judges a wish for %s', (_name, day, window, words) => {
  const problem = wishProblem({ day, window, words: '' }, now);
  if (words) expect(problem).toContain(words);
  else expect(problem).toBeUndefined();
});

test('the day shows refusals of the day alone', () => {
  expect(dayRefusal('too_far')).toContain('within the next year');
  expect(dayRefusal('too_many_wishes')).toBeUndefined();
  expect(dayRefusal(undefined)).toBeUndefined();
});

test('the window of the request is preset, or the first where it is no longer offered', () => {
  const preset = (window: string) =>
    presetWish({ ...ownerVisit, preferred: { ...ownerVisit.preferred, window } }, now).window;
  expect(preset('2-4 PM')).toBe('2-4 PM');
  expect(preset('6-8 PM')).toBe('8-10 AM');
});

test.each([
  ['?day=2026-12-01&window=12-2+PM', { day: '2026-12-01', window: '12-2 PM' }],
  ['?day=2026-11-24&window=12-2+PM', { day: '' }],
  ['?day=2026-12-01&window=noon', { day: '' }],
  ['?day=2026-13-01&window=12-2+PM', { day: '' }],
  ['', { day: '' }],
])(
  'a link with "%s" begins with what an email offered, if that is still to come',
  (search, begins) => {
    expect(presetWish({ ...ownerVisit, wish: null }, now, search)).toMatchObject(begins);
  },
);
