import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { toasterIsMounted } from './notify';

// On phones the form's buttons and the thumb are at the bottom.
const phone = '(width <= 600px)';

/** Focused with Alt+T. Bottom right; on phones below the header. */
export function Toaster() {
  useEffect(() => toasterIsMounted(toast), []);
  return (
    <Sonner
      position={matchMedia(phone).matches ? 'top-center' : 'bottom-right'}
      hotkey={['altKey', 'KeyT']}
      offset={{ bottom: 'calc(24px + var(--banner-height, 0px))', right: 24 }}
      mobileOffset={{ top: 'calc(80px + env(safe-area-inset-top))', left: 16, right: 16 }}
      toastOptions={{ duration: 5000, className: 'toast' }}
    />
  );
}
