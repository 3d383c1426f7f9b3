import type { VisitMutation } from '@/backend/calls/use-visit';
import { type VisitFailure, visitFailure } from '@/backend/calls/visit-calls';
import { takenTimes } from '@shared/time/hours';
import { visitRange } from '@shared/visits/visit-state';
import type { VisitRefusal, fieldRefusalCodes } from '@shared/visits/visit-status';

export type FieldProblem<Field extends string = AnswerField> = {
  readonly field: Field;
  readonly words: string;
};

export const answerFields = ['day', 'time', 'minutes', 'travelFee', 'price'] as const;

export type AnswerField = (typeof answerFields)[number];

type FieldRefusal = (typeof fieldRefusalCodes)[number];

const { fewestMinutes, mostMinutes, mostDaysAhead, mostTravelFee, mostPrice } = visitRange;

export const fieldRefusals: Readonly<Record<FieldRefusal, FieldProblem>> = {
  in_past: { field: 'time', words: 'That time has passed.' },
  too_far: { field: 'day', words: `Choose one of the next ${mostDaysAhead} days.` },
  closed_day: { field: 'day', words: 'That day is closed or blocked. Choose another one.' },
  closed_hour: {
    field: 'time',
    words: `Choose a time ${takenTimes}. The whole visit has to fit in.`,
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

export function isFieldRefusal(refusal: VisitRefusal): refusal is FieldRefusal {
  return refusal in fieldRefusals;
}

const keyMissing =
  'This page shows names and addresses, so it stays closed until the project has its OPERATOR_KEY. Each request is in your email, with the customer’s phone number.';

const keyChanged =
  'The operator’s key was changed, so nothing was sent. Reload this page and type the new one.';

const linkGone = 'This link is no longer valid. Use the link in the newest email.';

/** The call failed or got no answer. No link of the operator ends by itself. */
export const failures = {
  offline: 'No network, so nothing was sent. Tap again once it’s back.',
  unreachable: 'No answer came back. Tap again. It won’t send twice.',
  unknown_link: linkGone,
  link_ended: linkGone,
  operator_key_required: keyChanged,
  wrong_operator_key: keyChanged,
  operator_key_missing: keyMissing,
  too_many: 'We saw too many invalid links from this network. Wait 10 minutes.',
  unexpected:
    'Something went wrong on this page, and nothing was sent. Tap again or reload it, or call or text the customer instead.',
} as const satisfies Record<VisitFailure, string>;

/** Refusals that a typed key ends; the key's field shows these words. */
export const keyFailures = {
  operator_key_required: undefined,
  wrong_operator_key: 'That isn’t the operator’s key. Please check it.',
  too_many: 'Too many wrong keys came from this network. The right one still opens this page.',
} as const satisfies Partial<Record<VisitFailure, string | undefined>>;

export type KeyFailure = keyof typeof keyFailures;

export function isKeyFailure(failure: VisitFailure): failure is KeyFailure {
  return failure in keyFailures;
}

type Unopened = Record<
  Exclude<VisitFailure, 'operator_key_required' | 'wrong_operator_key'>,
  { readonly title: string; readonly text: string }
>;

const unopenedLink = {
  title: 'This link doesn’t open a request',
  text: 'It may have been cut off, or a newer email has a newer link. The request itself is in the email, so call or text the customer.',
};

/** `elsewhere` says how to go on meanwhile. */
const unopenedTexts = (offline: string, elsewhere: string): Unopened => ({
  unknown_link: unopenedLink,
  link_ended: unopenedLink,
  // No key opens the page yet.
  operator_key_missing: { title: 'Set the operator’s key first', text: keyMissing },
  too_many: {
    title: 'Wait 10 minutes',
    text: 'We saw too many invalid links from this network. The request itself is in the email.',
  },
  offline: { title: 'You’re offline', text: offline },
  unreachable: {
    title: 'The database can’t be reached',
    text: `Nothing is lost. Try again in a minute${elsewhere}`,
  },
  unexpected: {
    title: 'Something went wrong on this page',
    text: `Nothing is lost. Reload it${elsewhere}`,
  },
});

export const unopened: Readonly<Record<'request' | 'day', Unopened>> = {
  request: unopenedTexts(
    'This page shows up when the network is back. For a visit, phone and address are on your day; for a request, they are in the email.',
    ', or call or text the customer: the phone number is in the email.',
  ),
  day: unopenedTexts(
    'Your requests and visits show up when the network is back.',
    '. Each request is in your email too.',
  ),
};

/** Why the last press got no answer; `own` words come first. */
export function failureWords(
  { isPending, error }: { readonly isPending: boolean; readonly error: Error | null },
  own: Partial<Record<VisitFailure, string>> = {},
): string | undefined {
  if (isPending || !error) return undefined;
  return { ...failures, ...own }[visitFailure(error)];
}

export const badDetails = 'Something typed can’t be stored. Check phone, email and address.';

export const endsTooEarly = 'It ends before it begins. Choose a later end.';

export const notAllowed = 'That isn’t possible for this visit right now.';

export const unchanged =
  'That’s how it is already, so nothing was sent. Change something, or tap Back.';

export const feeOwed =
  'The fee for the late cancellation is still owed. Waive it first, or add a new visit, and it stays owed.';

/** Why the visit was not changed. The form's `fields` show their own refusals, and the top of the page shows `stale`. */
export function changeProblem(
  mutation: Pick<VisitMutation, 'isPending' | 'error' | 'data' | 'variables'>,
  fields: readonly AnswerField[] = [],
): string | undefined {
  const { isPending, error, data, variables } = mutation;
  const refusal = data?.refusal;
  if (isPending || error || !refusal || refusal === 'stale') return failureWords(mutation);
  if (refusal === 'taken' && variables?.action === 'undo')
    return 'That time is taken or blocked by now, so this can’t be undone.';
  if (refusal === 'bad_details') return badDetails;
  if (isFieldRefusal(refusal)) {
    const { field, words } = fieldRefusals[refusal];
    if (fields.includes(field)) return undefined;
    return refusal === 'bad_fee' ? 'The fee changed meanwhile. Check it, then tap again.' : words;
  }
  if (refusal === 'unchanged') return unchanged;
  if (refusal === 'fee_owed') return feeOwed;
  if (refusal === 'too_late_to_undo')
    return 'It’s too late to undo that, since the customer may already know. You can still change the visit.';
  return refusal === 'too_early'
    ? 'The visit hasn’t started yet. Done and Nobody home work once it has.'
    : notAllowed;
}
