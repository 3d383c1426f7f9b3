import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

type AreaLinksProps = {
  areas: readonly { readonly slug: string; readonly name: string }[];
};

export function AreaLinks({ areas }: AreaLinksProps) {
  return (
    <ul className="flex flex-wrap gap-1.5 sm:gap-2">
      {areas.map(({ name, slug }) => (
        <li key={slug}>
          <Link
            to={paths.location(slug)}
            className="flex min-h-11 items-center rounded-full border border-line bg-card px-3.5 font-semibold text-accent-deep transition-colors duration-150 hover:border-accent sm:px-4"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
