import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '@/analytics/track';

/**
 * Records each page that is shown. A path changes only together with the page that was waited for,
 * so the title is that page's already.
 */
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
