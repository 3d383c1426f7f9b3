import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from './cookie-banner';
import { type Choice, type Consent, chooseConsent } from '@/analytics/consent';
import { Button } from '@/ui/button';
import { ScriptNeeded } from '@/ui/script-needed';

const messages = {
  unasked: 'You have not chosen yet, so nothing is measured.',
  'refused-by-browser':
    'Your browser sends Global Privacy Control, so we treat that as Reject All and count nothing.',
  rejected: 'You chose Reject All. Nothing is measured.',
  accepted: 'You chose Accept All. Visits are measured with Google Analytics.',
} as const satisfies Record<Consent, string>;

const choices: readonly { label: string; choice: Choice }[] = [
  { label: 'Reject All', choice: 'rejected' },
  { label: 'Accept All', choice: 'accepted' },
];

export function ConsentControls() {
  const consent = useConsent();
  const status = useFocusWhenAskedFor();
  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-5 font-semibold outline-none noscript:hidden"
      >
        {messages[consent ?? 'unasked']}
      </p>
      <div className="no-print mt-4 grid grid-cols-2 gap-3 sm:max-w-88 noscript:hidden">
        {choices.flatMap(({ label, choice }) => [
          <Button
            key={choice}
            variant={choice === consent ? 'default' : 'outline'}
            aria-pressed={choice === consent}
            disabled={!consent}
            onClick={() => chooseConsent(choice)}
          >
            {label}
          </Button>,
          ' ',
        ])}
      </div>
      <div className="mt-4">
        <ScriptNeeded>
          JavaScript is off in your browser. Nothing can be measured without it, so there is nothing
          to choose.
        </ScriptNeeded>
      </div>
    </>
  );
}

/** A link to this part, from this page or another, moves keyboard focus here. */
function useFocusWhenAskedFor() {
  const { hash, key } = useLocation();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const section = status.current?.closest('[id]');
    if (!section || hash !== `#${section.id}`) return;
    section.scrollIntoView();
    status.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return status;
}
