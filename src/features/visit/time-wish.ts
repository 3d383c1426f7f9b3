import { business } from '@/content/business';
import { windowProblem } from '@/site/answer-promise';
import { formatPhone } from '@shared/business/phone';
import { isDay } from '@shared/time/denver-time';
import { timeWindows } from '@shared/time/hours';
import { type ClosedDays, firstDayToAsk, isWindowOver, lastDayToAsk } from '@shared/time/open-days';
import { awaitsYes, movableEnd } from '@shared/visits/cancel-terms';
import type { OwnerVisit } from '@shared/visits/visit-state';
import type { AskRefusal, VisitRefusal } from '@shared/visits/visit-status';
import type { TimeWish } from '@shared/visits/visit-terms';

const dayRefusals: Partial<Readonly<Record<VisitRefusal, string>>> = {
  in_past: 'That time has passed. Choose a later one.',
  too_far: 'Please choose a day within the next year.',
};

/** A closed day is a wish like any other: we look for the nearest. */
export function wishProblem({ day, window }: TimeWish, now: Date, closedDays: ClosedDays = []) {
  if (!isDay(day)) return 'Choose a day.';
  if (day < firstDayToAsk(now) || isWindowOver(day, window, now)) return dayRefusals.in_past;
  if (day > lastDayToAsk(now)) return dayRefusals.too_far;
  return windowProblem(day, window, now, closedDays);
}

export function dayRefusal(refusal: VisitRefusal | undefined): string | undefined {
  return refusal && dayRefusals[refusal];
}

const callWords = `Call or text us at ${formatPhone(business.phone)}.`;

export const askRefusals: Readonly<Record<AskRefusal, string>> = {
  not_allowed: `This visit can’t be changed here anymore. ${callWords}`,
  too_late_to_ask: `Your visit is so close that it’s quicker to talk. ${callWords}`,
  too_many_wishes: `You’ve asked three times, so let’s find a time together. ${callWords}`,
};

/** The page knows more than the answer to a wish: once it is too late to call, too. */
export function askRefusalWords(
  refusal: AskRefusal,
  { starts, canceling }: Pick<OwnerVisit, 'starts' | 'canceling'>,
  now: Date,
): string {
  // A day that was closed since the email takes nothing back.
  const isOver = starts !== null && now > movableEnd(starts.day);
  if (refusal !== 'too_late_to_ask' || !isOver) return askRefusals[refusal];
  return awaitsYes(canceling)
    ? 'It’s too late to choose another time here. Call or text us, or cancel below, which costs nothing.'
    : 'It’s too late to move it here. Text us, and we’ll try. For a sick pet, moving or canceling is always free.';
}

export function isAskRefusal(refusal: VisitRefusal): refusal is AskRefusal {
  return refusal in askRefusals;
}

/**
 * What a link in an email offers by `search`, as long as that can be asked for; else the open wish, to be changed; else
 * the window of the request.
 */
export function presetWish({ preferred, wish }: OwnerVisit, now: Date, search = ''): TimeWish {
  const params = new URLSearchParams(search);
  const [day, window] = [params.get('day') ?? '', params.get('window') ?? ''];
  const offered = { day, window, words: wish?.words ?? '' };
  const isOffered = timeWindows.some(({ label }) => label === window);
  if (isOffered && !wishProblem(offered, now)) return offered;
  if (wish) return { day: wish.day, window: wish.window, words: wish.words };
  // a request can be older than the windows of today
  const { label } = timeWindows.find(({ label }) => label === preferred.window) ?? timeWindows[0];
  return { day: '', window: label, words: '' };
}
