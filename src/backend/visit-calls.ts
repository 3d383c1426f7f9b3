import type { Visit, VisitAction, VisitKey, VisitRefusal } from '@shared/visit-state';
import { FunctionCallError } from './function-call-error';
import { invokeFunction } from './invoke-function';

/** What came of a change: the visit as it stands now, and why the change was refused, if it was. */
export type VisitChange = {
  readonly visit: Visit | undefined;
  readonly refusal: VisitRefusal | undefined;
};

/** Why a visit could not be read or changed, as far as somebody can do something about it. */
export type VisitFailure =
  | 'wrong link'
  | 'too many'
  | 'offline'
  /** Nothing usable came back. A change may have been made all the same; trying again is safe. */
  | 'unreachable'
  /** A fault in our own code. */
  | 'unexpected';

type Change = Exclude<VisitAction, { readonly action: 'read' }>;

const refusals: readonly VisitRefusal[] = [
  'stale',
  'not_allowed',
  'in_past',
  'too_far',
  'closed_day',
  'closed_hour',
  'bad_minutes',
  'taken',
  'late_fee',
];

/** The key in the hash of a mail's link, `#REFERENCE.TOKEN`; undefined where it is none. */
export function visitKeyIn(hash: string, audience: VisitKey['audience']): VisitKey | undefined {
  const [, reference, token] = /^#([A-Z]{2}-[A-Z0-9]{6})\.([\w-]{22})$/.exec(hash) ?? [];
  return reference && token ? { audience, reference, token } : undefined;
}

/** The visit that a key opens. Throws a `FunctionCallError`. */
export async function readVisit(key: VisitKey): Promise<Visit> {
  const visit = visitIn(await callVisits(key, { action: 'read' }));
  if (!visit) throw new FunctionCallError('unknown', { status: 200 });
  return visit;
}

/**
 * Changes a visit at most once, since it names the revision that it was decided on. Throws a
 * `FunctionCallError` where nothing is known of the visit afterward; the same change may then be sent again.
 */
export async function changeVisit(key: VisitKey, change: Change): Promise<VisitChange> {
  try {
    const visit = visitIn(await callVisits(key, change));
    if (!visit) throw new FunctionCallError('unknown', { status: 200 });
    return { visit, refusal: undefined };
  } catch (error) {
    if (!(error instanceof FunctionCallError)) throw error;
    const refusal = refusals.find((code) => code === error.code);
    if (!refusal) throw error;
    const visit = visitIn(error.details.answer);
    // The answer to an earlier try was lost.
    const wasMade = refusal === 'stale' && visit !== undefined && shows(visit, change);
    return { visit, refusal: wasMade ? undefined : refusal };
  }
}

/** What can be done about an error of these calls. */
export function visitFailure(error: Error): VisitFailure {
  if (!(error instanceof FunctionCallError)) return 'unexpected';
  const { code } = error;
  if (code === 'unknown_link') return 'wrong link';
  if (code === 'too_many') return 'too many';
  return code === 'offline' ? 'offline' : 'unreachable';
}

/** Whether a visit is as a change would have left it. */
function shows({ status, revision, starts, ...visit }: Visit, change: Change): boolean {
  if (revision !== change.revision + 1) return false;
  switch (change.action) {
    case 'confirm':
    case 'move':
      return (
        status === 'confirmed' &&
        starts?.day === change.day &&
        starts.time === change.time &&
        visit.minutes === change.minutes
      );
    case 'decline':
      return status === 'declined';
    case 'cancel':
      return status === 'canceled' && visit.canceledBy === visit.audience;
    case 'done':
      return status === 'done';
  }
}

/** The visit in an answer. Our own function made it, so that its kind tells all the rest. */
function visitIn(answer: unknown): Visit | undefined {
  const visit =
    typeof answer === 'object' && answer && 'visit' in answer ? answer.visit : undefined;
  return isVisit(visit) ? visit : undefined;
}

function isVisit(value: unknown): value is Visit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'audience' in value &&
    (value.audience === 'owner' || value.audience === 'operator')
  );
}

function callVisits(key: VisitKey, action: VisitAction): Promise<unknown> {
  return invokeFunction('visits', { body: { ...key, ...action } });
}
