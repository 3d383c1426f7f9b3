import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

type AreaLinksProps = {
  areas: readonly { readonly slug: string; readonly name: string }[];
  /** Called with the slug of the link under the pointer or in focus. */
  onPoint?: (slug: string) => void;
};

export function AreaLinks({ areas, onPoint }: AreaLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {areas.map(({ name, slug }) => (
        <li key={slug}>
          <Link
            to={paths.location(slug)}
            onPointerEnter={() => onPoint?.(slug)}
            onFocus={() => onPoint?.(slug)}
            className="flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold text-accent-deep transition-colors duration-150 hover:border-accent"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
