import { expect, test } from 'vitest';
import { scheduleNote } from './schedule-note';
import { packageRecord } from '@/content/services/package-words';
import { formatTime, timeAt } from '@shared/time/denver-time';
import { closingTime, latestFinish, visitHours } from '@shared/time/hours';

const minutesOf = (slug: string) => packageRecord(slug).minutes;
const [bath, groom] = [minutesOf('spa-bath'), minutesOf('full-groom')];
const earlier = (minutes: number) =>
  `We finish by ${closingTime} and this visit can take ${String(minutes / 60).replace('.5', '½')} hours, so we’ll offer you a start by ${formatTime(timeAt(visitHours.closes * 60 - minutes)).replace(':00', '')}.`;
const fourGrooms = ['full-groom', 'full-groom', 'full-groom', 'full-groom'];

test.each([
  ['', ['full-groom'], undefined],
  ['8-10 AM', ['spa-bath'], undefined],
  ['2-4 PM', ['full-groom'], undefined],
  ['2-4 PM', ['full-groom', 'spa-bath'], earlier(groom + bath)],
  ['4-6 PM', ['spa-bath'], latestFinish],
  ['4-6 PM', ['custom'], latestFinish],
  ['4-6 PM', ['full-groom'], earlier(groom)],
  ['4-6 PM', ['spa-bath', 'spa-bath', ''], earlier(2 * bath)],
  [
    '8-10 AM',
    fourGrooms,
    'That’s more than one day’s work, so we’ll offer you a second day as well.',
  ],
])('the window "%s" with %j is noted with "%s"', (slot, services, note) => {
  expect(scheduleNote(slot, services)).toBe(note);
});
