import type { HeadCollector } from './head-collector';
import type { PageMeta } from './page-meta';

/**
 * A collector for one page, for the build alone:
 * render the page inside `<HeadCollectorContext value={collector}>`, then write `collector.html()`
 * into `<head>`. It holds the tags that the page itself does not draw, escaped.
 */
export function newHeadCollector(): HeadCollector & { html: () => string } {
  let page: PageMeta | undefined;
  return {
    collect(meta) {
      page = meta;
    },
    html: () => (page ? metaTag('og:title', page.title) : ''),
  };
}

function metaTag(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
