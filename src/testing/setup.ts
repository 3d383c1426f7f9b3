import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '@/backend/query-client';
import { setServerTime } from '@/browser/use-now';

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no screen: nothing ever comes into view, and no width of it matches.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
    },
  );
  const events = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...events }));
});

// Files share a document: the next one finds it as a new tab has it.
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  forgetServerTime();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

/** The clock stands still: a millisecond in between would stay, and show a minute earlier in a later file. */
function forgetServerTime() {
  vi.useFakeTimers({ toFake: ['Date'] });
  setServerTime(new Date().toISOString());
  vi.useRealTimers();
}

// Code that a page fetches ahead: cut off at the end of a file, it would be missing in every other one.
afterAll(() => vi.dynamicImportSettled());
