/** What was read from a text box, one address a line. */
export type UrlList = {
  /** Absolute, each once, in the order given. */
  readonly urls: readonly string[];
  /** A sentence for each line that is no page of the site. */
  readonly problems: readonly string[];
};

/** The function takes no longer ones. */
const longestUrl = 2048;
/** Lines named at a time: more than these nobody reads. */
const mostProblems = 3;

/**
 * Reads what somebody typed: URLs of the site, or paths on it, one a line. `origin` is that of the
 * site, such as `https://pets.example`.
 */
export function readUrlList(text: string, origin: string): UrlList {
  const urls = new Set<string>();
  const problems: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const typed = line.trim();
    if (typed === '') continue;
    const found = readUrl(typed, origin);
    if ('url' in found) urls.add(found.url);
    else problems.push(`Line ${String(index + 1)}, “${shortened(typed)}”, ${found.problem}.`);
  }
  return { urls: [...urls], problems };
}

/** Why a list cannot be sent, with the first lines to mend; undefined when it can. */
export function listProblem({ urls, problems }: UrlList): string | undefined {
  if (problems.length === 0) return urls.length > 0 ? undefined : 'Name at least one page.';
  const others = problems.length - mostProblems;
  const first = problems.slice(0, mostProblems).join('\n');
  return others > 0 ? `${first}\nAnd ${String(others)} more.` : first;
}

function readUrl(typed: string, origin: string): { url: string } | { problem: string } {
  const isPath = typed.startsWith('/');
  if (!isPath && !/^[a-z][a-z0-9+.-]*:/i.test(typed)) {
    return { problem: 'does not start with “/” or “https://”' };
  }
  if (!URL.canParse(typed, origin)) return { problem: 'is not an address that can be read' };
  const url = new URL(typed, origin);
  const problem = foreignness(url, new URL(origin));
  if (problem) return { problem };
  url.hash = '';
  if (url.href.length > longestUrl) return { problem: 'is longer than 2,048 characters' };
  return { url: url.href };
}

function foreignness(url: URL, site: URL): string | undefined {
  if (url.host !== site.host) return `is not on ${site.host}`;
  if (url.protocol !== site.protocol) return `does not start with ${site.protocol}//`;
  return url.username || url.password ? 'carries a user name or a password' : undefined;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
