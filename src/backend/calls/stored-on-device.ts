import { type DehydratedState, dehydrate, hydrate, useMutationState } from '@tanstack/react-query';
import { queryClient } from '../query-client';
import { findField, getField } from './invoke-function';
import { triesAgain, visitQuery } from './use-visit';
import { type ChangedVisit, type VisitAccess, type VisitPress, isTemporary } from './visit-calls';
import { readOperatorKey } from '@/browser/operator-key';
import { parseJson, readLocalValue, writeLocalValue } from '@/browser/stored-values';
import type { OperatorDay } from '@shared/visits/operator-day';

const name = 'operator-day';

/** Milliseconds; they reach from Saturday noon to Monday morning, with time to spare. */
const lifetime = 72 * 3_600_000;

type KeptDay = { readonly readAt: number; readonly day: OperatorDay };

/** The entry file of the page that runs: each build has another one, and may expect more of a day. */
function runningBuild(): string {
  return document.getElementById('code')?.textContent.split(',')[0] ?? '';
}

/** Stores the day for a start without network, unless its key was forgotten or replaced meanwhile. */
export function keepDay(day: OperatorDay, operatorKey: string): void {
  if (readOperatorKey() !== operatorKey) return;
  writeLocalValue(name, JSON.stringify({ readAt: Date.now(), build: runningBuild(), day }));
}

/** Returns the day as it was read last; it deletes a day that is older than 72 hours or that another build kept. */
export function readKeptDay(): KeptDay | undefined {
  const kept = parse(readLocalValue(name));
  if (kept && Math.abs(Date.now() - kept.readAt) <= lifetime) return kept;
  forgetDay();
  return undefined;
}

/** Deletes the names and addresses that the key opened, once that key goes. */
export function forgetDay(): void {
  writeLocalValue(name, '');
}

function parse(text: string | null): KeptDay | undefined {
  const kept = parseJson(text);
  const readAt = findField<number>(kept, 'readAt');
  const day = findField<OperatorDay>(kept, 'day');
  const isOfBuild = findField<string>(kept, 'build') === runningBuild();
  return isOfBuild && readAt !== undefined && day ? { readAt, day } : undefined;
}

const pressesName = 'operator-presses';

/** No part of the page waits for the answer to such a press. */
const unseen = { meta: { isUnseen: true } };

/**
 * Keeps each press that waits for the network past its tab, since phones throw tabs away. A later tab sends it once, by
 * the id of the press. Returns a function that stops.
 */
export function storePresses(): () => void {
  const presses = queryClient.getMutationCache();
  const isHere = (at: number) => presses.getAll().some(({ state }) => state.submittedAt === at);
  function listOthers(removedAt?: number): DehydratedState['mutations'] {
    const kept = parseJson(readLocalValue(pressesName));
    const isOther = (at: number) => !isHere(at) && at !== removedAt;
    return Array.isArray(kept) ? kept.filter(({ state }) => isOther(state.submittedAt)) : [];
  }
  // What an earlier tab kept has waited already.
  const retry = (failures: number, error: Error) => triesAgain(failures + 1, error);
  const mutations = { ...unseen, retry };
  hydrate(queryClient, { mutations: listOthers() }, { defaultOptions: { mutations } });
  void queryClient.resumePausedMutations();
  return presses.subscribe(({ type, mutation }) => {
    if (type === 'observerRemoved' && mutation.state.status === 'pending')
      mutation.setOptions({ ...mutation.options, ...unseen });
    const waiting = dehydrate(queryClient, {
      shouldDehydrateQuery: () => false,
      // A press stays until its answer, also when no try got one, but only while this device has its key.
      shouldDehydrateMutation: ({ state, options }) =>
        (state.status === 'pending'
          ? state.failureCount > 0
          : state.failureCount > 1 && !!state.error && isTemporary(state.error)) &&
        findField(options.mutationKey?.[1], 'operatorKey') === readOperatorKey(),
    }).mutations;
    // A tab may end while it sends: then a later tab sends the press again.
    const again = { status: 'pending', isPaused: true } as const;
    const kept = waiting.map((press) => ({ ...press, state: { ...press.state, ...again } }));
    // What another tab keeps stays.
    const all = [...listOthers(mutation?.state.submittedAt), ...kept];
    writeLocalValue(pressesName, all.length > 0 ? JSON.stringify(all) : '');
  });
}

/** Presses that were refused or failed where no part of the page waited for the answer. */
export function useRefused() {
  return useMutationState(
    {
      filters: {
        mutationKey: [visitQuery],
        predicate: ({ meta, state: { status, data } }) =>
          meta?.['isUnseen'] === true && (status === 'error' || !!findField(data, 'refusal')),
      },
      select: (mutation) => ({
        reference: getField<VisitAccess>(mutation.options.mutationKey, '1').reference,
        variables: getField<VisitPress>(mutation.state, 'variables'),
        data: findField<ChangedVisit>(mutation.state, 'data'),
        error: mutation.state.error,
        isPending: false,
        forget: () => queryClient.getMutationCache().remove(mutation),
      }),
    },
    queryClient,
  );
}

export function forgetPresses(): void {
  writeLocalValue(pressesName, '');
}
