import { lateFee } from '../../../supabase/functions/_shared/business/promises';
import type {
  OperatorVisit,
  OwnerVisit,
} from '../../../supabase/functions/_shared/visits/visit-state';

export type VisitPageState = {
  /** Holds what differs from the answer for the confirmed visit, or why the page shows nothing. */
  readonly differs: Partial<OwnerVisit> | Partial<OperatorVisit> | Refused;
  readonly press?: string;
  readonly says: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
};

type Refused = { readonly error: string; readonly httpStatus: number };
export type VisitPageStates = Readonly<Record<string, VisitPageState>>;

export const refused = (error: string, httpStatus = 404): Refused => ({ error, httpStatus });
export const noTime = { starts: null, minutes: null };
export const canceling = { startsAt: '2026-01-07T17:00Z', freeUntil: '2026-01-07T13:00Z', lateFee };
const pressed = (action: string) =>
  [
    { id: '', action, actor: 'operator', at: '2026-01-07T19:00:00Z', isUndone: false, what: '' },
  ] as const;
export const done = {
  status: 'done',
  revision: 2,
  groomerWords: 'Ears a little red.',
  history: pressed('done'),
} as const;
export const canceled = { status: 'canceled', revision: 2 } as const;
export const wish = {
  day: '2999-01-07',
  window: '4-6 PM',
  words: 'After school',
  askedAt: '2026-01-02T17:00:00Z',
  answerBy: '2026-01-02T19:00:00Z',
  number: 1,
} as const;

/** Status and body of the answer that brings a state about, given the answer for the confirmed visit. */
export function answerInState({ differs }: VisitPageState, body: { visit: object }) {
  if ('error' in differs) return { status: differs.httpStatus, body: { error: differs.error } };
  return { status: 200, body: { visit: { ...body.visit, ...differs } } };
}
