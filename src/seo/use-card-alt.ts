import { useState } from 'react';
import { cardAlt } from './card-alt';
import type { PageMeta } from './page-meta';

/**
 * The picture of a shared link in words. They come from the list of all pages, which no browser
 * downloads: the served page brings its own along (vite-plugins/prerender/document.ts), and others have none.
 */
export function useCardAlt({ isIndexable, path }: PageMeta): string | undefined {
  const [alt] = useState(() => {
    if (import.meta.env.SSR) return isIndexable ? cardAlt(path) : undefined;
    const served = document.getElementById('root')?.dataset;
    return served?.['path'] === path ? served['cardAlt'] : undefined;
  });
  return alt;
}
