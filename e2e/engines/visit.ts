/** Keys that a journey presses. */
export type PressedKey = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** One visitor in one engine, with a clean profile. Targets are XPaths; the first in sight is meant. */
export type Visit = {
  /** Opens a path of the site and waits until it answers. */
  open: (path: string) => Promise<void>;
  /** Presses the middle of the target, or a point so far into its width, from 0 to 1. */
  press: (target: string, across?: number) => Promise<void>;
  /** Types into a field, in the place of what is in it. */
  fill: (target: string, text: string) => Promise<void>;
  /** Presses a key while the target has focus. */
  pressKey: (target: string, key: PressedKey) => Promise<void>;
  /** Presses a key, wherever the focus is. */
  key: (key: PressedKey) => Promise<void>;
  /** Types, wherever the focus is. */
  type: (text: string) => Promise<void>;
  /** What a function returns that runs in the page. */
  read: <T>(look: (argument: string) => T, argument?: string) => Promise<T>;
  /** The window as a PNG. */
  screenshot: () => Promise<Uint8Array>;
};

/** An engine that runs. */
export type RunningEngine = {
  /** Of the site at an origin. */
  newVisit: (origin: string) => Promise<{ visit: Visit; close: () => Promise<void> }>;
  stop: () => Promise<void>;
};

/** There once a page answers presses. */
export const hydrated = '#root[data-hydrated]';

/** An iPhone's. */
export const phone = { width: 390, height: 844 };
