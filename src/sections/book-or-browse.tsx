import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

/** The two ways on from a page to read, on a dark band: book, or look at the packages. */
export function BookOrBrowse() {
  return (
    <>
      <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
        Book Appointment
      </Link>
      <Link to={paths.services} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        View Services
      </Link>
    </>
  );
}
