import { loadPage } from './routes';

const signs = ['pointerover', 'focusin', 'touchstart'];

const started = new Set<string>();
const pending = new Set<string>();

/** True while code is fetched that nobody asked for yet: a failure then is not the page's. */
export const isPrefetching = () => pending.size > 0;

/** Does nothing if the visitor asked to save data. */
export function prefetchPages(): void {
  if (isSavingData()) return;
  for (const sign of signs) {
    document.addEventListener(sign, ({ target }) => prefetch(linkedPath(target)), {
      passive: true,
    });
  }
  document.addEventListener('click', ({ target }) => pending.delete(linkedPath(target) ?? ''));
}

function prefetch(path: string | undefined): void {
  if (!path || path === window.location.pathname || started.has(path)) return;
  started.add(path);
  pending.add(path);
  loadPage(path)
    // Tried again at the next hint, or when the link is followed.
    .catch(() => started.delete(path))
    .finally(() => pending.delete(path));
}

function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest('a[href^="/"]');
  return link instanceof HTMLAnchorElement ? link.pathname : undefined;
}

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return Boolean(connection) && Reflect.get(Object(connection), 'saveData') === true;
}
