import { jsonFields } from '../../_shared/http/read-text.ts';
import type { NextVisit } from '../../_shared/visits/added-visit.ts';
import { type BlockAction, mostBlockWord } from '../../_shared/visits/day-blocks.ts';
import { isEndReason } from '../../_shared/visits/end-reasons.ts';
import { type MessageStatus, mostDayPages } from '../../_shared/visits/operator-day.ts';
import { type ReturnAction, returnActions } from '../../_shared/visits/return-emails.ts';
import {
  type OperatorAction,
  type OwnerAction,
  type VisitKey,
  visitLimits,
} from '../../_shared/visits/visit-state.ts';
import { type AddRequest, readAddRequest, readNext } from './read-added.ts';
import {
  type Fields,
  isCalendarDay,
  isCount,
  isId,
  isPrice,
  isText,
  isTime,
} from './read-fields.ts';

export type VisitRequest = Press &
  (
    | (VisitKey & OwnerAction & { readonly audience: 'owner' })
    | (VisitKey & (OperatorAction | NextAction) & { readonly audience: 'operator' })
  );

/** `id` is made once a press, so that it changes something once; '' for what is no change of a visit. */
type Press = { readonly id: string };

const withoutId = ['read', 'rebook', 'keep_line'];

/** Of a visit that is done. */
type NextAction = { readonly action: 'next' } & NextVisit;

/** `pages` times the usual number of entries. */
export type DayRequest = {
  readonly audience: 'operator';
  readonly action: 'day';
  readonly pages: number;
};

export type MessageRequest = {
  readonly audience: 'operator';
  readonly action: 'message';
  readonly id: string;
  readonly status: MessageStatus;
};

export type BlockRequest = { readonly audience: 'operator' } & BlockAction;

/** Dates alone, so anybody may ask. */
type ClosedDaysRequest = { readonly audience: 'visitor'; readonly action: 'closed_days' };

/** With a stop token. */
export type ReturnRequest = Omit<VisitKey, 'audience'> & {
  readonly audience: 'stop';
  readonly action: ReturnAction;
};

type PageRequest =
  | VisitRequest
  | DayRequest
  | MessageRequest
  | BlockRequest
  | ClosedDaysRequest
  | AddRequest
  | ReturnRequest;

/** `undefined` when invalid. Does not check the key. */
export function readRequest(text: string): PageRequest | undefined {
  const fields = jsonFields(text);
  if (fields['audience'] === 'visitor') {
    return fields['action'] === 'closed_days'
      ? { audience: 'visitor', action: 'closed_days' }
      : undefined;
  }
  if (fields['audience'] === 'operator' && fields['action'] === 'day') {
    const { pages = 1 } = fields;
    const isUsable = isCount(pages) && pages >= 1 && pages <= mostDayPages;
    return isUsable ? { audience: 'operator', action: 'day', pages } : undefined;
  }
  const { audience, reference, token } = fields;
  if (audience === 'operator' && fields['action'] === 'message') {
    const { id, status } = fields;
    return isId(id) && isMessageStatus(status)
      ? { audience, action: 'message', id, status }
      : undefined;
  }
  if (audience === 'operator' && (fields['action'] === 'block' || fields['action'] === 'unblock')) {
    return readBlock(fields);
  }
  if (audience === 'operator' && (fields['action'] === 'find' || fields['action'] === 'add')) {
    return readAddRequest(fields);
  }
  if (!isText(reference, 20) || !isText(token, 100)) return undefined;
  if (audience === 'stop') {
    const action = returnActions.find((known) => known === fields['action']);
    return action && { audience, reference, token, action };
  }
  const { id = '' } = fields;
  if (!isId(id) && !(id === '' && withoutId.includes(String(fields['action'])))) return undefined;
  if (audience === 'owner') {
    const action = readOwnerAction(fields);
    return action && { audience, reference, token, id, ...action };
  }
  if (audience !== 'operator') return undefined;
  const action = readOperatorAction(fields);
  return action && { audience, reference, token, id, ...action };
}

function isMessageStatus(value: unknown): value is MessageStatus {
  return value === 'answered' || value === 'spam' || value === 'new';
}

function readBlock(fields: Fields): BlockRequest | undefined {
  const { action, id, first, last, from = null, until = null, word = '' } = fields;
  if (!isId(id)) return undefined;
  if (action === 'unblock') return { audience: 'operator', action, id };
  if (action !== 'block') return undefined;
  if (!isCalendarDay(first) || !isCalendarDay(last) || !isText(word, mostBlockWord))
    return undefined;
  const isWhole = from === null && until === null;
  if (isWhole) return { audience: 'operator', action, id, first, last, from, until, word };
  return isTime(from) && isTime(until)
    ? { audience: 'operator', action, id, first, last, from, until, word }
    : undefined;
}

function readOwnerAction(fields: Fields): OwnerAction | undefined {
  const { action, revision, acceptsFee, day, window, words } = fields;
  if (action === 'read') return { action };
  if (action === 'rebook') return { action };
  if (!isCount(revision)) return undefined;
  if (action === 'cancel') {
    return typeof acceptsFee === 'boolean' ? { action, revision, acceptsFee } : undefined;
  }
  if (action === 'accept') return { action, revision };
  if (action !== 'ask' || !isCalendarDay(day)) return undefined;
  if (!isText(window, 20) || !isText(words, visitLimits.wishWords)) return undefined;
  return { action, revision, day, window, words };
}

function readOperatorAction(fields: Fields): OperatorAction | NextAction | undefined {
  const { action, revision, requestVersion, note, reason = null, day, time, minutes } = fields;
  const { groomer, travelFee, price, wish, fee } = fields;
  if (action === 'read') return { action };
  if (action === 'keep_line') {
    const { line, seen } = fields;
    return isText(line, visitLimits.privateLine) && isText(seen, visitLimits.privateLine)
      ? { action, line, seen }
      : undefined;
  }
  if (action === 'next') {
    const next = readNext(fields);
    return next && { action, ...next };
  }
  if (!isCount(revision)) return undefined;
  if (action === 'keep_time') return isCount(wish) ? { action, revision, wish } : undefined;
  if (!isCount(requestVersion)) return undefined;
  const decidedOn = { revision, requestVersion };
  switch (action) {
    case 'spam':
    case 'undo':
    case 'use_details':
      return { action, ...decidedOn };
    case 'decline':
    case 'cancel':
      return isText(note, visitLimits.note) && isReason(action, reason)
        ? { action, ...decidedOn, note, reason }
        : undefined;
    case 'done':
      return isText(note, visitLimits.groomerWords) ? { action, ...decidedOn, note } : undefined;
    case 'no_show':
      return isCount(fee) ? { action, ...decidedOn, fee } : undefined;
    case 'confirm':
    case 'move':
      if (!isText(note, visitLimits.note) || !isCount(minutes)) return undefined;
      if (!isText(groomer, visitLimits.groomer) || !isCount(travelFee) || !isPrice(price))
        return undefined;
      return isCalendarDay(day) && isTime(time)
        ? { action, ...decidedOn, note, day, time, minutes, groomer, travelFee, price }
        : undefined;
    default:
      return undefined;
  }
}

function isReason(action: 'decline' | 'cancel', value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && isEndReason(action, value));
}
