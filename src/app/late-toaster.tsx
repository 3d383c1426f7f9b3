import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/browser/lazy-component';

const Toaster = lazyComponent(async () => (await import('@/ui/toaster')).Toaster);

/** The toaster. Only forms raise toasts, so its code is loaded when one is begun: 8 KiB that most pages never need. */
export function LateToaster() {
  const [isFormBegun, setIsFormBegun] = useState(false);

  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) setIsFormBegun(true);
    };
    // Not every browser gives the focus to a button that is pressed.
    const signs = ['focusin', 'click'];
    for (const sign of signs) document.addEventListener(sign, begin);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, begin);
    };
  }, []);

  if (!isFormBegun) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
