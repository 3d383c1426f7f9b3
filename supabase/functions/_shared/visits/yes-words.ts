import { formatDay, formatTime } from '../time/denver-time.ts';
import type { DenverTime } from './visit-state.ts';

/** Of the owner, for the operator. */
export const saidYes = 'Said yes';
export const notHeard = 'Not heard from yet';

/** To an owner who is asked for a yes. */
export const yesRequest =
  'Say yes, so we know you’ve seen this. We’ll come either way, so cancel if it doesn’t work.';

/** In a text message to the owner. */
export function askForYesWords({ day, time }: DenverTime): string {
  return `Your visit is ${formatDay(day)}, around ${formatTime(time)}. Does that work for you?`;
}
