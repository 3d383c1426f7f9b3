import { expect, test } from 'vitest';
import { scheduleNote } from './schedule-note';
import { durationWords } from '@/content/services/package-words';
import { latestFinish } from '@shared/time/hours';

const lateGroom = `A full groom takes ${durationWords('full-groom')}; we may offer you an earlier start.`;
const turns = 'Your pets take turns, so we may offer you an earlier start.';

test.each([
  ['', ['full-groom'], undefined],
  ['8-10 AM', ['spa-bath'], undefined],
  ['2-4 PM', ['full-groom', 'spa-bath'], undefined],
  ['4-6 PM', ['spa-bath'], latestFinish],
  ['4-6 PM', ['full-groom'], lateGroom],
  ['4-6 PM', ['spa-bath', 'spa-bath'], turns],
  ['4-6 PM', ['full-groom', 'spa-bath'], turns],
  ['4-6 PM', ['cat-grooming', 'full-groom', ''], turns],
])('the window "%s" with %j is noted with "%s"', (slot, services, note) => {
  expect(scheduleNote(slot, services)).toBe(note);
});
