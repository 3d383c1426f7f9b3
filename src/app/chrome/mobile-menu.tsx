import { Menu, MessageCircle, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { mainNavigation } from '@/site/navigation';
import { areaQuestion, contactLinks, displayPhone, paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';

export function MobileMenu() {
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
    <div ref={menu} className="-mr-2 shrink-0 lg:hidden">
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
      {/* Rendered only by the build, so not part of the download. */}
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
