/**
 * The file that static hosts answer a path with: `/services/spa-bath` is `services/spa-bath.html`.
 * Netlify, Cloudflare Pages and the preview server serve such a file at its path as it stands;
 * `services/spa-bath/index.html` they would only serve after a redirect to a trailing slash, which
 * is not the canonical address.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
