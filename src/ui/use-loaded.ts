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
    const tryAgain = () => setReturns(returns + 1);
    // The network may be back before the failure is known.
    let isBack = false;
    window.addEventListener('online', () => (isBack = true), { signal });
    load().then(
      (loaded) => {
        if (!signal.aborted) setModule(loaded);
      },
      () => {
        if (signal.aborted) return;
        if (isBack) tryAgain();
        else window.addEventListener('online', tryAgain, { signal });
      },
    );
    return () => controller.abort();
  }, [load, module, need, returns]);

  return module;
}
