import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

type BreadcrumbsProps = {
  /** Top level first; the last is the page itself and not a link. */
  crumbs: readonly { readonly label: string; readonly path: string }[];
};

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-[0.95rem]">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, path }, index) => {
          const isPage = index === crumbs.length - 1;
          return (
            <li key={path} className="flex items-center gap-2">
              {isPage ? (
                <span aria-current="page" className="py-1.5 font-semibold">
                  {label}
                </span>
              ) : (
                <>
                  <Link to={path} className="py-1.5 underline-offset-4 hover:underline">
                    {label}
                  </Link>
                  <ChevronRight aria-hidden className="size-4 opacity-60" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
