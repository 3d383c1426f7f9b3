import { sameSecret } from '../_shared/same-secret.ts';
import { visitToken } from '../_shared/visit-link.ts';
import type { VisitRefusal } from '../_shared/visit-state.ts';
import type { VisitRequest } from './read-request.ts';
import { visitOf } from './visit-of.ts';
import type { VisitRecord } from './visit-record.ts';

/** What an answer needs beside the request. */
export type Context = {
  readonly call: Call;
  readonly linkSecret: string;
  /** The caller's address, which is counted as a hash when a key is wrong. */
  readonly caller: string | null;
};

/** Calls a function of the database; rejects when it does not answer. */
export type Call = <Result>(name: string, args: object) => Promise<Result>;

export type Reply = readonly [status: number, body: object];

/** After these the page shows what has become of the visit. */
const withState: readonly VisitRefusal[] = ['stale', 'taken', 'late_fee'];

/** Checks the key of a request, does what it asks for, and gives the state after it. */
export async function answerVisit(wanted: VisitRequest, context: Context): Promise<Reply> {
  const { call, caller } = context;
  const { reference } = wanted;
  const record = await call<VisitRecord>('read_visit', { reference, caller_address: caller });
  if (record.blocked) return [429, { error: 'too_many' }];
  if (!(await isOpenedBy(wanted, record, context))) {
    await call('note_wrong_visit_link', { caller_address: caller });
    return [404, { error: 'unknown_link' }];
  }
  if (wanted.action === 'read') return [200, { visit: visitOf(record, wanted.audience) }];

  const { outcome } = await change(wanted, call);
  if (outcome !== 'done' && !withState.includes(outcome)) return [422, { error: outcome }];
  const visit = visitOf(await call<VisitRecord>('read_visit', { reference }), wanted.audience);
  return outcome === 'done' ? [200, { visit }] : [409, { error: outcome, visit }];
}

/** An unknown reference costs the same work as a wrong key. */
async function isOpenedBy(
  { audience, reference, token }: VisitRequest,
  { link_version: version, request }: VisitRecord,
  { linkSecret }: Context,
): Promise<boolean> {
  const expected = await visitToken(linkSecret, { audience, reference, version });
  const isKey = await sameSecret(token, expected);
  return isKey && request.length > 0;
}

type Answer = { readonly outcome: 'done' | VisitRefusal };
type Change = Exclude<VisitRequest, { action: 'read' }>;

function change(wanted: Change, call: Call): Promise<Answer> | Answer {
  const { audience, reference, revision, action } = wanted;
  if (audience === 'operator') {
    const { day, time: local_time, minutes, note } = { ...nothing, ...wanted };
    return call('answer_visit', { reference, revision, action, day, local_time, minutes, note });
  }
  if (action !== 'cancel') return { outcome: 'not_allowed' };
  return call('cancel_visit', { reference, revision, accepts_fee: wanted.acceptsFee });
}

/** What some answers of the operator come without. */
const nothing = { day: null, time: null, minutes: null, note: '' };
