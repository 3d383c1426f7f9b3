/**
 * Hosts serve `services/spa-bath.html` at `/services/spa-bath`; `services/spa-bath/index.html`
 * would redirect to a trailing slash, which is not canonical.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
