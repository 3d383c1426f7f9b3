import type { ComponentType } from 'react';
import { type LazyLoadOptions, lazyLoad } from './lazy-load';

/**
 * A component whose code is downloaded when it is first rendered, or before by `load`. Needs a
 * `Suspense` around it. Its fallback stays while the code cannot be loaded; with `canFail` the error
 * boundary shows the failure.
 */
export function lazyComponent<Props extends object>(
  start: () => Promise<ComponentType<Props>>,
  options?: LazyLoadOptions,
) {
  const code = lazyLoad(start, options);
  function LazyComponent(props: Props) {
    const Component = code.use();
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { load: code.load });
}
