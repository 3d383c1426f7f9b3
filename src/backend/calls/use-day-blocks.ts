import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../query-client';
import { findField, toRefusal } from './invoke-function';
import { logUnexpected, readDayAgain } from './use-visit';
import { callDay } from './visit-calls';
import { type BlockRefusal, blockRefusalCodes } from '@shared/visits/day-blocks';
import type { BlockedVisit } from '@shared/visits/operator-day';
import type { BlockAction } from '@shared/visits/visit-actions';

export type BlockAnswer = {
  readonly refusal: BlockRefusal | undefined;
  readonly visits: readonly BlockedVisit[];
};

/** Blocks time, or takes a block back. Sent again, the same action changes nothing. */
export function useDayBlocks(operatorKey: string) {
  return useMutation(
    {
      mutationFn: (action: BlockAction) => changeBlocks(operatorKey, action),
      onSuccess: readDayAgain,
      onError: (error) => logUnexpected('Blocking time', error),
    },
    queryClient,
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
