import { plainError } from '../../supabase/local/process/plain-error.ts';

type Rule = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

// https://developers.cloudflare.com/workers/static-assets/headers/
const mostCharacters = 2000;
const forever = 'public, max-age=31536000, immutable';

/** Mail programs in a browser load them from a page of another site. Their names stay, so they are kept for a day. */
const emailPictures = {
  'Cache-Control': 'public, max-age=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * For Netlify and Cloudflare Pages. Pages get no Cache-Control: both hosts send `public, max-age=0,
 * must-revalidate` and would join two values. `keyed` are the headers of `keyPages`. Where a host joins them with the
 * others, browsers take the last Referrer-Policy, and of two security policies what both allow. Throws for a line that
 * a host would drop.
 */
export function headersFile(
  everywhere: Readonly<Record<string, string>>,
  keyPages: readonly string[] = [],
  keyed: Readonly<Record<string, string>> = {},
): string {
  const rules: readonly Rule[] = [
    { path: '/*', headers: everywhere },
    { path: '/assets/*', headers: { 'Cache-Control': forever } },
    { path: '/email/*', headers: emailPictures },
    ...keyPages.map((path) => ({ path, headers: keyed })),
  ];
  const file = rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
  const long = file.split('\n').find((line) => line.length > mostCharacters);
  if (long) {
    throw plainError(
      `A line of _headers has ${long.length} characters, and Cloudflare drops one of more than ${mostCharacters} without a word: ${long.trim().slice(0, 60)}...`,
    );
  }
  return file;
}

/** A host with this `_headers` file sends them. */
export function headersFor(file: string, path: string): ReadonlyMap<string, string> {
  const found = new Map([['Cache-Control', 'public, max-age=0, must-revalidate']]);
  let applies = false;
  for (const line of file.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (!name || !value) applies = matches(line.trim(), path);
    else if (applies) found.set(name, value);
  }
  return found;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * Older iPhones request their icon under this name. A page is a file, and anything else gets
 * 404.html with status 404: no catch-all here, and no rule for the path of a file, which one of the
 * hosts would then never serve.
 */
export const redirectsFile = '/apple-touch-icon-precomposed.png /apple-touch-icon.png 302\n';

/**
 * Hosts serve `services/spa-bath.html` at `/services/spa-bath`; `services/spa-bath/index.html`
 * would redirect to a trailing slash, which is not canonical.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
