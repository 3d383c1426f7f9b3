import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import {
  type Choice,
  type Consent,
  chooseConsent,
  onConsentChange,
  readConsent,
} from '@/analytics/consent';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';

// All three buttons have one style: refusing must be as easy as accepting.
const choiceStyle = `${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11! grow basis-0 px-2!`;

/**
 * Early in the document for keyboards; at the bottom of the screen, where it moves nothing. The
 * text is in two parts: as one it would be the largest paint on pages without a picture.
 */
export function CookieBanner() {
  if (useConsent() !== 'unasked') return null;
  return (
    <section
      ref={reserveSpace}
      aria-label="Cookies"
      data-location="banner"
      className="no-print on-dark fixed inset-x-0 bottom-0 z-30 bg-dusk pb-[env(safe-area-inset-bottom)] text-paper data-in-flow:static"
    >
      <div className="wrap items-center gap-x-8 py-1.5 md:flex">
        <div className="text-[0.78rem] leading-tight sm:text-[0.9rem] md:grow">
          <p className="inline font-semibold">May we count visits with Google Analytics?</p>{' '}
          <p className="inline">
            <span className="max-sm:hidden">It shows which pages help. </span>Nothing is measured
            unless you accept.{' '}
            <Link
              to={paths.cookiePolicy}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              Cookie Policy
            </Link>
          </p>
        </div>
        <div className="mt-1 flex shrink-0 flex-wrap gap-2 md:mt-0 md:w-88">
          <button type="button" className={choiceStyle} onClick={() => settle('rejected')}>
            Reject All
          </button>
          <button type="button" className={choiceStyle} onClick={() => settle('accepted')}>
            Accept All
          </button>
          <Link to={paths.cookiePolicy} className={choiceStyle}>
            Settings
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The focused button is about to disappear, so focus moves to the page's content. */
function settle(choice: Choice) {
  chooseConsent(choice);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Ref callback: elements that stick to the bottom move up by the banner's height (styles.css), unless it is so high
 * that it stays at the top of the page.
 */
function reserveSpace(element: HTMLElement | null) {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const reserve = () => {
    const isFixed = element.offsetHeight <= window.innerHeight / 4;
    element.toggleAttribute('data-in-flow', !isFixed);
    style.setProperty('--banner-height', `${isFixed ? element.offsetHeight : 0}px`);
  };
  const observer = new ResizeObserver(reserve);
  observer.observe(element);
  window.addEventListener('resize', reserve);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', reserve);
    style.removeProperty('--banner-height');
  };
}

/** Undefined while hydrating. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsentChange, readConsent, () => undefined);
}
