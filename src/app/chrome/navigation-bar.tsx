import { MessageCircle } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { MobileMenu } from './mobile-menu';
import { business } from '@/content/business';
import { mainNavigation } from '@/site/navigation';
import { areaQuestion, contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { BrandMark } from '@/ui/marks/brand-mark';

export function NavigationBar() {
  return (
    <header
      data-location="header"
      className="no-print sticky top-0 z-30 border-b border-line bg-paper"
    >
      <div className="wrap flex min-h-16 items-center justify-between gap-[min(1rem,2vw)] sm:gap-4 lg:min-h-[4.5rem]">
        <Link to={paths.home} className="flex min-w-0 items-center gap-3 py-2">
          <BrandMark className="size-10 max-w-[12vw] shrink-0" />
          <span className="leading-none">
            <span className="block font-display text-[min(1.35rem,8vw)] font-semibold tracking-tight">
              {business.shortName}
            </span>{' '}
            <span className="mt-1 block text-[min(0.8rem,4.5vw)] text-muted">
              Mobile Pet Grooming
            </span>
          </span>
        </Link>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center gap-0.5">
            {mainNavigation.map(({ label, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === paths.home}
                  className="block rounded-full px-3 py-2 text-[0.98rem] font-medium hover:bg-dusk/6 aria-[current=page]:text-accent-deep aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={contactLinks.text(areaQuestion)}
          className="hidden min-h-11 items-center gap-2 px-2 text-[0.98rem] font-medium hover:underline hover:underline-offset-4 lg:flex xl:px-0"
        >
          <MessageCircle aria-hidden className="size-5 text-accent" />
          <span className="max-xl:sr-only">Text {displayPhone()}</span>
        </a>{' '}
        <NavLink
          to={paths.booking()}
          className={`${buttonStyle({ variant: 'accent', size: 'sm' })} ml-auto shrink-0 aria-[current=page]:invisible max-md:hidden lg:ml-0`}
        >
          Book Now
        </NavLink>
        <MobileMenu />
      </div>
    </header>
  );
}
