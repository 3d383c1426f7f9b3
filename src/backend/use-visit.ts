import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client';
import { type VisitAccess, changeVisit, isPassing, readVisit, visitFailure } from './visit-calls';

const mostRetries = 2;

type State = { readonly state: { readonly error: Error | null } };

/**
 * Refetches when the tab becomes visible. An invalid key is not retried, because invalid ones are
 * counted.
 */
export const readWhenLookedAt = {
  staleTime: 0,
  refetchOnReconnect: ({ state }: State) => isPassing(state.error),
  refetchOnWindowFocus: ({ state }: State) => isPassing(state.error),
  retry: (failures: number, error: Error) =>
    failures < mostRetries && visitFailure(error) === 'unreachable',
} as const;

export const dayQueryKey = 'operator-day';

export function useVisit(key: VisitAccess) {
  const query = useQuery(
    { queryKey: visitQueryKey(key), queryFn: () => readVisit(key), ...readWhenLookedAt },
    queryClient,
  );
  return { query, mutation: useVisitChange(key) };
}

export function useVisitChange(key: VisitAccess) {
  const queryKey = visitQueryKey(key);
  return useMutation(
    {
      mutationFn: (change: Parameters<typeof changeVisit>[1]) => changeVisit(key, change),
      async onSuccess({ visit }) {
        // A read that began before the change would bring the old state back.
        await queryClient.cancelQueries({ queryKey });
        await queryClient.cancelQueries({ queryKey: [dayQueryKey] });
        queryClient.setQueryData(queryKey, visit);
        void queryClient.invalidateQueries({ queryKey: [dayQueryKey] });
      },
      onError(error) {
        // Its message may quote what was typed.
        if (visitFailure(error) === 'unexpected') {
          console.error('Changing a visit failed unexpectedly:', error.name);
        }
      },
    },
    queryClient,
  );
}

function visitQueryKey(key: VisitAccess) {
  return ['visit', key] as const;
}

export type VisitMutation = ReturnType<typeof useVisitChange>;
