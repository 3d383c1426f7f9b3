import { lateLoad } from '@/browser/late-load';

/** Loaded on demand: few addresses need it, so it must add no weight to pages. */
export const notFound = lateLoad(() => import('./not-found-page'));

export function LazyNotFound() {
  const { Component } = notFound.use();
  return <Component />;
}
