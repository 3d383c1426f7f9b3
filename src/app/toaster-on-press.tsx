import { type ReactNode, useEffect, useState } from 'react';
import { nextPaint } from './interaction';

/**
 * The toaster, loaded at the first key or pointer press: before it there is nothing to toast about.
 * Loading it fails without harm, and is tried again at the next press.
 */
export function ToasterOnPress() {
  const [toaster, setToaster] = useState<ReactNode>(null);
  useEffect(() => {
    if (toaster) return undefined;
    const load = () =>
      void nextPaint()
        .then(() => import('@/ui/toaster'))
        .then(
          ({ Toaster }) => setToaster(<Toaster />),
          () => undefined,
        );
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    window.addEventListener('pointerdown', load, options);
    window.addEventListener('keydown', load, options);
    return () => controller.abort();
  }, [toaster]);
  return toaster;
}
