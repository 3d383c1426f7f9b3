import { expect, test } from 'vitest';
import { nextOpenDays } from './open-days';

test('Sundays are left out', () => {
  expect(nextOpenDays(new Date('2026-11-21T09:00:00-07:00'))).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
});

test('today is left out once its last window has passed', () => {
  expect(nextOpenDays(new Date('2026-11-20T17:59:00-07:00'))[0]).toBe('2026-11-20');
  expect(nextOpenDays(new Date('2026-11-20T18:00:00-07:00'))[0]).toBe('2026-11-21');
});
