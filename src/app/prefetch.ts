import { matchPath } from 'react-router-dom';
import { loadPage, loadPageCode, routeFor } from './routes';
import { isKeyPage, paths } from '@/site/paths';

const signs = ['pointerover', 'focusin', 'touchstart'];

const started = new Set<string>();
const pending = new Set<string>();

/** True while code is fetched that nobody asked for yet: a failure then is not the page's. */
export const isPrefetching = () => pending.size > 0;

/** Fetches pages whose links are pointed at or touched, unless data should be saved. */
export function prefetchPages(): void {
  if (isSavingData()) return;
  for (const sign of signs) {
    document.addEventListener(sign, ({ target }) => prefetch(linkedPath(target)), {
      passive: true,
    });
  }
  document.addEventListener('click', ({ target }) => {
    if (linkedPath(target)) pending.clear();
  });
}

function prefetch(path: string | undefined, load = loadPage): void {
  if (!path || path === window.location.pathname || started.has(path)) return;
  started.add(path);
  pending.add(path);
  load(path)
    // Tried again at the next hint, or when the link is followed.
    .catch(() => started.delete(path))
    .finally(() => pending.delete(path));
}

function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest('a[href^="/"]');
  return link instanceof HTMLAnchorElement ? link.pathname : undefined;
}

/**
 * Fetches the page that most visitors of `pathname` open next, once this one is loaded and the browser
 * is idle. Returns a function that gives it up.
 */
export function prefetchNextPage(pathname: string): () => void {
  const next = findNextPage(pathname);
  let isWanted = true;
  if (next && !isSavingData()) void quiet().then(() => isWanted && prefetch(next, loadPageCode));
  return () => {
    isWanted = false;
  };
}

/** Routes of pages whose readers are not about to book. The last one is for paths that do not exist. */
const routesWithoutNext: readonly (string | undefined)[] = [
  paths.cookiePolicy,
  paths.privacyPolicy,
  '*',
];

/** A path that fits the route of the page that most visitors of `pathname` open next, if any. */
export function findNextPage(pathname: string): string | undefined {
  if (isKeyPage(pathname) || routesWithoutNext.includes(routeFor(pathname)?.path)) return undefined;
  // Every package has the same code. The record of the one that is tapped comes at the touch.
  return matchPath(paths.services, pathname) ? paths.service(':slug') : paths.booking();
}

async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 2000);
  });
}

/** True with Data Saver, and on a line that takes seconds for what is only likely. */
function isSavingData(): boolean {
  const connection = Object(Reflect.get(navigator, 'connection'));
  const line: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || line === '2g' || line === 'slow-2g';
}
