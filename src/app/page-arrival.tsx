import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { forgetMachineTags, forgetServedHead } from './served-head';

/**
 * On every change of path: scroll to the top, and move focus to the new page so that keyboards and
 * screen readers start there. Going back or forward leaves the scroll position to the browser. What
 * the head of the served page told machines goes with that page.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    forgetMachineTags();
    // Left before it was needed, the served page has no code yet that would take its head away.
    if (document.querySelector('main[data-waiting]')) forgetServedHead();
  }, [pathname]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return;
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, navigationType]);

  return null;
}
