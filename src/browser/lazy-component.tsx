import type { ComponentType } from 'react';
import { patientLoad } from './late-load';

/**
 * A part of a page whose code is downloaded when it is first drawn, or before by `preload`. Stands in a
 * `Suspense` that shows something until then, and for as long as the code cannot be had.
 */
export function lazyComponent<Props extends object>(start: () => Promise<ComponentType<Props>>) {
  const code = patientLoad(start);
  function LazyComponent(props: Props) {
    const Component = code.use();
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { preload: () => void code.load() });
}
