import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeaderButtons } from './header-buttons';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';

type FirstStepsProps = {
  service?: string | undefined;
  book?: string | undefined;
  isCallUs?: boolean;
};

export function FirstSteps({
  service,
  book = 'Request a visit',
  isCallUs = false,
}: FirstStepsProps) {
  return (
    <HeaderButtons>
      <Link
        to={paths.booking({ service })}
        className={buttonStyle({ variant: 'hero', size: 'lg' })}
      >
        {book}
      </Link>{' '}
      <a href={contactLinks.call} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        <Phone aria-hidden className="size-5" />
        <span className={classNames(!isCallUs && 'sm:hidden')}>Call Us</span>{' '}
        <span className={isCallUs ? 'sr-only' : 'max-sm:sr-only'}>{displayPhone()}</span>
      </a>
    </HeaderButtons>
  );
}
