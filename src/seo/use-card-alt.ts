import { useState } from 'react';
import { cardAlt } from './card-alt';
import type { PageMeta } from './page-meta';

/**
 * The picture of a shared link in words. They come from the list of all pages, which no browser
 * downloads: there the words are those of the served page, and a page that is gone to has none.
 */
export function useCardAlt(meta: PageMeta): string | undefined {
  const [alt] = useState(() => {
    if (import.meta.env.SSR) return meta.isIndexable ? cardAlt(meta.path) : undefined;
    const served = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    if (served !== meta.canonical) return undefined;
    const tag = document.querySelector('meta[property="og:image:alt"]');
    return tag?.getAttribute('content') ?? undefined;
  });
  return alt;
}
