import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

test('Mon-Sat 8am-6pm leaves Sunday out', () => {
  expect(openingHours({ days: 'Mon-Sat', open: '8am', close: '6pm' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '08:00',
    closes: '18:00',
  });
});

test.each([
  ['12am', '00:00'],
  ['7:30am', '07:30'],
  ['12pm', '12:00'],
  ['12:15pm', '12:15'],
  ['11pm', '23:00'],
])('%s is %s', (open, opens) => {
  expect(openingHours({ days: 'Sun', open, close: '11pm' })).toMatchObject({
    dayOfWeek: ['Sunday'],
    opens,
  });
});

test.each([
  { days: 'weekdays', open: '8am', close: '6pm' },
  { days: 'Sat-Mon', open: '8am', close: '6pm' },
  { days: '', open: '8am', close: '6pm' },
  { days: 'Mon-Sat', open: 'eight', close: '6pm' },
  { days: 'Mon-Sat', open: '8am', close: '18:00' },
])('hours that nobody can be sure of stop the build: %o', (hours) => {
  expect(() => openingHours(hours)).toThrow(/such as/);
});
