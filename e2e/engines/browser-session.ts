export type PressedKey = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** One visitor with a clean profile. Targets are XPaths; the first visible match counts. */
export type BrowserSession = {
  open: (path: string) => Promise<void>;
  /** Presses the middle, or at `across` (0 to 1) of the width. */
  press: (target: string, across?: number) => Promise<void>;
  fill: (target: string, text: string) => Promise<void>;
  pressKey: (target: string, key: PressedKey) => Promise<void>;
  key: (key: PressedKey) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Runs a function in the page. */
  read: <T>(look: (argument: string) => T, argument?: string) => Promise<T>;
  screenshot: () => Promise<Uint8Array>;
};

export type RunningEngine = {
  newSession: (origin: string) => Promise<{ session: BrowserSession; close: () => Promise<void> }>;
  stop: () => Promise<void>;
};

/** Present once a page answers presses. */
export const hydrated = '#root[data-hydrated]';

/** The narrowest phone that the site is laid out for. */
export const phone = { width: 360, height: 780 };
