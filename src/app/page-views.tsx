import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '@/analytics/track';

/** A path only changes once its page is loaded, so the document title is already the new one. */
export function PageViews() {
  const { pathname } = useLocation();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    track({ name: 'page_view', props: {} });
  }, [pathname]);

  return null;
}
