import { lateLoad } from '@/browser/late-load';

/**
 * What a page shows for an address that names none of its records, and how it is fetched ahead. Few
 * addresses do, so it is no weight of every such page.
 */
export const notFound = lateLoad(() => import('./not-found-page'));

/** The page "not found", loaded when it is needed. */
export function UnknownAddress() {
  const { Component } = notFound.use();
  return <Component />;
}
