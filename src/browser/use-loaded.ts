import { useEffect, useState } from 'react';

/**
 * A module that is loaded once there is a need for it, such as a text that was typed; undefined until
 * it is there. What could not be loaded is tried again when the need changes or the network returns.
 * `load` must be the same function each time.
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
  need: string,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const [returns, setReturns] = useState(0);

  useEffect(() => {
    if (!need || module) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Listened for from the start: the network may be back before the failure is known.
    const networkReturns = new Promise((resolve) => {
      window.addEventListener('online', resolve, { signal });
    });
    load().then(
      (loaded) => {
        if (!signal.aborted) setModule(loaded);
      },
      async () => {
        await networkReturns;
        if (!signal.aborted) setReturns(returns + 1);
      },
    );
    return () => controller.abort();
  }, [load, module, need, returns]);

  return module;
}
