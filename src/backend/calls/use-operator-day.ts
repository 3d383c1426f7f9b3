import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '../query-client';
import { findField, getField, toRefusal } from './invoke-function';
import { forgetDay, keepDay, readKeptDay } from './stored-on-device';
import {
  dayQueryKey,
  readDayAgain,
  refetchOnFocus,
  setWaitingCall,
  useVisitsCall,
  useWaitingPresses,
} from './use-visit';
import { type VisitFailure, callDay, isTemporary, visitFailure } from './visit-calls';
import {
  type BlockRefusal,
  type BlockedVisit,
  type Earned,
  type OperatorDay,
  blockRefusalCodes,
} from '@shared/visits/operator-day';
import type { BlockAction, MessageStatus } from '@shared/visits/visit-actions';

/** Milliseconds. */
const untilNextLook = 60_000;

/**
 * Reads `pages` times the usual number of entries, each minute while the tab is visible, and once it becomes so. Until
 * the first answer, the day is as this device read it last.
 */
export function useOperatorDay(operatorKey: string, pages: number) {
  return useQuery(
    {
      queryKey: [dayQueryKey, operatorKey, pages],
      queryFn: () => readOperatorDay(operatorKey, pages),
      initialData: () => (pages === 1 ? readKeptDay()?.day : undefined),
      initialDataUpdatedAt: () => readKeptDay()?.readAt,
      // The shorter lists stay until the longer ones are here, but never what another key opened.
      placeholderData: (day, earlier) => (earlier?.queryKey[1] === operatorKey ? day : undefined),
      ...refetchOnFocus,
      refetchInterval: ({ state }) => isTemporary(state.error) && untilNextLook,
    },
    queryClient,
  );
}

export function useEarned(operatorKey: string, span: { first: string; last: string }) {
  return useQuery(
    {
      queryKey: ['earned', operatorKey, span],
      queryFn: async () =>
        getField<Earned>(await callDay({ action: 'earned', fields: span }, operatorKey), 'earned'),
      ...refetchOnFocus,
    },
    queryClient,
  );
}

type MessageAnswer = { readonly id: string; readonly status: MessageStatus };
type CalledOwner = { readonly reference: string; readonly isCalled: boolean };
type KeyHolder = { readonly operatorKey: string };

setWaitingCall(
  'message',
  (fields: MessageAnswer, { operatorKey }: KeyHolder) =>
    callDay({ action: 'message', fields }, operatorKey),
  readWholeDay,
);
setWaitingCall(
  'called',
  (fields: CalledOwner, { operatorKey }: KeyHolder) =>
    callDay({ action: 'called', fields }, operatorKey),
  readWholeDay,
);

/** Sets what became of a message, and ends once the day is read again. */
export const useMessageStatus = (operatorKey: string) =>
  useWaitingCall<MessageAnswer>(['message', { operatorKey }]);

/** Ticks a promised call, or takes that back, and ends once the day is read again. */
export const useCalled = (operatorKey: string) =>
  useWaitingCall<CalledOwner>(['called', { operatorKey }]);

function useWaitingCall<Sent>(mutationKey: readonly [kind: string, access: KeyHolder]) {
  const mutation = useMutation<unknown, Error, Sent>({ mutationKey }, queryClient);
  return { ...mutation, kept: useWaitingPresses<Sent>(mutationKey) };
}

export type BlockAnswer = {
  readonly refusal: BlockRefusal | undefined;
  readonly visits: readonly BlockedVisit[];
};

/** Blocks time, or takes a block back. The same action sent again changes nothing. */
export function useDayBlocks(operatorKey: string) {
  return useVisitsCall(
    'Blocking time',
    (action: BlockAction) => changeBlocks(operatorKey, action),
    readDayAgain,
  );
}

async function changeBlocks(operatorKey: string, action: BlockAction): Promise<BlockAnswer> {
  try {
    await callDay(action, operatorKey);
    return { refusal: undefined, visits: [] };
  } catch (error) {
    const { refusal, answer } = toRefusal(error, blockRefusalCodes);
    return { refusal, visits: findField(answer, 'visits') ?? [] };
  }
}

function readWholeDay(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [dayQueryKey] });
}

/** After one of these the key opens nothing any more. */
const keyRefusals: readonly VisitFailure[] = [
  'operator_key_required',
  'wrong_operator_key',
  'operator_key_missing',
];

async function readOperatorDay(operatorKey: string, pages: number): Promise<OperatorDay> {
  try {
    const answer = await callDay({ action: 'day', fields: { pages } }, operatorKey);
    const day = getField<OperatorDay>(answer, 'day');
    if (pages === 1) keepDay(day, operatorKey);
    return day;
  } catch (error) {
    if (error instanceof Error && keyRefusals.includes(visitFailure(error))) forgetDay();
    throw error;
  }
}
