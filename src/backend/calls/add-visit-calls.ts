import { findField, getField, toRefusal } from './invoke-function';
import { readDayAgain, useVisitsCall } from './use-visit';
import { type VisitAccess, callDay, callVisits } from './visit-calls';
import {
  type AddRefusal,
  type Added,
  type Customer,
  type Found,
  type FoundName,
  type ListedVisit,
  addRefusalCodes,
} from '@shared/visits/operator-day';
import type { AddedVisit, HeldTime, NextVisit } from '@shared/visits/visit-actions';

export type AddAnswer = {
  readonly added?: Added;
  readonly refusal?: AddRefusal;
  readonly other?: ListedVisit | undefined;
};

/** Finds whom a phone number or an email belongs to; `useNameSearch` finds names. */
export function useCustomerSearch(operatorKey: string) {
  return useVisitsCall('Finding a customer', async (fields: Pick<Customer, 'phone' | 'email'>) =>
    getField<Found>(await callDay({ action: 'find', fields }, operatorKey), 'found'),
  );
}

export function useNameSearch(operatorKey: string) {
  return useVisitsCall('Finding a name', async (words: string) => {
    const answer = await callDay({ action: 'find_names', fields: { words } }, operatorKey);
    return getField<readonly FoundName[]>(answer, 'names');
  });
}

/** The same visit sent again, for example after a lost answer, is stored once. */
export function useAddVisit(operatorKey: string) {
  return useTimeCall((fields: AddedVisit) => callDay({ action: 'add', fields }, operatorKey));
}

export function useNextVisit(key: VisitAccess) {
  return useTimeCall((fields: NextVisit) => callVisits(key, { action: 'next', ...fields }));
}

/** The answer names no visit. The same hold sent again is stored once. */
export function useHoldTime(operatorKey: string) {
  return useTimeCall(
    (fields: HeldTime) => callDay({ action: 'hold', fields }, operatorKey),
    () => ({}),
  );
}

function useTimeCall<Sent>(
  send: (sent: Sent) => Promise<unknown>,
  read = (answer: unknown): AddAnswer => ({ added: getField(answer, 'added') }),
) {
  return useVisitsCall(
    'Adding a visit',
    async (sent: Sent): Promise<AddAnswer> => {
      try {
        return read(await send(sent));
      } catch (error) {
        const { refusal, answer } = toRefusal(error, addRefusalCodes);
        return { refusal, other: findField<ListedVisit>(answer, 'other') };
      }
    },
    // A time that is taken is one of another device.
    async ({ refusal }) => (refusal && refusal !== 'taken' ? undefined : readDayAgain()),
  );
}
