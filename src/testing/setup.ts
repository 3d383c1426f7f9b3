import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// jsdom has no screen: nothing ever comes into view.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
    },
  );
});

afterEach(cleanup);
