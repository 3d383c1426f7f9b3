import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../query-client';
import { FunctionCallError, findField, getField } from './invoke-function';
import { logUnexpected, readDayAgain } from './use-visit';
import { type VisitAccess, callDay, callVisits } from './visit-calls';
import {
  type AddRefusal,
  type Added,
  type Customer,
  type Found,
  type FoundName,
  type VisitInTheWay,
  addRefusalCodes,
} from '@shared/visits/added-visit';
import type { AddedVisit, HeldTime, NextVisit } from '@shared/visits/visit-actions';

/** The visit as it is stored, or why it is not. */
export type AddAnswer = {
  readonly added?: Added;
  readonly refusal?: AddRefusal;
  readonly other?: VisitInTheWay | undefined;
};

/** Who a phone number or an email belongs to; names are for `useNameSearch`. */
export function useCustomerSearch(operatorKey: string) {
  return useMutation(
    {
      mutationFn: async (contact: Pick<Customer, 'phone' | 'email'>) =>
        getField(await callDay({ action: 'find', fields: contact }, operatorKey), 'found', isFound),
    },
    queryClient,
  );
}

export function useNameSearch(operatorKey: string) {
  return useMutation(
    {
      mutationFn: async (words: string) =>
        getField(
          await callDay({ action: 'find_names', fields: { words } }, operatorKey),
          'names',
          isNames,
        ),
    },
    queryClient,
  );
}

/** The same visit sent again, for example after a lost answer, is stored once. */
export function useAddVisit(operatorKey: string) {
  return useAdding((fields: AddedVisit) => callDay({ action: 'add', fields }, operatorKey));
}

/** The next visit of the one that `key` opens. */
export function useNextVisit(key: VisitAccess) {
  return useAdding((fields: NextVisit) => callVisits(key, { action: 'next', ...fields }));
}

/** Answers without a visit. The same hold sent again is stored once. */
export function useHoldTime(operatorKey: string) {
  return useAdding(
    (fields: HeldTime) => callDay({ action: 'hold', fields }, operatorKey),
    () => ({}),
  );
}

function useAdding<Visit>(
  send: (visit: Visit) => Promise<unknown>,
  read: (answer: unknown) => AddAnswer = toAdded,
) {
  return useMutation(
    {
      mutationFn: async (visit: Visit) => {
        try {
          return read(await send(visit));
        } catch (error) {
          return toRefused(error);
        }
      },
      onSuccess: (answer) => (answer.refusal ? undefined : readDayAgain()),
      onError: (error) => logUnexpected('Adding a visit', error),
    },
    queryClient,
  );
}

function toAdded(answer: unknown): AddAnswer {
  return { added: getField(answer, 'added', isAdded) };
}

/** Throws what is no refusal. */
function toRefused(error: unknown): AddAnswer {
  if (!(error instanceof FunctionCallError)) throw error;
  const { code, details } = error;
  const refusal = addRefusalCodes.find((known) => known === code);
  if (!refusal) throw error;
  return { refusal, other: findField(details.answer, 'other', isVisitInTheWay) };
}

// Our own function builds these, so checking one field is enough.

function isAdded(value: unknown): value is Added {
  return typeof value === 'object' && value !== null && 'visit' in value;
}

function isFound(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && 'waiting' in value;
}

function isNames(value: unknown): value is readonly FoundName[] {
  return Array.isArray(value);
}

function isVisitInTheWay(value: unknown): value is VisitInTheWay {
  return typeof value === 'object' && value !== null && 'starts' in value;
}
