import { randomUUID } from 'node:crypto';
import { lateFee } from '../../../functions/_shared/business/promises.ts';
import type { OperatorChange } from '../../../functions/_shared/visits/visit-actions.ts';
import type { OperatorVisit } from '../../../functions/_shared/visits/visit-state.ts';
import type { VisitTerms } from '../../../functions/_shared/visits/visit-terms.ts';
import { dayFromToday } from '../../setup/sample-rows.ts';
import { sampleAnswers } from '@shared/visits/sample-booking.fixture';

type Pressed = Exclude<OperatorChange['action'], 'keep_private_line'>;
type ToSaid<Change> = Change extends { action: infer Action extends Pressed; fields: infer Fields }
  ? { readonly action: Action } & Fields
  : never;
export type Said = ToSaid<OperatorChange>;
export type Chosen = 'fits' | Pressed;

export function toAction(seen: OperatorVisit, choice: Chosen, slot: number, note: string): Said {
  const does = choice === 'fits' ? chooseFittingAction(seen, slot) : choice;
  const { revision, requestVersion, sentAgain } = seen;
  const fee = seen.canceling?.lateFee ?? lateFee;
  const decidedOn = { revision, requestVersion, wish: seen.wish?.number ?? 0 };
  switch (does) {
    case 'confirm':
    case 'move': {
      const time = ['16:30', '09:00', '10:30', '13:00'][slot % 4] ?? '';
      const day = dayFromToday([0, 1, 3, 4, 5, 6, 7, 31][slot] ?? 0);
      const minutes = 60 + 15 * slot;
      const takesClosedTime = slot % 3 === 0;
      const answer = { ...decidedOn, day, time, minutes, takesClosedTime, ...toTerms(slot), note };
      const isAgreed = slot % 2 === 1 && (does === 'move' || seen.status === 'canceled');
      return { action: does, ...answer, isAgreed };
    }
    case 'decline':
    case 'cancel':
      return { action: does, ...decidedOn, note, reason: null };
    case 'cancel_for_owner':
      return { action: does, ...decidedOn, acceptsFee: slot % 2 === 0 };
    case 'use_details':
      return {
        action: does,
        ...decidedOn,
        requestVersion: sentAgain?.requestVersion ?? requestVersion,
      };
    case 'change_details':
      return {
        action: does,
        ...decidedOn,
        minutes: seen.minutes ?? 60,
        note: slot % 2 === 0 ? '' : note,
        price: toTerms(slot).price,
        pets: toRows(seen, slot === 7),
      };
    case 'done':
      return {
        action: does,
        ...decidedOn,
        groomerWords: 'Ears a little red',
        charged: [null, 0, 180.5][slot % 3] ?? null,
        credit: 0,
        settlesFees: slot % 2 === 0 ? findOwed(seen) : [],
      };
    case 'no_show':
      return { action: does, ...decidedOn, fee: slot % 2 === 0 ? fee : 0, reason: null };
    case 'accept':
    case 'waive':
    case 'spam':
      return { action: does, ...decidedOn };
    case 'undo':
      return { action: does, lastChange: seen.lastChange ?? randomUUID() };
    case 'keep_time':
      return { action: does, revision, wish: seen.wish?.number ?? 1 };
  }
}

function findOwed({ owed }: OperatorVisit): string[] {
  return owed.flatMap(({ reference, isWaived, isSure }) =>
    isSure && !isWaived ? [reference] : [],
  );
}

/** The same owner with another pet, and sometimes another email. */
function toRows({ owner, address, zipCode }: OperatorVisit, changesEmail: boolean) {
  const { name: parent_name, phone, email } = owner;
  const mailbox = changesEmail ? (email.startsWith('cam') ? '' : 'cam@home.example') : email;
  const contact = { parent_name, phone: phone || null, email: mailbox || null };
  const where = { address, zip_code: zipCode };
  return [{ ...sampleAnswers, ...contact, ...where, id: randomUUID(), pet_name: 'Ozzy' }];
}

function toTerms(slot: number): VisitTerms {
  return {
    groomer: ['', 'June Hathaway', 'Dev Castillo'][slot % 3] ?? '',
    travelFee: slot % 2 === 0 ? 0 : 10 + slot,
    price: slot % 4 === 0 ? null : 150 + slot,
  };
}

function chooseFittingAction(
  { status, starts, sentAgain, wish }: OperatorVisit,
  slot: number,
): Pressed {
  switch (status) {
    case 'requested':
    case 'declined':
    case 'canceled':
      if (status === 'canceled' && slot % 2 === 1) return 'waive';
      if (status !== 'requested' || slot < 6) return 'confirm';
      return slot === 6 ? 'spam' : 'decline';
    case 'no_show':
      return slot % 2 === 0 ? 'waive' : 'undo';
    case 'done':
      return 'undo';
    case 'confirmed': {
      if (sentAgain && slot % 2 === 0) return 'use_details';
      if (wish && slot % 2 === 1) return 'keep_time';
      if (starts && starts.day <= dayFromToday(0) && slot % 4 !== 3)
        return slot % 3 === 0 ? 'no_show' : 'done';
      if (slot === 5) return 'accept';
      if (slot === 7) return 'change_details';
      if (slot % 3 === 0) return slot === 0 ? 'cancel' : 'cancel_for_owner';
      return 'move';
    }
  }
}
