import { paths } from '@/site/paths';

type KeyFileCheck = { readonly isRight: boolean; readonly text: string };

/** Fetches `/<key>.txt` of this site as a search engine would, past every cache. Never rejects. */
export async function checkKeyFile(key: string): Promise<KeyFileCheck> {
  const path = paths.indexNowKeyFile(key);
  try {
    const answer = await fetch(path, { cache: 'no-store', redirect: 'manual' });
    const mistake = findMistake(answer, await answer.text(), key);
    return mistake
      ? { isRight: false, text: `${path} ${mistake}` }
      : { isRight: true, text: `${path} returns the key and nothing else.` };
  } catch {
    return {
      isRight: false,
      text: `${path} could not be fetched. Check your connection, and try again.`,
    };
  }
}

function findMistake({ status, type, headers }: Response, body: string, key: string) {
  if (type === 'opaqueredirect') {
    return 'redirects to another address. Search engines do not follow it: remove the rule at your host.';
  }
  if (status === 404) {
    return 'is missing. Build the site with VITE_INDEXNOW_KEY, and publish all of dist.';
  }
  if (status !== 200) return `returns status ${status}, not 200.`;
  const isPage = /html/.test(headers.get('content-type') ?? '') || body.trimStart().startsWith('<');
  if (isPage) {
    return 'returns a web page in place of the key. Your host answers unknown paths with a page: publish the file, and remove the catch-all rule.';
  }
  if (body.trim() === key) return undefined;
  return body.includes(key)
    ? 'has more in it than the key. Remove the rest.'
    : 'holds something else than the key. Publish the site again with the key it was built with.';
}
