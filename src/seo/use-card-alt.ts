import { useState } from 'react';
import { cardAlt } from './card-alt';
import type { PageMetadata } from './page-metadata';

/**
 * Texts come from the list of all pages, which no browser downloads: only served pages have one.
 */
export function useCardAlt(meta: PageMetadata): string | undefined {
  const [alt] = useState(() => {
    if (import.meta.env.SSR) return meta.isIndexable ? cardAlt(meta.path) : undefined;
    const served = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    if (served !== meta.canonical) return undefined;
    const tag = document.querySelector('meta[property="og:image:alt"]');
    return tag?.getAttribute('content') ?? undefined;
  });
  return alt;
}
