import assert from 'node:assert/strict';
import { zoneLists } from '../../_shared/business/service-zips.ts';
import { legWords, milesBetween, toLegs as toLegsBetween } from '../../_shared/visits/day-route.ts';

const stop = (time: string, minutes: number, zipCode: string, day = '2026-11-24') => ({
  starts: { day, time },
  minutes,
  zipCode,
});

const toLegs = (stops: Parameters<typeof toLegsBetween>[0]) => toLegsBetween(stops, () => []);

Deno.test('each visit has the way to the next one of its day, and the last has none', () => {
  const legs = toLegs([
    stop('08:00', 90, '80206'),
    stop('10:00', 60, '80206'),
    stop('11:20', 60, '80401'),
    stop('08:00', 60, '80206', '2026-11-25'),
  ]);

  assert.deepEqual(legs, [
    { minutes: 30, miles: 0, needed: 7, isTight: false },
    { minutes: 20, miles: 15, needed: 40, isTight: true },
    null,
    null,
  ]);
});

Deno.test('8 miles take 25 minutes and 15 miles take 40, as the site says', () => {
  const isTight = (minutes: number, from: string, to: string) => {
    const next = `08:${String(15 + minutes).padStart(2, '0')}`;
    return toLegs([stop('08:00', 15, from), stop(next, 15, to)])[0]?.isTight;
  };
  assert.equal(milesBetween('80206', '80014'), 8);
  assert.deepEqual(
    [24, 25].map((minutes) => isTight(minutes, '80206', '80014')),
    [true, false],
  );
  assert.equal(milesBetween('80206', '80401'), 15);
  assert.deepEqual(
    [39, 40].map((minutes) => isTight(minutes, '80206', '80401')),
    [true, false],
  );
});

Deno.test('the way to an unknown ZIP counts as the longest, and to a hold as a near one', () => {
  const [leg] = toLegs([stop('08:00', 60, '80206'), stop('09:20', 60, '99999')]);

  assert.deepEqual(leg, { minutes: 20, miles: null, needed: 40, isTight: true });
  const [toHold] = toLegs([stop('08:00', 60, '80206'), stop('09:20', 60, '')]);
  assert.deepEqual(toHold, { minutes: 20, miles: null, needed: 7, isTight: false });
  assert.equal(milesBetween('80206-1234', '80401-0001'), 15);
});

Deno.test('blocked time is no time to drive in, and counts once', () => {
  const hours = (from: string, until: string) => ({ from, until });
  const [leg] = toLegsBetween([stop('08:00', 60, '80206'), stop('13:00', 60, '80206')], () => [
    { from: null, until: null },
    hours('07:00', '08:30'),
    hours('09:30', '11:00'),
    hours('10:00', '12:40'),
    hours('12:50', '15:00'),
  ]);
  assert.deepEqual(leg, { minutes: 40, miles: 0, needed: 7, isTight: false });
});

Deno.test('visits that overlap are tight', () => {
  const [leg] = toLegs([stop('08:00', 60, '80206'), stop('08:45', 60, '80206')]);

  assert.deepEqual(leg, { minutes: -15, miles: 0, needed: 7, isTight: true });
});

Deno.test('every ZIP of both zones has coordinates, as far from Denver as its zone says', () => {
  assert.equal(zoneLists.core.size + zoneLists.extended.size, 84);
  for (const [zone, least, most] of [
    ['core', 0, 9],
    ['extended', 7, 19],
  ] as const) {
    for (const zip of zoneLists[zone]) {
      const miles = milesBetween(zip, '80202') ?? Infinity;
      assert.ok(miles >= least && miles <= most, `${zip}: ${miles} miles`);
    }
  }
});

for (const [minutes, miles, words] of [
  [90, 6, '1 h 30 min until the next, about 6 miles'],
  [15, 1, '15 min until the next, about 1 mile'],
  [0, 0, 'no time left to drive to the next, in the same ZIP area'],
  [45, null, '45 min until the next'],
  [-15, 3, 'overlaps the next by 15 min, about 3 miles'],
] as const) {
  Deno.test(`${minutes} minutes and ${miles} miles are "${words}"`, () => {
    assert.equal(legWords({ minutes, miles, needed: 20, isTight: false }), words);
  });
}
