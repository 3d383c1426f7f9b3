import { Clock, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageBand } from '@/sections/page-band';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { Picture } from '@/ui/picture';

type ServiceBandProps = {
  service: {
    readonly slug: string;
    readonly title: string;
    readonly subtitle: string;
    readonly duration: string;
    readonly prices: { readonly small: number };
    readonly photo: { readonly image: PictureFile; readonly alt: string };
  };
};

/** The head of a package's page: what it is, how long it takes, where prices begin. */
export function ServiceBand({ service }: ServiceBandProps) {
  const { title, subtitle, duration, photo, prices, slug } = service;
  return (
    <PageBand
      title={title}
      lead={subtitle}
      picture={
        <Picture
          picture={photo.image}
          alt={photo.alt}
          sizes="(min-width: 76rem) 31rem, (min-width: 64rem) 42vw, calc(100vw - 2.5rem)"
          when="first"
          className="aspect-[16/10] w-full rounded-card sm:aspect-[16/9] lg:aspect-[4/3]"
        />
      }
    >
      <p className="mb-2 flex w-full flex-wrap items-baseline gap-x-8 gap-y-2 text-lead">
        <span className="flex items-center gap-2">
          <Clock aria-hidden className="size-5 text-peach" />
          {duration}
        </span>{' '}
        <span className="font-display text-heading font-semibold">
          Starting at ${String(prices.small)}
        </span>
      </p>
      <Link
        to={paths.booking({ service: slug })}
        className={buttonStyle({ variant: 'hero', size: 'lg' })}
      >
        Book This Service
      </Link>{' '}
      <a href={contactLinks.call} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        <Phone aria-hidden className="size-5" />
        {displayPhone()}
      </a>
    </PageBand>
  );
}
