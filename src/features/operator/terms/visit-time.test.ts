import { expect, test } from 'vitest';
import { lastTime, operatorVisit, wish } from '../visit/operator-visit.fixture';
import { presetTime } from './offered-times';
import { usualMinutes } from './visit-length';
import { timeProblems } from './visit-time';
import { services } from '@/content/services';
import type { DayBlock } from '@shared/visits/day-route';
import { flu } from '@shared/visits/day-visit.fixture';
import { visitRange } from '@shared/visits/visit-state';

// Sunday, 10:30 AM in Denver.
const now = new Date('2026-11-22T17:30:00Z');
/** Asks for a window with open hours before and after it, and a short service. */
const request = {
  ...operatorVisit,
  preferred: { ...operatorVisit.preferred, window: '10 AM-12 PM' },
  pets: operatorVisit.pets.map((pet) => ({ ...pet, service: 'Spa Bath' })),
};
const near = { zipCode: '80212', pets: ['Rex'] };
const bookedVisit = (day: string, time: string, minutes: number) => ({
  ...near,
  day,
  time,
  minutes,
});
const blocks = [
  { ...flu, first: '2026-11-26', last: '2026-11-27' },
  { ...flu, first: '2026-11-25', last: '2026-11-25', from: '12:00', until: '14:00' },
];
const booked = [bookedVisit('2026-11-24', '10:00', 60), bookedVisit('2026-11-24', '13:00', 120)];

test.each([
  ['a free time', '2026-11-24', '11:00', 120, undefined],
  ['a minute into the visit before', '2026-11-24', '10:59', 60, 'taken'],
  ['a minute into the visit after', '2026-11-24', '12:00', 61, 'taken'],
  ['the minute that runs', '2026-11-22', '10:30', 60, 'in_past'],
  ['in the last of blocked days', '2026-11-27', '10:00', 60, 'closed_day'],
  ['until blocked hours', '2026-11-25', '11:00', 60, undefined],
  ['a minute into blocked hours', '2026-11-25', '11:00', 61, 'taken'],
  ['from their end on', '2026-11-25', '14:00', 60, undefined],
  ['no number', '2026-11-25', '10:00', Number.NaN, 'bad_minutes'],
  ['half a minute', '2026-11-25', '10:00', 37.5, 'bad_minutes'],
])('judges a time: %s', (_name, day, time, minutes, problem) => {
  expect(timeProblems({ day, time, minutes }, { booked, blocks }, now)[0]).toBe(problem);
});

const tuesday = (time: string, minutes: number) => bookedVisit('2026-11-24', time, minutes);
const thinDay = ['09:45', '12:30', '15:15'].map((time) => tuesday(time, 60));

test('a drive is left after a hold, too, which has no ZIP yet', () => {
  const hours = { first: '2026-11-24', last: '2026-11-24', from: '10:00', until: '10:30' };
  const hold = { ...flu, ...hours, hold: { name: 'Kim', phone: '303-555-0142' } };
  const start = (block: DayBlock) => presetTime({ ...request, blocks: [block] }, now).time;
  expect(start(hold)).toBe('10:45');
  expect(start({ ...flu, ...hours })).toBe('10:30');
});

test('a time of today leaves half an hour to get there', () => {
  const preferred = { day: '2026-11-23', window: '' };
  const start = (at: string) => presetTime({ ...request, preferred }, new Date(at)).time;
  expect(start('2026-11-23T18:29:00Z')).toBe('12:00');
  expect(start('2026-11-23T18:37:00Z')).toBe('12:15');
});

const moving = { ...operatorVisit, status: 'confirmed', minutes: 75 } as const;

test.each([
  ['10:00', '2026-11-23T17:07:00Z', [], '10:15'],
  ['10:00', '2026-11-23T17:15:00Z', [], '10:30'],
  ['10:00', '2026-11-23T17:15:00Z', ['10:15'], '11:45'],
  ['10:00', '2026-11-23T17:15:00Z', ['10:15', '12:15', '14:15', '16:15'], ''],
  ['17:00', '2026-11-24T00:50:00Z', [], ''],
])('to move a visit of today that began at %s, at %s, %s taken: %s', (time, at, taken, preset) => {
  const starts = { day: '2026-11-23', time };
  const booked = taken.map((start) => bookedVisit('2026-11-23', start, 60));
  expect(presetTime({ ...moving, starts, booked }, new Date(at))).toEqual({
    ...starts,
    time: preset,
    minutes: 75,
  });
});

