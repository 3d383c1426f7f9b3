import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of a page whose code is loaded when it is first drawn. Where it cannot be had, `StandIn` is
 * drawn instead, and the page around it stays whole. Gives a hook, to be called outside of the Suspense
 * boundary: the part, and a function that tries again. The next mount tries again by itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
) {
  let Part = lazy(attempt);
  async function attempt() {
    try {
      return { default: await load() };
    } catch {
      // React remembers what came of it; who is drawing it keeps the stand-in.
      Part = lazy(attempt);
      return { default: StandIn };
    }
  }
  return function useLazyPart() {
    const [Current, setCurrent] = useState(() => Part);
    return [Current, () => setCurrent(() => Part)] as const;
  };
}
