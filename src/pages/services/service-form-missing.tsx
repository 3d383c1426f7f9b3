import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import type { ServiceFormProps } from './service-form';

/** What stands where the booking form could not be loaded: another try, and other ways to book. */
export function ServiceFormMissing({ slug, title, place, onRetry }: ServiceFormProps) {
  // Nothing here waits for code. What was typed into the form as it was served is kept for the form.
  useEffect(() => document.getElementById(place)?.removeAttribute('data-waiting'), [place]);

  return (
    <Notice tone="care" role="alert">
      <p className="font-semibold">The booking form could not be loaded.</p>
      <p className="mt-1">
        Try again once your connection is back, or reach us directly and we will book it for you.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            // The button is about to go; the next element that a keyboard meets should be in its place.
            document.getElementById(place)?.focus({ preventScroll: true });
            onRetry();
          }}
        >
          Try again
        </Button>
        <Link
          to={paths.booking({ service: slug })}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
        >
          Open the booking page
        </Link>
        <ReachButtons
          call={{ href: contactLinks.call, words: `Call ${displayPhone()}` }}
          text={{
            href: contactLinks.text(`Hi! I would like to book: ${title}. `),
            words: 'Text us',
          }}
        />
      </div>
    </Notice>
  );
}
