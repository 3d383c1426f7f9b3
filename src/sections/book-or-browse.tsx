import { Link } from 'react-router-dom';
import type { SiteLink } from '@/site/navigation';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

const packages: SiteLink = { label: 'View Services', path: paths.services };

/** `service` is the slug of a package that the booking form presets. */
type BookOrBrowseProps = { service?: string; book?: string; more?: SiteLink };

export function BookOrBrowse({
  service,
  book = 'Request a visit',
  more = packages,
}: BookOrBrowseProps) {
  return (
    <>
      <Link
        to={paths.booking({ service })}
        className={buttonStyle({ variant: 'hero', size: 'lg' })}
      >
        {book}
      </Link>{' '}
      <Link to={more.path} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        {more.label}
      </Link>
    </>
  );
}
