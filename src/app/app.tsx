import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { queryClient } from './query-client';
import { RootLayout } from './root-layout';
import { routes } from './routes';

/** The whole site. Needs a router around it: the browser's, or a static one where there is none. */
export function App() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <HelmetProvider>
        <ErrorBoundary path={pathname} isOutermost>
          <Suspense>
            <Routes>
              <Route element={<RootLayout />}>
                {routes.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Route>
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </HelmetProvider>
    </QueryClientProvider>
  );
}
