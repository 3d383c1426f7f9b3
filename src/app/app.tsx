import { Suspense, useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { RootLayout } from './root-layout';
import { routes } from './routes';
import { useHydrated } from '@/browser/use-hydrated';

type AppProps = {
  onReady?: (() => void) | undefined;
};

/** Needs a router around it: the browser's, or a static one in the build. */
export function App({ onReady }: AppProps) {
  const { pathname } = useLocation();
  return (
    <HelmetProvider>
      <ErrorBoundary path={pathname} isOutermost>
        {/* React hydrates the children in slices, and immediately when somebody clicks something. */}
        <Suspense>
          <Routes>
            <Route element={<RootLayout />}>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Routes>
          <Ready onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
    </HelmetProvider>
  );
}

/** Last in the tree, so that its effect runs last. */
function Ready({ onReady }: AppProps) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onReady?.();
  }, [isHydrated, onReady]);
  return null;
}
