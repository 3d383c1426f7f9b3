import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { toasterIsMounted } from './notify';

/** Where toasts appear: bottom right, reached with Alt+T, above the bar at the bottom of phones. */
export function Toaster() {
  useEffect(() => toasterIsMounted(toast), []);
  return (
    <Sonner
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      offset={24}
      mobileOffset={{ bottom: 96, left: 16, right: 16 }}
      toastOptions={{ duration: 5000, className: 'toast' }}
    />
  );
}
