import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The document has no screen: nothing is ever seen to come into view.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly observe = vi.fn();
    readonly disconnect = vi.fn();
  },
);

afterEach(cleanup);
