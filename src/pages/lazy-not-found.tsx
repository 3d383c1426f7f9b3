import { use } from 'react';
import { retryingImport } from '@/content/retrying-import';

/** Loaded on demand: few addresses need it, so it must add no weight to pages. */
export const notFound = retryingImport(() => import('./not-found-page'));

export function LazyNotFound() {
  const { Component } = use(notFound.promise());
  return <Component />;
}
