import { expect, test } from 'vitest';
import { openingHours, toDaysOfWeek } from './opening-hours';

test('Mon-Sat 8am-6pm leaves Sunday out', () => {
  expect(openingHours()).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '08:00',
    closes: '18:00',
  });
});

test('one day is a range too', () => {
  expect(toDaysOfWeek('Sun')).toEqual(['Sunday']);
});

test.each(['weekdays', 'Sat-Mon', ''])(
  'days that nobody can be sure of stop the build: "%s"',
  (days) => {
    expect(() => toDaysOfWeek(days)).toThrow(/such as/);
  },
);
