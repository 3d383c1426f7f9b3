import { Menu, MessageCircle, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { mainNavigation } from '@/site/navigation';
import { areaQuestion, contactLinks, displayPhone, paths } from '@/site/paths';
import { Button } from '@/ui/button';

/** The menu of small screens: opens below the bar, closes on a choice, on Escape and when left. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <div
      className="-mr-2 lg:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Button
        ref={toggle}
        variant="ghost"
        size="icon"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
      </Button>
      <nav
        id={id}
        aria-label="Menu"
        hidden={!isOpen}
        className="border-line bg-paper shadow-card absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b px-5 pt-2 pb-8"
      >
        <ul className="divide-line divide-y">
          {[...mainNavigation, { label: 'Book Now', path: paths.booking() }].map(
            ({ label, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === paths.home}
                  onClick={close}
                  className="font-display aria-[current=page]:text-accent-deep block py-3.5 text-2xl font-semibold"
                >
                  {label}
                </NavLink>
              </li>
            ),
          )}
        </ul>
        <a
          href={contactLinks.text(areaQuestion)}
          onClick={close}
          className="text-accent-deep mt-4 flex min-h-12 items-center gap-3 font-semibold"
        >
          <MessageCircle aria-hidden className="size-5" />
          Text {displayPhone()}
        </a>
      </nav>
    </div>
  );
}
