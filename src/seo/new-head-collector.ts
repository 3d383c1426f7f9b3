import type { HeadCollector } from './head-collector';
import { jsonLdScript } from './json-ld-script';
import type { PageMeta } from './page-meta';
import type { ShownContent } from './shown-content';
import { socialTags } from './social-tags';
import { pageGraph } from './structured-data/page-graph';

/**
 * A collector for one page, for the build alone:
 * render the page inside `<HeadCollectorContext value={collector}>`, then write `collector.html()`
 * into `<head>`. It holds the tags that the page itself does not draw, escaped; a page that may not
 * be listed has none.
 */
export function newHeadCollector(): HeadCollector & { html: () => string } {
  let page: { meta: PageMeta; shown: ShownContent } | undefined;
  return {
    // A page that waits for its words is drawn more than once: the last time counts.
    collect(meta, shown) {
      page = { meta, shown };
    },
    html() {
      if (!page?.meta.isIndexable) return '';
      const { meta, shown } = page;
      return [...socialTags(meta, shown), jsonLdScript(pageGraph(meta, shown))].join('\n');
    },
  };
}
