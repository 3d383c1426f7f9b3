import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { classNames } from '@/ui/class-names';

type FactsProps = { facts: readonly { readonly term: string; readonly value: ReactNode }[] };

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(6rem,40%)),1fr))] gap-x-5 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-12">
      {facts.map(({ term, value }) => (
        <div key={term} className={classNames(facts.length % 2 === 1 && 'last:col-span-full')}>
          <dt className="text-[0.95rem] opacity-80">{term}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type StoryProps = {
  title: string;
  story: readonly string[];
  servicesTitle: string;
  services: readonly string[];
};

export function Story({ title, story, servicesTitle, services }: StoryProps) {
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
      <div>
        <h2 className="text-title">{title}</h2>
        <div className="mt-5 max-w-measure space-y-5 text-lead">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div>
        <h2 className="text-heading">{servicesTitle}</h2>
        <ul className="mt-4 border-t border-line">
          {services.map((service) => (
            <li key={service} className="flex gap-3 border-b border-line py-3">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-spruce" />
              {service}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function PetNotFound(page: { title: string; description: string; path: string }) {
  return (
    <>
      <MetadataTags meta={pageMetadata({ ...page, isIndexable: false })} />
      <div className="wrap py-20 sm:py-28">
        <h1 className="text-page">{page.title}</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          The link may be old. Everyone else is in the gallery.
        </p>
        <Link
          to={paths.gallery}
          className={`${buttonStyle({ variant: 'accent', size: 'lg' })} mt-8`}
        >
          Back to Gallery
        </Link>
      </div>
    </>
  );
}
