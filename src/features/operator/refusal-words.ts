import type { TimeChoice } from './answer/visit-time';
import { keyMissing } from './operator-key-form';
import type { VisitFailure } from '@/backend/calls/visit-calls';
import { visitTimes } from '@shared/time/hours';
import { type VisitRefusal, type fieldRefusalCodes, visitRange } from '@shared/visits/visit-state';

type FieldRefusal = (typeof fieldRefusalCodes)[number];

type AnswerField = keyof TimeChoice | 'travelFee' | 'price';

export type FieldRefusalWords = { readonly field: AnswerField; readonly words: string };

const { fewestMinutes, mostMinutes, mostDaysAhead, mostTravelFee, mostPrice } = visitRange;

/** The field that shows a refusal, and the text. */
export const fieldRefusals: Readonly<Record<FieldRefusal, FieldRefusalWords>> = {
  in_past: { field: 'time', words: 'This time has passed in Denver.' },
  too_far: { field: 'day', words: `Choose one of the next ${mostDaysAhead} days.` },
  closed_day: { field: 'day', words: 'We’re closed that day. Choose another one.' },
  closed_hour: {
    field: 'time',
    words: `The van is out ${visitTimes}. The whole visit has to fit in.`,
  },
  bad_minutes: {
    field: 'minutes',
    words: `Use whole minutes, from ${fewestMinutes} to ${mostMinutes}.`,
  },
  bad_fee: { field: 'travelFee', words: `Use whole dollars, from 0 to ${mostTravelFee}.` },
  bad_price: {
    field: 'price',
    words: `Type up to $${mostPrice.toLocaleString('en-US')}, or leave it empty.`,
  },
  taken: {
    field: 'time',
    words: 'Another visit is at that time, or you blocked it. Choose another one.',
  },
};

export function missingWords({ day, time }: TimeChoice): FieldRefusalWords | undefined {
  if (!day) return { field: 'day', words: 'Choose a day.' };
  return time ? undefined : { field: 'time', words: 'Choose a time.' };
}

export function isFieldRefusal(refusal: VisitRefusal): refusal is FieldRefusal {
  return refusal in fieldRefusals;
}

const keyChanged =
  'The operator’s key was changed, so nothing was sent. Reload this page and type the new one.';

/** Messages when the call failed or got no answer. */
export const changeFailures = {
  offline: 'You’re offline. Nothing was sent. Tap again when the network is back.',
  unreachable: 'No answer came back. Tap again. It won’t send twice.',
  unknown_link: 'This link is no longer valid. Use the link in the newest email.',
  link_ended: 'This link has ended, so nothing was sent. Call or text the customer.',
  operator_key_required: keyChanged,
  wrong_operator_key: keyChanged,
  operator_key_missing: keyMissing.text,
  too_many: 'We saw too many invalid links from this network. Wait 10 minutes.',
  unexpected:
    'Something went wrong on this page, and nothing was sent. Tap again, or call or text the customer instead.',
} as const satisfies Record<VisitFailure, string>;

/** Messages when the visit's status does not allow the change, or not yet. */
export const notAllowedWords = 'That isn’t possible for this visit right now.';
/** When the email has left, or the day for it is over. */
export const tooLateToUndoWords =
  'It’s too late to undo that, since the customer may already know. You can still change the visit.';

export const takenMeanwhileWords = 'That time is taken or blocked by now, so this can’t be undone.';

export const tooEarlyWords = 'The visit hasn’t started yet. Done and Nobody home work once it has.';
