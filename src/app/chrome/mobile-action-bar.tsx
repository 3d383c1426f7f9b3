import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useConsent } from '@/features/cookie-consent/cookie-banner';
import { contactLinks, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

/** Hidden while the page shows such buttons of its own or the cookie banner is open (styles.css). */
export function MobileActionBar() {
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
