import { expect, test } from 'vitest';
import { answerPromise, answerWords } from './answer-promise';
import { promises } from '@shared/business/promises';

const clock = ' Our 2 hours start at 7 AM.';
const closedDays = ['2026-11-26', '2026-11-27'];

test.each([
  ['in the morning', '24T09:40', '11:40 AM', ''],
  ['before seven', '24T06:30', '9:00 AM', clock],
  ['in the evening', '24T18:30', '9:00 AM on Wednesday, November 25', clock],
  ['on a Sunday', '22T11:00', '9:00 AM on Monday, November 23', clock],
  ['before two closed days', '25T17:30', '9:00 AM on Saturday, November 28', clock],
])('a request sent %s is answered by a clock time in Denver', (_when, sent, by, why) => {
  const promise = answerPromise(new Date(`2026-11-${sent}:00-07:00`), closedDays);
  expect(promise).toBe(`We’ll answer by ${by}.${why}`);
});

test('without the closed days no clock time is promised', () => {
  expect(answerPromise(new Date('2026-11-24T09:40:00-07:00'), undefined)).toBe(
    promises.confirmation,
  );
});

test.each([
  ['24T08:00', `We’ll answer by 9:00 AM.${clock}`],
  ['24T09:01', 'We’re late with our answer. Please call or text us.'],
])('the words of a promise of the evening before fit %s, when they are read', (now, words) => {
  const at = (time: string) => new Date(`2026-11-${time}:00-07:00`);
  expect(answerWords(at('23T18:30'), at('24T09:00'), at(now))).toBe(words);
});
