import { lazyComponent } from '@/browser/lazy-component';

/** Few URLs need it, so it must not add weight to pages. */
export const LazyNotFound = lazyComponent(
  async () => (await import('./not-found-page')).Component,
  { canFail: true },
);
