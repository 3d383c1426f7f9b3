import { useRef } from 'react';
import { useLoadedNear } from '@/browser/use-loaded-near';
import { retryingImport } from '@/content/retrying-import';

const { load } = retryingImport(() => import('./base-map'));

/** Loaded when it comes near: the page begins with a form. */
export function LazyBaseMap() {
  const container = useRef<HTMLDivElement>(null);
  const Map = useLoadedNear(container, load)?.BaseMap;
  return (
    <div ref={container} className="size-full">
      {Map ? <Map /> : null}
    </div>
  );
}
