import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../query-client';
import { findField, getField, toRefusal } from './invoke-function';
import { logUnexpected, readDayAgain } from './use-visit';
import { type VisitAccess, callDay, callVisits } from './visit-calls';
import {
  type AddRefusal,
  type Added,
  type Customer,
  type Found,
  type FoundName,
  addRefusalCodes,
} from '@shared/visits/added-visit';
import type { ListedVisit } from '@shared/visits/operator-day';
import type { AddedVisit, HeldTime, NextVisit } from '@shared/visits/visit-actions';

/** The visit as it is stored, or why it is not. */
export type AddAnswer = {
  readonly added?: Added;
  readonly refusal?: AddRefusal;
  readonly other?: ListedVisit | undefined;
};

/** Who a phone number or an email belongs to; names are for `useNameSearch`. */
export function useCustomerSearch(operatorKey: string) {
  return useMutation(
    {
      mutationFn: async (contact: Pick<Customer, 'phone' | 'email'>) =>
        getField<Found>(await callDay({ action: 'find', fields: contact }, operatorKey), 'found'),
    },
    queryClient,
  );
}

export function useNameSearch(operatorKey: string) {
  return useMutation(
    {
      mutationFn: async (words: string) =>
        getField<readonly FoundName[]>(
          await callDay({ action: 'find_names', fields: { words } }, operatorKey),
          'names',
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
      mutationFn: async (visit: Visit): Promise<AddAnswer> => {
        try {
          return read(await send(visit));
        } catch (error) {
          const { refusal, answer } = toRefusal(error, addRefusalCodes);
          return { refusal, other: findField<ListedVisit>(answer, 'other') };
        }
      },
      onSuccess: (answer) => (answer.refusal ? undefined : readDayAgain()),
      onError: (error) => logUnexpected('Adding a visit', error),
    },
    queryClient,
  );
}

function toAdded(answer: unknown): AddAnswer {
  return { added: getField(answer, 'added') };
}
