import { useState } from 'react';
import { sitePages } from '@/site/site-pages';
import { useSentUrls } from './sent-urls';
import { useSiteOrigin } from './site-origin';
import { readUrlList } from './url-list';

/** Every page of the site, or only those that the operator names. */
export type Scope = 'all' | 'named';

/** What the operator wants to send. `onChange` is called when that changes. */
export function useUrlChoice(onChange: () => void) {
  const [scope, setScope] = useState<Scope>('all');
  const [text, setText] = useState('');
  const [isLeavingOut, setLeavingOut] = useState(false);
  const origin = useSiteOrigin();
  const sent = useSentUrls();

  const { urls, problems } =
    scope === 'named' ? readUrlList(text, origin) : { urls: pageUrls(origin), problems: [] };
  const fresh = urls.filter((url) => !sent.has(url));
  const repeats = urls.length - fresh.length;
  const canLeaveOut = repeats > 0 && fresh.length > 0;

  function choose(next: Scope) {
    setScope(next);
    onChange();
  }

  function write(next: string) {
    setText(next);
    onChange();
  }

  return {
    ...{ scope, text, choose, write, problems, repeats, canLeaveOut, isLeavingOut, setLeavingOut },
    urls: canLeaveOut && isLeavingOut ? fresh : urls,
  };
}

/** What the parts of the card share: the choice, how to change it, and the URLs it comes to. */
export type UrlChoice = ReturnType<typeof useUrlChoice>;

function pageUrls(origin: string): readonly string[] {
  return sitePages.map(({ path }) => new URL(path, origin).href);
}
