type Rule = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const forever = 'public, max-age=31536000, immutable';

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Pages have no Cache-Control here: both hosts
 * say `public, max-age=0, must-revalidate` of their own, and would join two values of one header. `keyed` are
 * the headers of `keyPages`, which a link with a key opens. Where a host joins them with those of every page,
 * browsers take the last Referrer-Policy, and of two security policies what both allow.
 */
export function headersFile(
  everywhere: Readonly<Record<string, string>>,
  keyPages: readonly string[] = [],
  keyed: Readonly<Record<string, string>> = {},
): string {
  const rules: readonly Rule[] = [
    { path: '/*', headers: everywhere },
    { path: '/assets/*', headers: { 'Cache-Control': forever } },
    ...keyPages.map((path) => ({ path, headers: keyed })),
  ];
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/** The headers that a host with this `_headers` file adds to the answer for a path. */
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
 * `_redirects` for the same hosts: older iPhones ask for their icon under this name. Pages are files,
 * and what is no file gets 404.html with the status 404: there must be no catch-all here, and no rule
 * for a path that is a file, which one of the hosts would then never serve.
 */
export const redirectsFile = '/apple-touch-icon-precomposed.png /apple-touch-icon.png 302\n';
