import { expect, test } from 'vitest';
import { ownerVisit as visit } from './owner-visit.fixture';
import { visitWords } from './visit-words';
import { lateFee, promises } from '@shared/promises';

test('a reminder is promised while it is still to come', () => {
  expect(visitWords(visit).intro).toContain(promises.reminder);
  expect(visitWords({ ...visit, hasReminder: false }).intro).not.toContain(promises.reminder);
});

test('a time that was not asked for is named as one, until the next change', () => {
  const otherTime = 'You asked for Tue, Nov 24, 2-4 PM, so please check that this time suits you';
  const preferred = { ...visit.preferred, window: '2-4 PM' };
  expect(visitWords(visit).intro).not.toContain('You asked for');
  expect(visitWords({ ...visit, preferred }).intro).toContain(otherTime);
  expect(visitWords({ ...visit, preferred, revision: 2 }).intro).not.toContain(otherTime);
});

test('an appointment is around a time, which no van keeps to the minute', () => {
  expect(visitWords(visit).intro).toContain('around 10:00 AM, give or take 15 minutes');
  expect(visitWords({ ...visit, revision: 2 }).intro).toContain('around 10:00 AM');
});

test.each([
  ['by the owner, in time', { canceledBy: 'owner', wasLate: false }, false],
  ['by the owner, late', { canceledBy: 'owner', wasLate: true }, true],
  ['by us', { canceledBy: 'operator', wasLate: false }, false],
] as const)('a visit canceled %s says whether the fee applies', (_name, how, costs) => {
  const { intro } = visitWords({ ...visit, status: 'canceled', revision: 2, ...how });
  expect(intro.includes(`$${lateFee}`)).toBe(costs);
  expect(intro.includes('nothing to pay')).toBe(!costs);
});
