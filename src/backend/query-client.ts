import { QueryClient } from '@tanstack/react-query';

const seconds = 1000;

/** Cached for 5 minutes; 3 retries, with delays that double from 1 s to 30 s. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60 * seconds,
      retry: 3,
      retryDelay: (failures) => Math.min(2 ** failures * seconds, 30 * seconds),
    },
  },
});
