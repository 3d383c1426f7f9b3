import { useEffect, useState } from 'react';

/**
 * A module that is loaded once there is a need for it, such as a text that was typed; undefined until
 * it is there. What could not be loaded is tried again when the need changes. `load` must be the same
 * function each time.
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
  need: string,
): Module | undefined {
  const [module, setModule] = useState<Module>();

  useEffect(() => {
    if (!need || module) return undefined;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setModule(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load, module, need]);

  return module;
}
