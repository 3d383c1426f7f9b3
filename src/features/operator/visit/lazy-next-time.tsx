import { Suspense } from 'react';
import type { NextTimeProps } from './next-time';
import { lazyComponent } from '@/browser/lazy-component';

const NextTime = lazyComponent(async () => (await import('./next-time')).NextTime);

export const loadNextTime = NextTime.load;

/** An empty row stands here until it is loaded: what stands below must not move under a finger. */
export function LazyNextTime(props: NextTimeProps) {
  return (
    <Suspense fallback={<div className="min-h-12" />}>
      <NextTime {...props} />
    </Suspense>
  );
}
