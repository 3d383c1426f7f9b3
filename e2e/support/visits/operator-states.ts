import { lateFee } from '../../../supabase/functions/_shared/business/promises';
import { canceled, canceling, done, noTime, refused, wish } from './visit-states';
import type { VisitPageStates } from './visit-states';

export const operatorStates: VisitPageStates = {
  'a new request': {
    differs: { status: 'requested', revision: 0, ...noTime },
    says: 'New request',
    has: ['Confirm', 'Decline'],
  },
  'a decline': {
    differs: { status: 'requested', revision: 0, ...noTime },
    press: 'Decline',
    says: 'Decline, and say why',
    has: ['Too far', 'Decline request', 'Back'],
  },
  'an open wish': {
    differs: { wish },
    says: 'asks to move',
    has: ['Keep the time', 'Move'],
  },
  'another time': {
    // on a day in the past, for which no time can be preset
    differs: { wish: { ...wish, day: '2026-01-07' } },
    press: 'Move',
    says: 'Not the time asked for',
    has: ['Move visit', 'Back'],
  },
  'closing the visit': {
    differs: { starts: { day: '2026-01-07', time: '10:00' } },
    press: 'Done',
    says: 'A line to the customer',
    has: ['Mark done', 'Not yet'],
  },
  'nobody home?': {
    differs: { starts: { day: '2026-01-07', time: '10:00' }, canceling },
    press: 'Nobody home',
    says: 'Without that wait, no fee is due.',
    has: ['Yes, nobody home', 'Back'],
  },
  'a private note': {
    differs: {},
    press: 'Add a private note',
    says: 'Private note',
    has: ['Save'],
  },
  'a cancellation': {
    differs: {},
    press: 'Cancel',
    says: 'Cancel, and say why',
    has: ['Roads'],
  },
  done: {
    differs: { ...done, lastChange: 'last', undoUntil: '2999-01-01T00:00:00Z' },
    says: 'Your line for the customer',
    has: ['Undo done'],
  },
  'canceled late': {
    differs: { ...canceled, canceledBy: 'owner', wasLate: true, canceling },
    says: `Canceled late by the customer, $${lateFee} applies`,
    has: ['Confirm a time after all'],
  },
  'too many wrong keys': { differs: refused('too_many', 429), says: 'Wait 10 minutes' },
  'bounced mails': { differs: { mailProblem: 'bounced' }, says: 'bounced.' },
  'a key that is asked for': {
    differs: refused('operator_key_required', 401),
    says: 'this device also needs the operator’s key',
    has: ['Open the request'],
  },
};
