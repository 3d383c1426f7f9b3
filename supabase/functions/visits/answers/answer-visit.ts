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
    const { id, nextReference: next_reference, ids: row_ids, day, time, minutes } = request;
    const terms = { day, local_time: time, minutes };
    const next = { reference, id, next_reference, row_ids, terms };
    return toAddedReply(await call<AddedRecord>('book_next', next), context);
  }
  const { outcome, state } = await changeVisit(request, call);
  const visit = toVisit(state, audience, context);
  return outcome === 'done' ? [200, { visit }] : [409, { error: outcome, visit }];
}

type Change = Exclude<VisitRequest, { action: 'read' | 'rebook' | 'next' }>;

function changeVisit(request: Change, call: Call): Promise<ChangeRecord> {
  const { reference, id } = request;
  if (request.action === 'keep_line') {
    const { line, seen } = request;
    return call('keep_private_line', { reference, line, seen });
  }
  const { revision, action, audience: actor } = request;
  const request_version = 'requestVersion' in request ? request.requestVersion : null;
  if (action === 'undo') return call('undo_change', { reference, id, revision, request_version });
  const terms = toTerms(request);
  return call('change_visit', { reference, id, actor, action, revision, request_version, terms });
}

/** As `private.terms`, which each action reads its own of. */
function toTerms(request: Change): object {
  switch (request.action) {
    case 'confirm':
    case 'move': {
      const {
        day,
        time: local_time,
        minutes,
        note,
        groomer,
        travelFee: travel_fee,
        price,
      } = request;
      return { day, local_time, minutes, note, groomer, travel_fee, price };
    }
    case 'decline':
      return { note: request.note, reason: request.reason };
    case 'cancel':
      return request.audience === 'operator'
        ? { note: request.note, reason: request.reason }
        : { accepts_fee: request.acceptsFee };
    case 'done':
      return { groomer_words: request.note };
    case 'no_show':
      return { no_show_fee: request.fee };
    case 'keep_time':
      return { wish: request.wish };
    case 'ask': {
      const { day, window: time_window, words } = request;
      return { day, time_window, words };
    }
    default:
      return {};
  }
}

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
