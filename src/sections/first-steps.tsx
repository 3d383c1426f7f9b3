import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

type FirstStepsProps = { service?: string | undefined };

/** The two ways to a visit, on a dark band: book, optionally for one service, or call. */
export function FirstSteps({ service }: FirstStepsProps) {
  return (
    <>
      <Link
        to={paths.booking({ service })}
        className={buttonStyle({ variant: 'hero', size: 'lg' })}
      >
        Book Appointment
      </Link>{' '}
      <a href={contactLinks.call} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        <Phone aria-hidden className="size-5" />
        {displayPhone()}
      </a>
    </>
  );
}
