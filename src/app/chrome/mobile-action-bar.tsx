import { Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { contactLinks, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

/**
 * Call and book, always under the thumb. Not on the booking page, where it would compete with the
 * buttons of the form; calling is offered there by a card of its own.
 */
export function MobileActionBar() {
  const { pathname } = useLocation();
  if (pathname === paths.booking()) return null;
  return (
    <nav
      aria-label="Call or book"
      className="no-print fixed inset-x-0 bottom-0 z-20 grid grid-cols-2 gap-3 border-t border-line bg-paper/97 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <a href={contactLinks.call} className={buttonStyle({ variant: 'outline' })}>
        <Phone aria-hidden className="size-5" />
        Call Now
      </a>
      <Link to={paths.booking()} className={buttonStyle({ variant: 'sticky' })}>
        Book Now
      </Link>
    </nav>
  );
}
