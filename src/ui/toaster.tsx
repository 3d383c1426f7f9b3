import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { hasLargeLetters, toasterIsMounted } from './notify';

// On phones the form's buttons and the thumb are at the bottom.
const phone = '(width <= 600px)';

/** On phones below the header; at the bottom where letters are so large that it would cover the focused field. */
function findPosition() {
  if (!matchMedia(phone).matches) return 'bottom-right';
  return hasLargeLetters() ? 'bottom-center' : 'top-center';
}

/** Focused with Alt+T. */
export function Toaster() {
  useEffect(() => toasterIsMounted(toast), []);
  return (
    <Sonner
      position={findPosition()}
      hotkey={['altKey', 'KeyT']}
      offset={{ bottom: 'calc(24px + var(--banner-height, 0px))', right: 24 }}
      mobileOffset={{
        top: 'calc(80px + env(safe-area-inset-top))',
        bottom: 'calc(16px + var(--banner-height, 0px))',
        left: 16,
        right: 16,
      }}
      toastOptions={{ duration: 5000, className: 'toast' }}
    />
  );
}
