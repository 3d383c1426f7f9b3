import { lateFee } from '../../../supabase/functions/_shared/business/promises';
import { canceled, canceling, done, noTime, refused, wish } from './visit-states';
import type { VisitPageStates } from './visit-states';

export const ownerStates: VisitPageStates = {
  requested: {
    differs: { status: 'requested', revision: 0, ...noTime },
    press: 'Cancel this request',
    says: 'Nothing is booked yet',
    has: ['Yes, cancel it', 'Keep it'],
    lacks: ['Add to calendar'],
  },
  'asking for another time': {
    differs: {},
    press: 'Ask for another time',
    says: 'Arrival window',
    has: ['Send', 'Never mind', 'Add to calendar'],
  },
  'an open wish': {
    differs: { wish },
    says: 'You asked to move',
    lacks: ['Ask for another time'],
  },
  moved: {
    differs: { note: 'A day later.', movedFrom: { day: '2026-01-07', time: '08:30', revision: 1 } },
    says: ' instead of ',
  },
  'a yes that was said': {
    differs: { hasAccepted: true },
    says: 'All agreed. See you then!',
  },
  'a late cancellation': {
    differs: { isLate: true, canceling },
    press: 'Cancel this visit',
    says: `Canceling now costs $${lateFee}.`,
    has: [`Cancel for $${lateFee}`, 'Keep it'],
  },
  'canceled late': {
    differs: { ...canceled, canceledBy: 'owner', wasLate: true, canceling },
    says: `$${lateFee} late cancellation fee applies`,
    has: ['Ask for another day'],
    lacks: ['Cancel this visit'],
  },
  done: {
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
    differs: { status: 'no_show', revision: 2, fee: lateFee },
    says: `A no-show costs $${lateFee}.`,
    has: ['Book again'],
  },
  'a wrong link': {
    differs: refused('unknown_link'),
    says: 'This link doesn’t open a visit',
  },
};
