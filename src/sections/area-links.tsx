import { Link } from 'react-router-dom';
import type { SiteLink } from '@/site/navigation';

type AreaLinksProps = {
  links: readonly SiteLink[];
  onPoint?: (path: string) => void;
};

export function AreaLinks({ links, onPoint }: AreaLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link
            to={path}
            onPointerEnter={() => onPoint?.(path)}
            onFocus={() => onPoint?.(path)}
            className="flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold text-accent-deep transition-colors duration-150 hover:border-accent"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
