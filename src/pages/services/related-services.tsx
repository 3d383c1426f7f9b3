import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { usd } from '@/ui/usd';

type RelatedServicesProps = {
  services: readonly {
    readonly slug: string;
    readonly title: string;
    readonly tagline: string;
    readonly prices: { readonly small: number };
  }[];
};

/** Other packages that suit the same pet. */
export function RelatedServices({ services }: RelatedServicesProps) {
  return (
    <section aria-labelledby="related" className="wrap mt-20">
      <h2 id="related" className="text-title">
        You May Also Like
      </h2>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {services.map(({ slug, title, tagline, prices }) => (
          <li key={slug}>
            <Link
              to={paths.service(slug)}
              className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-5 sm:grid-cols-[18rem_minmax(0,1fr)_auto]"
            >
              <span className="text-lg font-semibold underline-offset-4 group-hover:underline">
                {title}
              </span>{' '}
              <span className="text-muted max-sm:order-last">
                {tagline}, from {usd(prices.small)}
              </span>
              <ArrowRight
                aria-hidden
                className="size-5 text-accent transition-transform duration-150 group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
