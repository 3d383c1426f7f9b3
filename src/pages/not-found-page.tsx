import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import notFoundPicture from '@/content/photos/not-found?picture';
import { HeaderButtons } from '@/sections/call-to-action';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { type SiteLink, mainNavigation } from '@/site/navigation';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { Picture } from '@/ui/pictures/picture';

/** Home has its own button; the areas are for people who mistyped one. */
const otherPages: readonly SiteLink[] = [
  ...mainNavigation.slice(1),
  { label: 'All service areas', path: paths.serviceAreas },
];

/** Logs the path, to help find broken links. */
export function Component() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route', pathname);
  }, [pathname]);

  const meta = pageMetadata({
    title: 'Page Not Found',
    description:
      'Nothing is at this address: the link may be old or mistyped. Our services, prices, pictures and phone number are one step away.',
    path: pathname,
    isIndexable: false,
  });

  return (
    <div className="wrap py-8 sm:py-14">
      <MetadataTags meta={meta} />
      <Picture
        picture={notFoundPicture}
        alt="Our van on a road at dusk, its headlights on a sign that reads 404, a Poodle at the window"
        sizes="(min-width: 76rem) 72rem, calc(100vw - 2.5rem)"
        when="first"
        className="aspect-[2/1] max-h-[26rem] w-full rounded-card"
        fit="object-cover object-bottom"
      />
      <h1 className="mt-8">
        <span className="eyebrow block font-sans text-rose">404</span>{' '}
        <span className="mt-1 block text-page">Oops! Page not found</span>
      </h1>
      <p className="mt-5 max-w-measure text-lead text-muted">
        The link may be old or mistyped. Try one of these:
      </p>
      <div className="mt-8">
        <HeaderButtons>
          <Link to={paths.home} className={buttonStyle({ variant: 'accent', size: 'lg' })}>
            Return to Home
          </Link>{' '}
          <a href={contactLinks.call} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
            Call {displayPhone()}
          </a>
        </HeaderButtons>
      </div>
      <ul className="mt-10 flex flex-wrap gap-x-6 gap-y-2">
        {otherPages.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={`${buttonStyle({ variant: 'link', size: 'sm' })} px-0!`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
