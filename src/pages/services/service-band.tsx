import { Clock, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageBand } from '@/sections/page-band';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

type ServiceBandProps = {
  service: {
    readonly slug: string;
    readonly title: string;
    readonly subtitle: string;
    readonly duration: string;
    readonly prices: { readonly small: number };
  };
};

/** The head of a package's page: what it is, how long it takes, where prices begin. */
export function ServiceBand({ service }: ServiceBandProps) {
  const { title, subtitle, duration, prices, slug } = service;
  return (
    <PageBand title={title} lead={subtitle}>
      <p className="mb-2 flex w-full flex-wrap items-baseline gap-x-8 gap-y-2 text-lead">
        <span className="flex items-center gap-2">
          <Clock aria-hidden className="size-5 text-peach" />
          {duration}
        </span>
        <span className="font-display text-heading font-semibold">
          Starting at ${String(prices.small)}
        </span>
      </p>
      <Link
        to={paths.booking({ service: slug })}
        className={buttonStyle({ variant: 'hero', size: 'lg' })}
      >
        Book This Service
      </Link>
      <a href={contactLinks.call} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        <Phone aria-hidden className="size-5" />
        {displayPhone()}
      </a>
    </PageBand>
  );
}
