import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import rules from 'sonner/dist/styles.css?inline';
import { toasterIsMounted } from './notify';

// Not a file of its own: a style sheet that failed to load is never asked for again.
const styles = new CSSStyleSheet();
styles.replaceSync(rules);
document.adoptedStyleSheets.push(styles);

/** Where toasts appear: bottom right, reached with Alt+T, above the bar at the bottom of phones. */
export function Toaster() {
  useEffect(() => toasterIsMounted(toast), []);
  return (
    <Sonner
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      offset={{ bottom: 'calc(24px + var(--banner-height, 0px))', right: 24 }}
      mobileOffset={{ bottom: 'calc(96px + var(--banner-height, 0px))', left: 16, right: 16 }}
      toastOptions={{ duration: 5000, className: 'toast' }}
    />
  );
}
