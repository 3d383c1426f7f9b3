import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { CookieBanner } from '@/features/cookie-consent/cookie-banner';
import { isKeyPage, paths } from '@/site/paths';
import { Footer } from './chrome/footer';
import { MobileActionBar } from './chrome/mobile-action-bar';
import { NavigationBar } from './chrome/navigation-bar';
import { ErrorBoundary } from './error-boundary';
import { LazyToaster } from './lazy-toaster';
import { PageViews } from './page-views';
import { ScrollAndFocus } from './scroll-and-focus';

/** What surrounds every page. */
export function RootLayout() {
  const { pathname } = useLocation();
  const isKey = isKeyPage(pathname);
  // Nobody who answers a request is a visitor of the site.
  const isTool = matchPath(paths.operator, pathname) !== null;
  // Not where it would compete with the buttons of the page, where calling has a place of its own, and not for
  // those who keep the site.
  const hasActionBar =
    !isKey && ![paths.booking(), paths.indexNow].some((path) => matchPath(path, pathname));
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-full bg-dusk px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      {isKey ? null : <CookieBanner />}
      <NavigationBar />
      <ScrollAndFocus />
      <PageViews />
      <main id="main" tabIndex={-1}>
        {/* What breaks in a page is shown in its place: the frame stays, and its links lead on. */}
        <ErrorBoundary path={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      {isTool ? null : <Footer />}
      {hasActionBar ? <MobileActionBar /> : null}
      <LazyToaster />
    </>
  );
}
