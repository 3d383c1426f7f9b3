import { useQuery } from '@tanstack/react-query';
import { getField } from './answer-field';
import { invokeFunction } from './invoke-function';
import { queryClient } from './query-client';
import type { ClosedDays } from '@shared/open-days';

/** Milliseconds. A block that is set meanwhile is met by the operator's answer. */
const goodFor = 5 * 60_000;

/** The days that the operator has blocked; `undefined` as long as nobody knows, and nothing waits for it. */
export function useClosedDays(): ClosedDays | undefined {
  return useQuery(
    { queryKey: ['closed-days'], queryFn: readClosedDays, staleTime: goodFor, retry: false },
    queryClient,
  ).data;
}

async function readClosedDays(): Promise<ClosedDays> {
  const body = { audience: 'visitor', action: 'closed_days' };
  return getField(await invokeFunction('visits', { body }), 'closedDays', isDays);
}

function isDays(value: unknown): value is ClosedDays {
  return Array.isArray(value) && value.every((day) => typeof day === 'string');
}
