import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client';
import { changeVisit, isPassing, readVisit, type VisitAccess, visitFailure } from './visit-calls';

const mostRetries = 2;

/** A key that opens nothing is not retried automatically: wrong ones are counted. */
export function useVisit(key: VisitAccess) {
  const queryKey = ['visit', key];
  const query = useQuery(
    {
      queryKey,
      queryFn: () => readVisit(key),
      staleTime: 0,
      // Offline is shown, not waited out silently.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => isPassing(state.error),
      refetchOnWindowFocus: ({ state }) => isPassing(state.error),
      retry: (failures, error) => failures < mostRetries && visitFailure(error) === 'unreachable',
    },
    queryClient,
  );
  const mutation = useMutation(
    {
      mutationFn: (change: Parameters<typeof changeVisit>[1]) => changeVisit(key, change),
      networkMode: 'always',
      onSuccess({ visit }) {
        if (visit) queryClient.setQueryData(queryKey, visit);
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
  return { query, mutation };
}

export type VisitMutation = ReturnType<typeof useVisit>['mutation'];
