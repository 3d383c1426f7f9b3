import { QueryClient } from '@tanstack/react-query';

const seconds = 1000;

/**
 * Server data is cached for 5 minutes and read with 3 retries, whose delay doubles from 1 s to 30 s
 * (specification, section 9). Writes have their own rule, in insert-once.ts: a mutation must not
 * wait in silence until the network is back, which is what the library's default does.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60 * seconds,
      retry: 3,
      retryDelay: (failures) => Math.min(2 ** failures * seconds, 30 * seconds),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
