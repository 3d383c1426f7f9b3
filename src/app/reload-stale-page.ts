import { isPrefetching } from './prefetch';
import { reloadOnce } from './reload-once';

/** Reloads a tab whose code is gone; what is only fetched ahead may be missing. */
export function reloadStalePage(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isPrefetching()) reloadOnce();
  });
}
