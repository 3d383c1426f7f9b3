import { Suspense, useEffect, useMemo, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { CookieBanner } from '@/features/cookie-consent/cookie-banner';
import { paths } from '@/site/paths';
import { useArrival } from '@/ui/use-arrival';
import { Footer } from './chrome/footer';
import { MobileActionBar } from './chrome/mobile-action-bar';
import { NavigationBar } from './chrome/navigation-bar';
import { ErrorBoundary } from './error-boundary';
import { PageArrival } from './page-arrival';
import { PageViews } from './page-views';
import { ToasterOnPress } from './toaster-on-press';

/** What surrounds every page. */
export function RootLayout() {
  useArrival('root');
  const { pathname } = useLocation();
  // Not where it would compete with the buttons of the form; calling has a card of its own there.
  const hasActionBar = !matchPath(paths.booking(), pathname);
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-full bg-dusk px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      <CookieBanner />
      <NavigationBar />
      <PageArrival />
      <PageViews />
      <main id="main" tabIndex={-1} data-waiting="">
        <Page />
      </main>
      <Footer />
      {hasActionBar ? <MobileActionBar /> : null}
      <ToasterOnPress />
    </>
  );
}

/**
 * The page. Where it stands as it was served and cannot be compared yet, React would redraw it as soon
 * as anything about it changes: so it is the same element every time. Left in that state, it is
 * replaced as a whole.
 */
function Page() {
  const { pathname } = useLocation();
  const [isAlive, setAlive] = useState(false);
  const [key, setKey] = useState(pathname);
  if (!isAlive && key !== pathname) setKey(pathname);
  return useMemo(
    () => (
      <Suspense key={key}>
        <Content />
        <Arrival onArrival={setAlive} />
      </Suspense>
    ),
    [key],
  );
}

/** What breaks in a page is shown in its place: the frame stays, and its links lead on. */
function Content() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary path={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Comes to life together with the page. */
function Arrival({ onArrival }: { onArrival: (isAlive: true) => void }) {
  useArrival('main');
  useEffect(() => onArrival(true), [onArrival]);
  return null;
}
