import { Link } from 'react-router-dom';
import type { SiteLink } from '@/site/navigation';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

const packages: SiteLink = { label: 'View Services', path: paths.services };

export function BookOrBrowse({ more = packages }: { more?: SiteLink }) {
  return (
    <>
      <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
        Book Appointment
      </Link>{' '}
      <Link to={more.path} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        {more.label}
      </Link>
    </>
  );
}
