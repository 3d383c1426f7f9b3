import { lateFee } from '../../../supabase/functions/_shared/business/promises';
import type {
  OperatorVisit,
  OwnerVisit,
} from '../../../supabase/functions/_shared/visits/visit-state';

/** A state of a visit's page that neither the clock nor a provider brings about while tests run. */
export type VisitPageState = {
  /** What the function answers otherwise than for the confirmed visit, or why it shows nothing. */
  readonly differs: Partial<OwnerVisit> | Partial<OperatorVisit> | Refused;
  readonly press?: string;
  readonly says: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  /** Parts that no other state has, and not only other words: these are looked at with large letters and with axe. */
  readonly isLayout?: true;
};

type Refused = { readonly error: string; readonly httpStatus: number };
type VisitPageStates = Readonly<Record<string, VisitPageState>>;

const refused = (error: string, httpStatus = 404): Refused => ({ error, httpStatus });
const noTime = { starts: null, minutes: null };
/** As of a time that the owner asked for or said yes to. */
const canceling = { startsAt: '2026-01-07T17:00Z', freeUntil: '2026-01-07T13:00Z', lateFee };
const done = { status: 'done', revision: 2, groomerWords: 'Ears a little red.' } as const;
const canceled = { status: 'canceled', revision: 2 } as const;
const wish = {
  day: '2999-01-07',
  window: '4-6 PM',
  words: 'After school',
  askedAt: '2026-01-02T17:00:00Z',
  number: 1,
} as const;

export const ownerStates: VisitPageStates = {
  requested: {
    isLayout: true,
    differs: { status: 'requested', revision: 0, ...noTime },
    press: 'Cancel this request',
    says: 'Nothing is booked yet',
    has: ['Yes, cancel it', 'Keep it'],
    lacks: ['Add to calendar'],
  },
  'asking for another time': {
    isLayout: true,
    differs: {},
    press: 'Ask for another time',
    says: 'Arrival window',
    has: ['Send', 'Keep my time', 'Add to calendar'],
  },
  'an open wish': {
    isLayout: true,
    differs: { wish },
    says: 'You asked to move',
    lacks: ['Ask for another time'],
  },
  'a wish that was turned down': {
    differs: { declinedWish: wish },
    says: 'We’re sorry, we can’t come on',
  },
  moved: {
    isLayout: true,
    differs: { revision: 2, note: 'A day later.', movedFrom: { day: '2026-01-07', time: '08:30' } },
    says: ' instead of ',
  },
  'too late to ask': {
    differs: { askRefusal: 'too_late_to_ask' },
    says: 'quicker to talk',
    lacks: ['Another time', 'Ask for another time'],
  },
  'asked three times': { differs: { askRefusal: 'too_many_wishes' }, says: 'find a time together' },
  'a late cancellation': {
    isLayout: true,
    differs: { isLate: true, canceling },
    press: 'Cancel this visit',
    says: `Canceling now costs $${lateFee}.`,
    has: [`Cancel for $${lateFee}`, 'Keep it'],
  },
  'canceled late': {
    isLayout: true,
    differs: { ...canceled, canceledBy: 'owner', wasLate: true, canceling },
    says: `$${lateFee} late cancellation fee applies`,
    has: ['Ask for another day'],
    lacks: ['Cancel this visit'],
  },
  'canceled by us': {
    differs: { ...canceled, canceledBy: 'operator' },
    says: 'We had to cancel this visit',
    has: ['Ask for another day'],
  },
  declined: {
    differs: { status: 'declined', ...noTime },
    says: 'We can’t make this visit',
    has: ['Ask for another day'],
  },
  done: {
    isLayout: true,
    differs: {
      ...done,
      groomer: 'Maren',
      returnEmail: 'on',
      preferred: { day: '2026-01-07', window: '8-10 AM', repeatWeeks: 6 },
    },
    says: 'A note from Maren',
    has: ['Book again', 'Stop these emails'],
  },
  'nobody home': {
    isLayout: true,
    differs: { status: 'no_show', revision: 2, noShowFee: lateFee },
    says: `A no-show costs $${lateFee}.`,
    has: ['Book again'],
    lacks: ['Cancel this visit', 'Add to calendar'],
  },
  'return mails stopped': {
    isLayout: true,
    differs: { ...done, returnEmail: 'ended' },
    says: 'we won’t email you about it',
    has: ['Undo'],
    lacks: ['Stop these emails'],
  },
  'a wrong link': {
    isLayout: true,
    differs: refused('unknown_link'),
    says: 'This link doesn’t open a visit',
  },
  'an old link': { differs: refused('link_ended', 410), says: 'This link has ended' },
  'too many wrong links': { differs: refused('too_many', 429), says: 'Please wait 10 minutes' },
};

