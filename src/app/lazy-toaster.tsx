import { useEffect, useState } from 'react';
import { useLoaded } from '@/browser/use-loaded';
import { retryingImport } from '@/content/retrying-import';

const toaster = retryingImport(() => import('@/ui/toaster'));

/** Only forms raise toasts, so the toaster is loaded when one is first touched. */
export function LazyToaster() {
  const [begun, setBegun] = useState('');
  const Toaster = useLoaded(toaster.load, begun)?.Toaster;

  useEffect(() => {
    const controller = new AbortController();
    const begin = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('form')) return;
      setBegun('form');
      controller.abort();
    };
    // Not every browser focuses a button that is pressed.
    for (const type of ['focusin', 'click']) {
      document.addEventListener(type, begin, { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);

  return Toaster ? <Toaster /> : null;
}
