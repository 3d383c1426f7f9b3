import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './chrome/footer';
import { MobileActionBar } from './chrome/mobile-action-bar';
import { NavigationBar } from './chrome/navigation-bar';
import { PageArrival } from './page-arrival';

const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster')).Toaster }));

/** What surrounds every page. */
export function RootLayout() {
  const isTouched = useFirstTouch();
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-full bg-dusk px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationBar />
      <PageArrival />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <MobileActionBar />
      <Suspense>{isTouched ? <Toaster /> : null}</Suspense>
    </>
  );
}

/** True from the first key or pointer press on: only then can there be anything to toast about. */
function useFirstTouch(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const touch = () => setIsTouched(true);
    const options = { once: true, capture: true };
    window.addEventListener('pointerdown', touch, options);
    window.addEventListener('keydown', touch, options);
    return () => {
      window.removeEventListener('pointerdown', touch, options);
      window.removeEventListener('keydown', touch, options);
    };
  }, []);
  return isTouched;
}