export const operatorStates: VisitPageStates = {
  'a new request': {
    isLayout: true,
    differs: { status: 'requested', revision: 0, ...noTime },
    says: 'New request',
    has: ['Confirm', 'Decline'],
  },
  'a decline': {
    isLayout: true,
    differs: { status: 'requested', revision: 0, ...noTime },
    press: 'Decline',
    says: 'Decline, and say why',
    has: ['Too far', 'Decline request', 'Back'],
  },
  'an open wish': {
    isLayout: true,
    differs: { wish },
    says: 'asks to move',
    has: ['Keep the time', 'Move'],
  },
  'another time': {
    // on a day in the past, for which no time can be preset
    isLayout: true,
    differs: { wish: { ...wish, day: '2026-01-07' } },
    press: 'Move',
    says: 'Not the time asked for',
    has: ['Move visit', 'Back'],
  },
  'closing the visit': {
    isLayout: true,
    differs: { starts: { day: '2026-01-07', time: '10:00' } },
    press: 'Done',
    says: 'To the customer: a line',
    has: ['Mark done', 'Not yet'],
  },
  'nobody home?': {
    isLayout: true,
    differs: { starts: { day: '2026-01-07', time: '10:00' }, canceling },
    press: 'Nobody home',
    says: `Tell them the $${lateFee} fee`,
    has: ['Yes, nobody home', 'Back'],
  },
  'nobody home at a time that was held': {
    differs: { starts: { day: '2026-01-07', time: '10:00' } },
    press: 'Nobody home',
    says: 'They didn’t say yes to this time, so nothing is owed.',
  },
  'nobody home': {
    differs: {
      status: 'no_show',
      revision: 2,
      noShowFee: lateFee,
      undoUntil: '2999-01-01T00:00:00Z',
    },
    says: `Nobody home, $${lateFee} applies`,
    has: ['Undo'],
  },
  'a cancellation': {
    isLayout: true,
    differs: {},
    press: 'Cancel',
    says: 'Cancel, and say why',
    has: ['Roads'],
  },
  done: {
    isLayout: true,
    differs: { ...done, undoUntil: '2999-01-01T00:00:00Z' },
    says: 'Your line for the customer',
    has: ['Undo'],
  },
  'done long ago': {
    differs: { ...done, undoUntil: null },
    says: 'Ears a little red.',
    lacks: ['Undo'],
  },
  'canceled late': {
    differs: { ...canceled, canceledBy: 'owner', wasLate: true, canceling },
    says: `Canceled late by the customer, $${lateFee} applies`,
    has: ['Confirm a time after all', 'Remove from my calendar'],
  },
  'bounced mails': { isLayout: true, differs: { mailProblem: 'bounced' }, says: 'bounced.' },
  'a key that is asked for': {
    isLayout: true,
    differs: refused('operator_key_required', 401),
    says: 'this device also needs the operator’s key',
    has: ['Open the request'],
  },
  'too many wrong keys': { differs: refused('too_many', 429), says: 'Wait 10 minutes' },
  'an old link': { differs: refused('link_ended', 410), says: 'This link has ended' },
};

/** Status and body of the answer that brings a state about, given the answer for the confirmed visit. */
export function answerInState({ differs }: VisitPageState, body: { visit: object }) {
  if ('error' in differs) return { status: differs.httpStatus, body: { error: differs.error } };
  return { status: 200, body: { visit: { ...body.visit, ...differs } } };
}
