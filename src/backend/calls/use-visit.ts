import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../query-client';
import { newId } from '../submission/new-id';
import { findField, getField } from './invoke-function';
import {
  type ChangedVisit,
  type VisitAccess,
  type VisitChange,
  type VisitPress,
  changeVisit,
  isTemporary,
  readVisit,
  visitFailure,
} from './visit-calls';
import type { Marks, OperatorDay } from '@shared/visits/operator-day';
import type { OperatorChange, OwnerChange } from '@shared/visits/visit-actions';
import type { OperatorVisit, Visit } from '@shared/visits/visit-state';
import { isAgreed, isOver, isUndoneForADay } from '@shared/visits/visit-status';

const maxRetries = 2;
/** Milliseconds. */
const untilNextLook = 20_000;

type State = { readonly state: { readonly error: Error | null } };

/** Refetches when the tab becomes visible. Invalid keys are counted, so it does not retry with one. */
export const refetchOnFocus = {
  staleTime: 0,
  refetchOnReconnect: ({ state }: State) => isTemporary(state.error),
  refetchOnWindowFocus: ({ state }: State) => isTemporary(state.error),
  retry: (failures: number, error: Error) =>
    failures < maxRetries && visitFailure(error) === 'unreachable',
} as const;

export const dayQueryKey = 'operator-day';
export const visitQuery = 'visit';

export function useVisit<Change extends VisitChange = OperatorChange>(key: VisitAccess) {
  const query = useQuery(
    {
      queryKey: visitQueryKey(key),
      queryFn: () => readVisit(key),
      ...refetchOnFocus,
      // Undo ends when the email leaves, and the receipt says what became of it.
      refetchInterval: ({ state: { data } }) =>
        data && (isEmailOnItsWay(data) ? untilNextLook : waitsForEmail(data) && 3 * untilNextLook),
    },
    queryClient,
  );
  return { query, mutation: useVisitChange<Change>(key) };
}

/** A call of the function `visits` that changes something. `doing` names it in the log; it ends after `onSuccess`. */
export function useVisitsCall<Sent, Answer>(
  doing: string,
  send: (sent: Sent) => Promise<Answer>,
  onSuccess?: (answer: Answer) => Promise<void>,
) {
  const onError = (error: Error) => logUnexpected(doing, error);
  return useMutation({ mutationFn: send, onError, ...(onSuccess && { onSuccess }) }, queryClient);
}

/** A press that has waited is tried some more, because the first answers on a connection that is back are often lost. */
export const triesAgain = (failures: number, error: Error) =>
  visitFailure(error) === 'offline' || (failures > 0 && failures < 5 && isTemporary(error));

/**
 * Presses of this kind may wait for the network. Their key, `[kind, access]`, says all that a later tab needs in order
 * to send what this one kept.
 */
export function setWaitingCall<Access extends { readonly operatorKey?: string }, Sent, Answer>(
  kind: string,
  send: (sent: Sent, access: Access) => Promise<Answer>,
  onSuccess: (answer: Answer, access: Access) => Promise<void>,
): void {
  const accessIn = (key: readonly unknown[] | undefined) => getField<Access>(key, '1');
  queryClient.setMutationDefaults<Answer, Error, Sent>([kind], {
    // The first try always goes out, since some browsers report offline on working connections.
    networkMode: 'offlineFirst',
    retry: triesAgain,
    gcTime: Infinity,
    mutationFn: (sent, { mutationKey }) => send(sent, accessIn(mutationKey)),
    onSuccess: (answer, _sent, _result, { mutationKey }) =>
      onSuccess(answer, accessIn(mutationKey)),
    onError: (error) => logUnexpected(`A press (${kind})`, error),
  });
}

/** What waits for the network with this key, the oldest first. */
export function useWaitingPresses<Sent>(mutationKey: readonly unknown[]): Sent[] {
  return useMutationState(
    {
      filters: {
        mutationKey,
        predicate: ({ state }) =>
          state.isPaused || (state.status === 'pending' && state.failureCount > 1),
      },
      select: ({ state }) => getField<Sent>(state, 'variables'),
    },
    queryClient,
  );
}

setWaitingCall(
  visitQuery,
  (press: VisitPress, access: VisitAccess) => changeVisit(access, press),
  async ({ visit }, access) => {
    const queryKey = visitQueryKey(access);
    // A read that began before the change would bring the old state back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, visit);
    await readDayAgain();
    queryClient.setQueriesData<OperatorDay>(
      { queryKey: [dayQueryKey] },
      (day) => day && withChange(day, access.reference, visit),
    );
  },
);