const asksFor = (day: string, window = '10 AM-12 PM') => ({
  preferred: { ...operatorVisit.preferred, day, window },
});
const longVisit = { ...operatorVisit, ...asksFor('2026-11-24', '4-6 PM'), minutes: 270 };
const begun = { ...moving, ...asksFor('2026-12-28'), starts: { day: '2026-11-21', time: '10:00' } };
const passed = { ...operatorVisit, ...asksFor('2026-11-02') };
const coming = { ...moving, starts: { day: '2026-12-01', time: '09:15' } };

const withOthers = (...booked: ReturnType<typeof tuesday>[]) => ({ ...request, booked });
const askedToMove = { ...coming, wish: { ...wish, day: '2026-12-03' } };
const wishTaken = { ...askedToMove, booked: [bookedVisit('2026-12-03', '14:00', 45)] };

test.each([
  ['the wished window is free', request, '2026-11-24 10:00'],
  ['the start of it is taken', withOthers(tuesday('10:00', 30)), '2026-11-24 11:00'],
  [
    'tight drives leave it',
    withOthers(tuesday('10:00', 30), tuesday('12:00', 60)),
    '2026-11-24 13:30',
  ],
  ['only tight drives leave all of the day free', withOthers(...thinDay), '2026-11-25 10:00'],
  ['all of it is taken', withOthers(tuesday('09:30', 180)), '2026-11-24 13:00'],
  ['the whole day is taken', withOthers(tuesday('08:00', 600)), '2026-11-25 10:00'],
  ['the visit is too long for it: as near as the day allows', longVisit, '2026-11-24 13:30'],
  ['a visit of another day has begun: near it, where others are known', begun, '2026-11-23 10:00'],
  ['a visit is moved: at the time that it has', coming, '2026-12-01 09:15'],
  ['its owner asks for another time', askedToMove, '2026-12-03 14:00'],
  ['the start of that time is taken', wishTaken, '2026-12-03 15:15'],
  ['the day has passed: on the next that the van is out', passed, '2026-11-23 10:00'],
])('presets a time where %s', (_name, visit, preset) => {
  const { day, time, minutes } = presetTime(visit, now);
  expect([`${day} ${time}`, minutes]).toEqual([preset, visit.minutes ?? minutes]);
});

test.each(services)('the duration of $title is known in minutes', ({ bookingName, duration }) => {
  const minutes = usualMinutes([{ service: bookingName }]);
  expect(duration).toContain(duration.includes('hours') ? String(minutes / 60) : String(minutes));
  expect(usualMinutes([{ service: bookingName }, { service: bookingName }])).toBe(2 * minutes);
});

test('a dog whose size is unknown takes the usual time, and a cat or another service what it takes', () => {
  const dog = { type: 'dog', size: null, service: 'Full Groom' };
  expect(usualMinutes([dog])).toBe(150);
  expect(usualMinutes([{ ...dog, size: 'small' }])).toBe(180);
  expect(usualMinutes([{ ...dog, type: 'cat', service: 'Cat Grooming' }])).toBe(90);
  expect(usualMinutes([{ ...dog, service: 'Custom Service' }])).toBe(90);
});

test('four long visits are no longer than the longest that can be booked', () => {
  const longest = Array.from({ length: 4 }, () => ({ service: 'Full Groom' }));
  expect(usualMinutes(longest)).toBe(visitRange.mostMinutes);
});

test.each([
  ['the same pet', [], 'Full Groom', 135],
  [
    'a second pet adds its usual length',
    [{ name: 'Fig', service: 'Cat Grooming' }],
    'Full Groom',
    225,
  ],
  ['another service takes its usual length', [], 'Cat Grooming', 90],
])('%s: minutes begin with last time’s', (_name, others, service, minutes) => {
  const pets = [{ name: 'Biscuit', service }, ...others];
  expect(presetTime({ ...operatorVisit, minutes: null, pets, lastTime }, now).minutes).toBe(
    minutes,
  );
});
