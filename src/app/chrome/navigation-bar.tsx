import { Menu, MessageCircle, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { business } from '@/content/business';
import { mainNavigation } from '@/site/navigation';
import { areaQuestion, contactLinks, displayPhone, paths } from '@/site/paths';
import { Button, buttonStyle } from '@/ui/button';
import { BrandMark } from '@/ui/marks/brand-mark';

export function NavigationBar() {
  return (
    <header
      data-location="header"
      className="sticky top-(--stick-top) z-30 border-b border-line bg-paper"
    >
      <div className="wrap flex min-h-16 items-center justify-between gap-[min(1rem,2vw)] sm:gap-4 lg:min-h-[4.5rem]">
        <Link to={paths.home} className="flex min-w-0 items-center gap-3 py-2">
          <BrandMark className="size-11 max-w-[12vw] shrink-0" />
          <span className="leading-none">
            <span className="block font-display text-[min(1.35rem,8vw)] font-semibold tracking-tight">
              {business.shortName}
            </span>{' '}
            <span className="mt-1 block text-[min(0.8rem,4.5vw)] text-muted">
              Mobile Pet Grooming
            </span>
          </span>
        </Link>
        <nav aria-label="Main" className="no-print ml-auto hidden lg:block">
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
          className="hidden min-h-11 items-center gap-2 px-2 text-[0.98rem] font-medium hover:underline hover:underline-offset-4 lg:flex xl:px-0 print:block"
        >
          <MessageCircle aria-hidden className="size-5 text-accent" />
          <span className="max-xl:not-print:sr-only">Text {displayPhone()}</span>
        </a>{' '}
        <NavLink
          to={paths.booking()}
          className={`${buttonStyle({ variant: 'accent', size: 'sm' })} no-print ml-auto shrink-0 aria-[current=page]:hidden max-md:hidden lg:ml-0`}
        >
          Book Now
        </NavLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    const closeWhenLeft = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setIsOpen(false);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    document.addEventListener('pointerdown', closeWhenLeft, { signal });
    return () => controller.abort();
  }, [isOpen]);

  return (
    <div ref={menu} className="no-print -mr-2 shrink-0 lg:hidden">
      <Button
        ref={toggle}
        variant="ghost"
        size="icon"
        className="noscript:hidden"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
      </Button>
      <div id={id} hidden={!isOpen}>
        <MenuLinks onChoose={close} />
      </div>
      {/* The build alone renders it, so it is not downloaded. */}
      <noscript>
        {import.meta.env.SSR && (
          <details>
            <summary aria-label="Menu" className={buttonStyle({ variant: 'ghost', size: 'icon' })}>
              <Menu aria-hidden className="size-6" />
            </summary>
            <MenuLinks />
          </details>
        )}
      </noscript>
    </div>
  );
}

function MenuLinks({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav
      aria-label="Menu"
      data-location="menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-8 shadow-card"
    >
      <ul className="divide-y divide-line">
        {[...mainNavigation, { label: 'Book Now', path: paths.booking() }].map(
          ({ label, path }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === paths.home}
                onClick={onChoose}
                className="block py-3.5 font-display text-2xl font-semibold aria-[current=page]:text-accent-deep"
              >
                {label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
      <a
        href={contactLinks.text(areaQuestion)}
        onClick={onChoose}
        className="mt-4 flex min-h-12 items-center gap-3 font-semibold text-accent-deep"
      >
        <MessageCircle aria-hidden className="size-5" />
        Text {displayPhone()}
      </a>
    </nav>
  );
}
