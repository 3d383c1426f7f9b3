import { createContext } from 'react';
import type { PageMeta } from './page-meta';
import type { ShownContent } from './shown-content';

/** Takes what a page says to machines alone: social networks, assistants, search engines. */
export type HeadCollector = { collect: (meta: PageMeta, shown: ShownContent) => void };

/**
 * Given while a page is rendered to HTML, absent in the browser: no visitor reads these tags, so no
 * visitor downloads the code that writes them, and nothing inside the page has to be hydrated.
 */
export const HeadCollectorContext = createContext<HeadCollector | null>(null);
