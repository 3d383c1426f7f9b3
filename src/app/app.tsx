import { Phone } from 'lucide-react';
import { Suspense, memo, useEffect, useRef, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import {
  Link,
  NavigationType,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { Footer } from './chrome/footer';
import { NavigationBar } from './chrome/navigation-bar';
import { ErrorBoundary } from './error-boundary';
import { prefetchNextPage } from './prefetch';
import { routes } from './routes';
import { track } from '@/analytics/track';
import { lazyComponent } from '@/browser/lazy-component';
import { useHydrated } from '@/browser/use-hydrated';
import { CookieBanner, useConsent } from '@/features/cookie-consent/cookie-banner';
import { contactLinks, isKeyPage, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';

type AppProps = {
  onReady?: (() => void) | undefined;
};

/** Made once: a step of the booking form is a history entry, and redraws only what reads it. */
const pages = (
  <Routes>
    <Route element={<RootLayout />}>
      {routes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Route>
  </Routes>
);

/** Needs a router around it: the browser's, or a static one in the build. */
export function App({ onReady }: AppProps) {
  const { pathname } = useLocation();
  return (
    <HelmetProvider>
      <ErrorBoundary path={pathname} isOutermost>
        {/* React hydrates the children in slices, and immediately when somebody clicks something. */}
        <Suspense>
          {pages}
          <Ready onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
    </HelmetProvider>
  );
}

/** Stands last in the tree, so that its effect runs last. */
function Ready({ onReady }: AppProps) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onReady?.();
  }, [isHydrated, onReady]);
  return null;
}

function RootLayout() {
  const { pathname } = useLocation();
  useEffect(() => prefetchNextPage(pathname), [pathname]);
  return <Frame pathname={pathname} />;
}

/** The same for all history entries of a page, such as the steps of the booking form. */
const Frame = memo(function Frame({ pathname }: { pathname: string }) {
  const isKey = isKeyPage(pathname);
  // The operator who answers a request is not a visitor, and has a bar of their own.
  const isTool = matchPath(paths.operator, pathname) !== null;
  // Hidden where it would compete with the page's own buttons, and where calling has its own spot.
  const hasActionBar = !isKey && matchPath(paths.booking(), pathname) === null;
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-40 rounded-full bg-dusk px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      {isKey ? null : <CookieBanner />}
      {isTool ? null : <NavigationBar />}
      <ScrollAndFocus />
      <PageViews />
      <main id="main" tabIndex={-1}>
        {/* An error in a page replaces only the page: the frame stays and its links work. */}
        <ErrorBoundary path={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      {isTool ? null : <Footer />}
      {hasActionBar ? <MobileActionBar /> : null}
      <LazyToaster />
    </>
  );
});

const Toaster = lazyComponent(async () => (await import('@/ui/toaster')).Toaster);

/** Only forms show toasts, so its 8 KiB are loaded when a visitor starts using one, or a toast comes. */
function LazyToaster() {
  const [isFormBegun, setIsFormBegun] = useState(false);

  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('form')) setIsFormBegun(true);
    };
    // Some browsers do not focus a button that is clicked.
    const signs = ['focusin', 'click', 'toast'];
    for (const sign of signs) document.addEventListener(sign, begin);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, begin);
    };
  }, []);

  if (!isFormBegun) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

/** The path only changes after its page has loaded, so the document title is already the new one. */
function PageViews() {
  const { pathname } = useLocation();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    track({ name: 'page_view', props: {} });
  }, [pathname]);

  return null;
}

/** Moves focus to the new page for keyboards and screen readers; Back restores the scroll position. */
function ScrollAndFocus() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef({ pathname, hash });

  useEffect(() => {
    const { current: before } = last;
    last.current = { pathname, hash };
    // A part of the page; the hash of an email's link names none.
    if (hash && hash !== before.hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    if (hash || before.pathname === pathname) return;
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, navigationType]);

  // A screen that turns would leave the field in use out of view, or under a bar.
  useEffect(() => {
    const portrait = window.matchMedia('(orientation: portrait)');
    const showField = () =>
      document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
    portrait.addEventListener('change', showField);
    return () => portrait.removeEventListener('change', showField);
  }, []);

  return null;
}

/** Hidden while the page shows such buttons of its own or the cookie banner is open (styles.css). */
function MobileActionBar() {
  if (useConsent() === 'unasked') return null;
  return (
    <nav
      aria-label="Call or book"
      data-location="bar"
      className="no-print sticky bottom-(--stick-bottom) z-10 flex flex-wrap gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[opacity,visibility] duration-200 ease-out md:hidden"
    >
      <a
        href={contactLinks.call}
        className={`${buttonStyle({ variant: 'outline' })} shrink-0 grow basis-32`}
      >
        <Phone aria-hidden className="size-5" />
        Call Now
      </a>{' '}
      <Link
        to={paths.booking()}
        className={`${buttonStyle({ variant: 'sticky' })} shrink-0 grow basis-32`}
      >
        Book Now
      </Link>
    </nav>
  );
}
