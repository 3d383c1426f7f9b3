import { Link } from 'react-router-dom';
import { HeaderButtons } from './header-buttons';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { CallButton } from '@/ui/reach-buttons';

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
      <CallButton href={contactLinks.call} variant="outline" size="lg">
        <span className={classNames(!isCallUs && 'sm:hidden')}>Call Us</span>{' '}
        <span className={isCallUs ? 'sr-only' : 'max-sm:sr-only'}>{displayPhone()}</span>
      </CallButton>
    </HeaderButtons>
  );
}
