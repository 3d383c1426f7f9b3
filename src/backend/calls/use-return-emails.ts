import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../query-client';
import { getField, invokeFunction } from './invoke-function';
import { refetchOnFocus, useVisitsCall } from './use-visit';
import type { VisitKey } from '@shared/visits/reference';
import type { UnsubscribeAction } from '@shared/visits/visit-actions';
import type { ReturnEmail } from '@shared/visits/visit-status';

/** `token` ends return emails, and opens no visit. */
export type UnsubscribeKey = Pick<VisitKey, 'reference' | 'token'>;

/** Null when the visit has no such emails. */
export function useReturnEmail(key: UnsubscribeKey) {
  return useQuery(
    {
      queryKey: ['return-email', key],
      queryFn: () => callReturns(key, 'read_return_emails'),
      ...refetchOnFocus,
    },
    queryClient,
  );
}

/** The same press twice changes nothing more. */
export function useReturnChange(key: UnsubscribeKey) {
  return useVisitsCall(
    'Ending emails',
    (action: Exclude<UnsubscribeAction, 'read_return_emails'>) => callReturns(key, action),
  );
}

async function callReturns({ reference, token }: UnsubscribeKey, action: UnsubscribeAction) {
  const body = { audience: 'stop', reference, token, action };
  return getField<ReturnEmail | null>(await invokeFunction('visits', { body }), 'returnEmail');
}
