/** What a key file turned out to be. */
export type KeyVerdict =
  | { readonly verdict: 'right' | 'missing' | 'page' | 'redirect' | 'unreachable' | 'elsewhere' }
  | { readonly verdict: 'refused'; readonly status: number }
  | { readonly verdict: 'type'; readonly contentType: string }
  | { readonly verdict: 'extra' | 'other-key'; readonly found: string };

type KeyFile = { readonly status: number; readonly contentType: string; readonly text: string };

/** Milliseconds to wait for the file. */
const timeout = 10_000;

/**
 * Fetches the key file of the site as a search engine would, and says what is wrong with it. Never
 * rejects. The file can be seen only from a page of its own site.
 */
export async function checkKeyFile(url: URL, key: string): Promise<KeyVerdict> {
  if (url.origin !== window.location.origin) return { verdict: 'elsewhere' };
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.type === 'opaqueredirect') return { verdict: 'redirect' };
    // A byte order mark must be seen: search engines compare bytes.
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const text = decoder.decode(await answer.arrayBuffer());
    const contentType = answer.headers.get('content-type') ?? '';
    return judgeKeyFile({ status: answer.status, contentType, text }, key);
  } catch {
    return { verdict: 'unreachable' };
  }
}

/** A file is right when it is plain text that holds the key and, at most, a line break after it. */
export function judgeKeyFile({ status, contentType, text }: KeyFile, key: string): KeyVerdict {
  if (status === 404 || status === 410) return { verdict: 'missing' };
  if (status !== 200) return { verdict: 'refused', status };
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === 'text/html' || /^\s*<(!doctype|html)/i.test(text)) return { verdict: 'page' };

  const found = text.replace(/\r?\n$/, '');
  if (found !== key) return { verdict: found.includes(key) ? 'extra' : 'other-key', found };
  return type.trim() === 'text/plain' ? { verdict: 'right' } : { verdict: 'type', contentType };
}
