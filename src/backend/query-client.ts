import { QueryClient } from '@tanstack/react-query';

// Pages show that they are offline, and do not wait silently.
const networkMode = 'always';

/** 3 retries, with delays that double from 1 s to 30 s, are the library's own defaults. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, staleTime: 5 * 60 * 1000 },
    mutations: { networkMode },
  },
});
