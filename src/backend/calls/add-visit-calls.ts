import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../query-client';
import { FunctionCallError, findField, getField } from './invoke-function';
import { logUnexpected, readDayAgain } from './use-visit';
import { type VisitAccess, callDay, callVisits } from './visit-calls';
import {
  type AddRefusal,
  type Added,
  type Customer,
  type VisitInTheWay,
  addRefusalCodes,
} from '@shared/visits/added-visit';
import type { AddedVisit, NextVisit } from '@shared/visits/visit-actions';

/** The visit as it is stored, or why it is not. */
export type AddAnswer = {
  readonly added?: Added;
  readonly refusal?: AddRefusal;
  readonly other?: VisitInTheWay | undefined;
};

/** Null when nobody is known by this phone or email. */
export function useCustomerSearch(operatorKey: string) {
  return useMutation(
    {
      mutationFn: async (contact: Pick<Customer, 'phone' | 'email'>) => {
        const answer = await callDay({ action: 'find', fields: contact }, operatorKey);
        return getField(answer, 'customer', isCustomer);
      },
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

function useAdding<Visit>(send: (visit: Visit) => Promise<unknown>) {
  return useMutation(
    {
      mutationFn: (visit: Visit) => toAnswer(send(visit)),
      onSuccess: (answer) => (answer.added ? readDayAgain() : undefined),
      onError: (error) => logUnexpected('Adding a visit', error),
    },
    queryClient,
  );
}

async function toAnswer(sent: Promise<unknown>): Promise<AddAnswer> {
  try {
    return { added: getField(await sent, 'added', isAdded) };
  } catch (error) {
    if (!(error instanceof FunctionCallError)) throw error;
    const { code, details } = error;
    const refusal = addRefusalCodes.find((known) => known === code);
    if (!refusal) throw error;
    return { refusal, other: findField(details.answer, 'other', isVisitInTheWay) };
  }
}

// Our own function builds these, so checking one field is enough.

function isAdded(value: unknown): value is Added {
  return typeof value === 'object' && value !== null && 'visit' in value;
}

function isCustomer(value: unknown): value is Customer | null {
  return value === null || (typeof value === 'object' && 'pets' in value);
}

function isVisitInTheWay(value: unknown): value is VisitInTheWay {
  return typeof value === 'object' && value !== null && 'starts' in value;
}
