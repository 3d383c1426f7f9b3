import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FullService } from '@/content/services/service-pages';
import { serviceThumbnail } from '@/content/services/service-thumbnails';
import { paths } from '@/site/paths';
import { Thumbnail } from '@/ui/pictures/thumbnail';
import { Section } from '@/ui/section';
import { usd } from '@shared/business/format';
import { lowestPrice } from '@shared/business/pet-sizes';

export function RelatedServices({ services }: { services: FullService['related'] }) {
  return (
    <Section title="You May Also Like" className="wrap mt-10 sm:mt-20">
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {services.map(({ slug, title, tagline, prices }) => (
          <li key={slug}>
            <Link
              to={paths.service(slug)}
              className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 sm:grid-cols-[auto_17rem_minmax(0,1fr)_auto] sm:gap-x-7"
            >
              <Thumbnail
                src={serviceThumbnail(slug)}
                sizes="(min-width: 40rem) 80px, 64px"
                className="size-14 rounded-control max-sm:row-span-2 sm:size-20"
              />
              <span className="text-lg font-semibold underline-offset-4 group-hover:underline">
                {title}
              </span>{' '}
              <span className="text-muted max-sm:col-start-2 max-sm:row-start-2 max-sm:leading-snug">
                {tagline}, from {usd(lowestPrice(prices))}
              </span>
              <ArrowRight
                aria-hidden
                className="size-5 text-accent transition-transform duration-150 group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
