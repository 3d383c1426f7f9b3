import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

type AreaGridProps = {
  areas: readonly { readonly name: string; readonly slug: string }[];
};

/** Every area with a page of its own, as plain names to read down. */
export function AreaGrid({ areas }: AreaGridProps) {
  return (
    <section aria-labelledby="area-grid">
      <h2 id="area-grid" className="text-title">
        Areas We Serve
      </h2>
      <ul className="mt-6 columns-2 gap-x-5 text-[0.98rem] sm:columns-3 sm:gap-x-8 sm:text-base">
        {areas.map(({ name, slug }) => (
          <li key={slug} className="break-inside-avoid">
            <Link
              to={paths.location(slug)}
              className="block border-b border-line py-2.5 underline-offset-4 hover:text-accent-deep hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
      </p>
    </section>
  );
}
