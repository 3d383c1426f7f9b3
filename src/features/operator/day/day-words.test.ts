import { expect, test } from 'vitest';
import { groupByDay, promiseWords, splitBlocks, sumWords } from './day-words';
import { dayVisit, flu } from '@shared/visits/day-visit.fixture';

// Sunday, 10:30 AM in Denver.
const now = new Date('2026-11-22T17:30:00Z');

test('today and tomorrow are always there, other days only with visits, earlier ones last, yesterday first', () => {
  const visits = ['2026-11-19', '2026-11-21', '2026-11-30'].map((day) => dayVisit(day, '09:00'));
  // It is still Sunday in Denver, an hour before midnight.
  const blocks = [{ ...flu, first: '2026-11-20', last: '2026-11-22' }];
  const groups = groupByDay({ visits, blocks }, new Date('2026-11-23T06:00:00Z'));

  expect(groups.map(({ title, kind, visits: { length } }) => [title, kind, length])).toEqual([
    ['Today, Sun, Nov 22', 'today', 0],
    ['Tomorrow, Mon, Nov 23', 'ahead', 0],
    ['Mon, Nov 30', 'ahead', 1],
    ['Yesterday, Sat, Nov 21', 'earlier', 1],
    ['Earlier, Thu, Nov 19', 'earlier', 1],
  ]);
});

test.each([
  ['later today', '2026-11-22T18:40:00Z', 'by 11:40 AM', false],
  ['earlier today', '2026-11-22T16:40:00Z', 'late since 9:40 AM', true],
  ['tomorrow', '2026-11-23T16:00:00Z', 'by Mon 9:00 AM', false],
  ['a week later', '2026-11-29T16:00:00Z', 'by Sun, Nov 29, 9:00 AM', false],
  ['yesterday', '2026-11-21T18:40:00Z', 'late since Sat 11:40 AM', true],
  ['a week ago', '2026-11-15T18:40:00Z', 'late since Sun, Nov 15, 11:40 AM', true],
])('an answer that was promised for %s', (_name, answerBy, text, isLate) => {
  expect(promiseWords(answerBy, now)).toEqual({ text, isLate });
});

test('blocks of more than eight weeks ahead stand apart, and another year is named', () => {
  const [near, far] = ['2027-01-17', '2027-01-18'].map((first) => ({ ...flu, first, last: first }));
  const { soon, later } = splitBlocks(
    [near, far].flatMap((block) => block ?? []),
    now,
  );
  expect([soon, later]).toEqual([[near], [far]]);
  expect(groupByDay({ visits: [], blocks: soon }, now).at(-1)?.title).toBe('Sun, Jan 17, 2027');
});

const visit = dayVisit('2026-11-22', '09:00');
const extra = { ...visit, price: 90.5, travelFee: 20 };
const unpriced = { ...visit, price: 0 };
const near = { ...dayVisit('2026-11-24', '09:00'), yesText: 'Does that work?' };
const on = (day: string) => ({ ...near, starts: { day, time: '09:00' } });

test.each([
  ['nothing', [], ''],
  ['a visit', [visit], '1 visit, $165'],
  ['fees and no price', [visit, extra, unpriced], '3 visits, $275.50, 1 without a price'],
  ['no price alone', [unpriced], '1 visit, 1 without a price'],
  [
    'what was charged',
    [
      { ...visit, charged: 120 },
      { ...unpriced, charged: 0 },
    ],
    '2 visits, $120',
  ],
  ['a no-show', [visit, { ...visit, status: 'no_show' as const }], '2 visits, $165, 1 nobody home'],
  ['a time that was asked for', [visit], '1 visit, $165'],
  ['no yes to another time', [near], '1 visit, $165, 1 not heard from'],
  ['another time that its owner cannot come to', [{ ...near, hasWish: true }], '1 visit, $165'],
  ['a yes to another time', [{ ...near, hasAccepted: true, yesText: '' }], '1 visit, $165'],
  ['no yes to a time that has passed', [on('2026-11-22')], '1 visit, $165'],
  [
    'no yes to the price of a visit that has begun',
    [{ ...on('2026-11-22'), openPrice: '$190 instead of $165' }],
    '1 visit, $165, 1 not heard from',
  ],
  [
    'a higher price without a yes',
    [{ ...near, openAmount: 20 }],
    '1 visit, $145, 1 not heard from',
  ],
  ['no yes far ahead', [on('2026-12-25')], '1 visit, $165, 1 not heard from'],
])('the sum of a day counts %s', (_name, visits, words) => {
  expect(sumWords(visits, now, () => 0)).toBe(words);
});

test('the sum of a day is less what Late texts took off, and nothing off a price that is open', () => {
  expect(sumWords([visit, unpriced], now, () => 15)).toBe('2 visits, $150, 1 without a price');
});