export function useVisitChange<Change extends VisitChange = OperatorChange>(key: VisitAccess) {
  const mutation = useMutation<ChangedVisit, Error, VisitPress>(
    {
      mutationKey: visitQueryKey(key),
      retry: (failures, error) => triesAgain(failures, error) && mayWait(key),
    },
    queryClient,
  );
  const [kept] = useWaitingPresses<VisitPress>(visitQueryKey(key));
  const { variables, isSuccess } = mutation;
  function mutate(change: Change, options?: Parameters<typeof mutation.mutate>[1]) {
    mutation.mutate(pressFor<VisitChange>(change, isSuccess ? undefined : variables), options);
  }
  return { ...mutation, mutate, kept };
}

/** The operator's presses that say what is so, whatever else changed meanwhile; any other first needs to see that. */
const waitingActions: readonly (string | undefined)[] = ['done', 'no_show', 'accept', 'waive'];

/** True for the pending press of this visit, and where several are pending, when all of them may wait. */
function mayWait(key: VisitAccess): boolean {
  const filters = { mutationKey: visitQueryKey(key), status: 'pending' } as const;
  const pressed = queryClient.getMutationCache().findAll(filters);
  return (
    key.audience === 'operator' &&
    pressed.every(({ state }) =>
      waitingActions.includes(findField<string>(state.variables, 'action')),
    )
  );
}

/** A press that says the same again, as after a lost answer, keeps the id of the last one, so that it happens once. */
export function pressFor<Said extends object>(said: Said, last: { id: string } | undefined) {
  const again = { ...said, id: last?.id ?? '' };
  return JSON.stringify(again) === JSON.stringify(last) ? again : { ...said, id: newId() };
}

/** A read that began before a change would take it back on the page, so it is canceled. */
export async function readDayAgain(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [dayQueryKey] });
  void queryClient.invalidateQueries({ queryKey: [dayQueryKey] });
}

/** The day shows this until it is read again; a visit that left the day stays as it was. */
function withChange(day: OperatorDay, reference: string, changed: Visit): OperatorDay {
  if (changed.audience !== 'operator' || !isAgreed(changed.status)) return day;
  const { status, revision, undoUntil, lastChange } = changed;
  const { charged, hasAccepted, yesText, openPrice, openAmount, openFee } = changed;
  const marks: Marks = { charged, hasAccepted, yesText, openPrice, openAmount, openFee };
  const known = { status, revision, undoUntil, lastChange, ...marks };
  const visits = day.visits.map((visit) =>
    visit.reference === reference ? { ...visit, ...known } : visit,
  );
  return { ...day, visits };
}

/** Other pages may name the visit that changed. */
export function readVisitsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: [visitQuery] });
}

/** The message is left out, since it may quote what was typed. */
function logUnexpected(what: string, error: Error): void {
  if (visitFailure(error) === 'unexpected')
    console.error(`${what} failed unexpectedly:`, error.name);
}

/**
 * The seen visit is as it was first fetched for this page, or after the last change from here. It differs from `visit`
 * once somebody else has changed that. What the cache remembers of an earlier stay is not compared.
 */
export function useSeenVisit<Shown extends Visit>(
  { visit, isFetchedAfterMount }: { visit: Shown; isFetchedAfterMount: boolean },
  mutation: Pick<VisitMutation | OwnerMutation, 'variables' | 'isError' | 'reset'>,
): Shown {
  const { variables, isError, reset } = mutation;
  const [seen, setSeen] = useState<Shown>();
  const isFirst = isFetchedAfterMount && !seen;
  // A later read may also bring it after the answer to the press was lost.
  const isOwnChange = variables !== undefined && visit.lastChange === variables.id;
  if (isFirst || (isOwnChange && seen !== visit)) setSeen(visit);
  const isErrorSettled = isOwnChange && isError;
  useEffect(() => {
    if (isErrorSettled) reset();
  }, [isErrorSettled, reset]);
  return seen ?? visit;
}

export function waitsForEmail(visit: Visit): boolean {
  return (
    visit.audience === 'operator' && visit.undoUntil !== null && !isUndoneForADay(lastAction(visit))
  );
}

/** After an Undo the email of the change before it may still wait, which has no Undo. */
export function hasEmailAhead(visit: OperatorVisit): boolean {
  return waitsForEmail(visit) || visit.answerEmail === 'waiting';
}

/** Undo takes this action back; the history also names earlier Undos. '' means none. */
export function lastAction({ history, lastChange }: OperatorVisit): string {
  return history.find(({ id }) => id === lastChange)?.action ?? '';
}

function isEmailOnItsWay(visit: Visit): boolean {
  return visit.audience === 'operator' && visit.answerEmail === 'waiting' && !isOver(visit.status);
}

function visitQueryKey(key: VisitAccess) {
  return [visitQuery, key] as const;
}

export type VisitMutation = ReturnType<typeof useVisitChange<OperatorChange>>;
export type OwnerMutation = ReturnType<typeof useVisitChange<OwnerChange>>;
