import { useDeferredValue, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { lazyLoad } from '@/browser/lazy-load';
import { readServedFields } from '@/browser/served-fields';
import { readVisitorZip, rememberVisitorZip } from '@/browser/visitor-zip';
import { Notice } from '@/ui/notice';
import { ScriptNeeded } from '@/ui/script-needed';
import { TextField } from '@/ui/text-field';

// Knows every area, so it is only loaded once a ZIP is typed.
const zipAnswers = lazyLoad(() => import('@/content/locations/zip-answer'), { neverFails: true });

type ZipCheckProps = {
  /** Called with what is typed, and with a ZIP typed earlier on another page. */
  onZip?: (zip: string) => void;
};

/** Answers as soon as a ZIP is complete, and keeps it for the booking form. */
export function ZipCheck({ onZip }: ZipCheckProps) {
  const container = useRef<HTMLFormElement>(null);
  const [zip, setZip] = useState('');
  const deferredZip = useDeferredValue(zip, '');
  const answer = deferredZip ? zipAnswers.use().zipAnswer(deferredZip) : undefined;

  function change(typed: string) {
    setZip(typed);
    rememberVisitorZip(typed);
    onZip?.(typed);
  }

  const fill = useEffectEvent(change);
  useLayoutEffect(() => {
    const [servedField] = container.current ? readServedFields(container.current) : [];
    fill(servedField?.[1] ?? readVisitorZip());
  }, []);

  return (
    <form ref={container} method="post" onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="noscript:hidden">
        <TextField
          label="Your ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={zip}
          onChange={({ target }) => change(target.value)}
        />
        <div aria-live="polite" className="mt-3">
          {answer ? (
            <Notice tone={answer.tone} className="content-center">
              <strong className="block">{answer.title}</strong>
              {answer.text}
            </Notice>
          ) : null}
        </div>
      </div>
      <ScriptNeeded>
        The ZIP check needs JavaScript, which is off in your browser. Look for your area on this
        page, or call or text us your ZIP.
      </ScriptNeeded>
    </form>
  );
}
