import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

type AreaLinksProps = {
  areas: readonly { readonly slug: string; readonly name: string }[];
  children?: ReactNode;
};

export function AreaLinks({ areas, children }: AreaLinksProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-x-6">
      {areas.map(({ name, slug }) => (
        <li key={slug}>
          <Link
            to={paths.location(slug)}
            className="flex min-h-11 items-center border-b border-line font-semibold transition-colors duration-150 hover:border-accent hover:text-accent-deep"
          >
            {name}
          </Link>
        </li>
      ))}
      {children ? <li className="whitespace-nowrap">{children}</li> : null}
    </ul>
  );
}
