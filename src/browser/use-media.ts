import { useSyncExternalStore } from 'react';

/** From which on a page has a second column. */
export const wideScreen = '(min-width: 64rem)';

/** Whether a media query holds; `onServer` until hydration. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
