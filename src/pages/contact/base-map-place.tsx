import { useRef } from 'react';
import { useLoaded } from '@/browser/use-loaded';
import { useNearViewport } from '@/browser/use-near-viewport';
import { retryingImport } from '@/content/retrying-import';

const { load } = retryingImport(() => import('./base-map'));

/** The drawn map, loaded when it comes near: the page begins with a form. */
export function BaseMapPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const Map = useLoaded(load, isNear ? 'map' : '')?.BaseMap;
  return (
    <div ref={place} className="size-full">
      {Map ? <Map /> : null}
    </div>
  );
}
