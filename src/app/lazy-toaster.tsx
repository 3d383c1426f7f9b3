import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/browser/lazy-component';

const Toaster = lazyComponent(async () => (await import('@/ui/toaster')).Toaster, {
  neverFails: true,
});

/** Only forms show toasts, so its 8 KiB are loaded when a visitor starts using one. */
export function LazyToaster() {
  const [isFormBegun, setIsFormBegun] = useState(false);

  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) setIsFormBegun(true);
    };
    // Some browsers do not focus a button that is clicked.
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
