import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

test('Mon-Sat 8am-6pm leaves Sunday out', () => {
  expect(openingHours()).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '08:00',
    closes: '18:00',
  });
});
