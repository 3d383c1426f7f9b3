import { useEffect, useState } from 'react';
import { useOnline } from './use-online';

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
  const isOnline = useOnline();

  useEffect(() => {
    if (!need || module) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setModule(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, module, need, isOnline]);

  return module;
}
