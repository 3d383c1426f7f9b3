import { createContext } from 'react';
import type { PageMeta } from './page-meta';

/** Takes what a page says to machines alone: social networks, assistants, search engines. */
export type HeadCollector = { collect: (meta: PageMeta) => void };

/**
 * Given while a page is rendered to HTML, absent in the browser: no visitor reads these tags, so no
 * visitor downloads the code that writes them, and nothing inside the page has to be hydrated.
 */
export const HeadCollectorContext = createContext<HeadCollector | null>(null);
