import { readSessionValue, writeSessionValue } from '@/storage/session-value';

const key = 'reloaded-stale-page';

/**
 * A tab from before a deploy asks for code that is gone. It reloads once, if the site answers at
 * all; drafts survive that. Without a network a reload would only lose the page.
 */
export function reloadOnce(): void {
  if (readSessionValue(key) || !navigator.onLine) return;
  void fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then((answer) => {
    if (!answer.ok) return;
    writeSessionValue(key, 'yes');
    window.location.reload();
  });
}
