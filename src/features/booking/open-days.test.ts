import { expect, test } from 'vitest';
import { nextOpenDays } from './open-days';

test('Sundays are left out', () => {
  expect(nextOpenDays(new Date('2026-11-14T09:00:00-07:00'))).toEqual([
    '2026-11-14',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
  ]);
});

test('today is left out once its last window has passed', () => {
  expect(nextOpenDays(new Date('2026-11-20T17:59:00-07:00'))[0]).toBe('2026-11-20');
  expect(nextOpenDays(new Date('2026-11-20T18:00:00-07:00'))[0]).toBe('2026-11-21');
});
