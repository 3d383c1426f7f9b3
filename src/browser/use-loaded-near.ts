import type { RefObject } from 'react';
import { useLoaded } from './use-loaded';
import { useNearViewport } from './use-near-viewport';

/** A module that is loaded when an element comes near; undefined until it is there. */
export function useLoadedNear<Module extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<Module>,
): Module | undefined {
  const isNear = useNearViewport(element);
  return useLoaded(load, isNear ? 'near' : '');
}
