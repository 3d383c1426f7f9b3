import { Suspense } from 'react';
import type { NextTimeProps } from './next-time';
import { lazyComponent } from '@/browser/lazy-component';

const NextTime = lazyComponent(async () => (await import('./next-time')).NextTime, {
  neverFails: true,
});

export const loadNextTime = NextTime.load;

/** Nothing until it is loaded: the visit is done all the same. */
export function LazyNextTime(props: NextTimeProps) {
  return (
    <Suspense fallback={null}>
      <NextTime {...props} />
    </Suspense>
  );
}
