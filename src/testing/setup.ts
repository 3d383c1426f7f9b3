import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom has no screen: nothing ever comes into view.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly observe = vi.fn();
    readonly disconnect = vi.fn();
  },
);

afterEach(cleanup);
