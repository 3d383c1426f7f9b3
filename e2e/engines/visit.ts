export type PressedKey = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** One visitor in one engine, with a clean profile. Targets are XPaths; the first in sight is meant. */
export type Visit = {
  open: (path: string) => Promise<void>;
  /** Presses the middle of the target, or a point so far into its width, from 0 to 1. */
  press: (target: string, across?: number) => Promise<void>;
  fill: (target: string, text: string) => Promise<void>;
  pressKey: (target: string, key: PressedKey) => Promise<void>;
  key: (key: PressedKey) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** What a function returns that runs in the page. */
  read: <T>(look: (argument: string) => T, argument?: string) => Promise<T>;
  screenshot: () => Promise<Uint8Array>;
};

export type RunningEngine = {
  newVisit: (origin: string) => Promise<{ visit: Visit; close: () => Promise<void> }>;
  stop: () => Promise<void>;
};

/** Present once a page answers presses. */
export const hydrated = '#root[data-hydrated]';

/** The narrowest phone that the site is laid out for. */
export const phone = { width: 360, height: 780 };
