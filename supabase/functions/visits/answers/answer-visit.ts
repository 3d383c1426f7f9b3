import { type Reply, refuse } from '../../_shared/http/page-call.ts';
import {
  type Rebooking,
  toRebooking,
  toUnreadRebooking,
} from '../../_shared/visits/request-details.ts';
import { type Call, type Context, findKeyRefusal } from '../reading/check-keys.ts';
import type { VisitRequest } from '../reading/read-request.ts';
import { type AddedRecord, toAddedReply } from './answer-added.ts';
import { isAnswered, toVisit } from './to-visit.ts';
import type { ChangeRecord, VisitRecord } from './visit-record.ts';

export async function answerVisit(request: VisitRequest, context: Context): Promise<Reply> {
  const refusal = await findKeyRefusal(request, context);
  if (refusal) return refusal;

  const { call } = context;
  const { reference, audience } = request;
  if (request.action === 'read') {
    const record = await call<VisitRecord>('read_visit', { reference });
    return [200, { visit: toVisit(record, audience, context), now: record.now }];
  }
  if (request.action === 'rebook') {
    const record = await call<VisitRecord>('read_visit', { reference });
    const rebooking = findRebooking(record);
    return rebooking ? [200, { rebooking, now: record.now }] : refuse(422, 'not_allowed');
  }
  if (request.action === 'next') {
    const { nextReference: next_reference, ids: row_ids, day, time: local_time, minutes } = request;
    const next = { reference, next_reference, row_ids, day, local_time, minutes };
    return toAddedReply(await call<AddedRecord>('book_next', next), context);
  }
  const { outcome, state } = await changeVisit(request, call);
  const visit = toVisit(state, audience, context);
  return outcome === 'done' ? [200, { visit }] : [409, { error: outcome, visit }];
}

type Change = Exclude<VisitRequest, { action: 'read' | 'rebook' | 'next' }>;

function changeVisit(request: Change, call: Call): Promise<ChangeRecord> {
  const { reference } = request;
  if (request.action === 'keep_line') {
    const { line, seen } = request;
    return call('keep_private_line', { reference, line, seen });
  }
  const { revision } = request;
  if (request.audience === 'owner') {
    if (request.action === 'cancel') {
      return call('cancel_visit', { reference, revision, accepts_fee: request.acceptsFee });
    }
    if (request.action === 'accept') return call('accept_visit', { reference, revision });
    const { day, window: time_window, words } = request;
    return call('ask_for_time', { reference, revision, day, time_window, words });
  }
  if (request.action === 'keep_time') {
    return call('keep_time', { reference, revision, wish: request.wish });
  }
  const { action, requestVersion: request_version } = request;
  if (action === 'spam') return call('mark_spam', { reference, revision, request_version });
  if (action === 'undo') return call('undo_answer', { reference, revision, request_version });
  const { day, time: local_time, minutes, note, reason, fee } = { ...noTime, ...request };
  const { groomer, travelFee: travel_fee, price } = { ...noTerms, ...request };
  const time = { day, local_time, minutes };
  const terms = { groomer, travel_fee, price };
  const decidedOn = { reference, revision, request_version };
  return call('answer_visit', {
    ...decidedOn,
    action,
    ...time,
    ...terms,
    note,
    reason,
    no_show_fee: fee,
  });
}

const noTime = { day: null, time: null, minutes: null, note: '', reason: null, fee: 0 };
const noTerms = { groomer: '', travelFee: 0, price: null };

/** What a new request begins with once this one is over. */
export function findRebooking(record: VisitRecord): Rebooking | undefined {
  const { request, visit } = record;
  const [first] = request;
  if (!first || !visit || visit.status === 'confirmed') return undefined;
  if (!isAnswered(record)) return toUnreadRebooking(request, first);
  const rebooking = toRebooking(request, first);
  // an old wish that is filled in would ask again for the emails that its owner has ended
  return record.return_email === 'ended' ? { ...rebooking, repeatWeeks: null } : rebooking;
}
