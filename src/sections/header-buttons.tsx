import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { markOutOfMiddle } from '@/ui/mark-out-of-view';
import { CallButton } from '@/ui/reach-buttons';

/** While they are in view, the phones' action bar is hidden: it has the same buttons. */
export function HeaderButtons({ children }: { children: ReactNode }) {
  return (
    <div
      ref={markOutOfMiddle}
      data-own-buttons
      className="flex min-w-0 flex-wrap gap-2 sm:gap-3 max-sm:[&>*]:px-5 max-sm:[&>*]:text-base"
    >
      {children}
    </div>
  );
}

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
