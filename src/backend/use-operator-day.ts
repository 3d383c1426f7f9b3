import { useQuery } from '@tanstack/react-query';
import { FunctionCallError } from './function-call-error';
import { invokeFunction } from './invoke-function';
import { queryClient } from './query-client';
import { dayQueryKey, refetchOnFocus } from './use-visit';
import { type VisitFailure, visitFailure } from './visit-calls';
import type { DayRefusal, OperatorDay } from '@shared/operator-day';
import { operatorKeyHeader } from '@shared/visit-state';

export type DayFailure = Exclude<VisitFailure, 'unknown_link' | 'link_ended'> | DayRefusal;

/** Refetches when the tab becomes visible. Keeps the last result until a newer one arrives. */
export function useOperatorDay(operatorKey: string) {
  return useQuery(
    {
      queryKey: [dayQueryKey, operatorKey],
      queryFn: () => readOperatorDay(operatorKey),
      ...refetchOnFocus,
      retry: (failures, error) =>
        dayFailure(error) !== 'operator_key_missing' && refetchOnFocus.retry(failures, error),
    },
    queryClient,
  );
}

export function dayFailure(error: Error): DayFailure {
  if (error instanceof FunctionCallError && error.code === 'operator_key_missing') {
    return 'operator_key_missing';
  }
  const failure = visitFailure(error);
  return failure === 'unknown_link' || failure === 'link_ended' ? 'unexpected' : failure;
}

async function readOperatorDay(operatorKey: string): Promise<OperatorDay> {
  const body = { audience: 'operator', action: 'day' };
  const headers = operatorKey ? { [operatorKeyHeader]: operatorKey } : {};
  const answer = await invokeFunction('visits', { body, headers });
  if (!isAnswer(answer)) throw new FunctionCallError('unknown', { status: 200 });
  return answer.day;
}

/** Our own function builds the body, so checking one field is enough. */
function isAnswer(value: unknown): value is { day: OperatorDay } {
  return typeof value === 'object' && value !== null && 'day' in value && isDay(value.day);
}

function isDay(value: unknown): value is OperatorDay {
  return typeof value === 'object' && value !== null && 'visits' in value;
}
