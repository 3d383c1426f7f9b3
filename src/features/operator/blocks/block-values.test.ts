import { expect, test } from 'vitest';
import { toBlockTime, visitsIn } from './block-values';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('a visit that ends as a block begins, or begins as it ends, is not in its way', () => {
  const day = '2026-11-24';
  const time = { first: day, last: day, from: '12:00', until: '16:00' };
  const visits = ['11:00', '11:01', '15:59', '16:00'].map((start) => dayVisit(day, start));
  const found = visitsIn(time, { ...emptyDay, visits }, new Date('2026-11-24T14:00:00Z'));
  expect(found.map(({ starts }) => starts.time)).toEqual(['11:01', '15:59']);
});

test.each([
  ['08:00', '18:00', null],
  ['07:00', '20:00', null],
  ['08:15', '18:00', '08:15'],
  ['08:00', '', '08:00'],
])('hours from %s to %s block from %s on, or the whole day', (from, until, blocked) => {
  const values = { length: 'hours', day: '2026-11-24', last: '', from, until, reason: '' } as const;
  expect(toBlockTime(values).from).toBe(blocked);
});
