import { findField, toRefusal } from './invoke-function';
import { readDayAgain, useVisitsCall } from './use-visit';
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
