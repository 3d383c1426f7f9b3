import {
  type FormEvent,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { lazyLoad } from '@/browser/lazy-component';
import { readServedFields } from '@/browser/served-fields';
import { readVisitorZip, rememberVisitorZip } from '@/browser/visitor-zip';
import { areaQuestion, contactLinks, paths } from '@/site/paths';
import { Button, buttonStyle } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { ZipAnswerNotice } from '@/ui/fields/zip-answer-notice';
import { ScriptNeeded } from '@/ui/script-needed';

// Knows every area, so it is only loaded once a ZIP is typed.
const zipAnswers = lazyLoad(() => import('@/content/locations/zip-answer'));

type ZipCheckProps = {
  /** Called with what is typed, and with a ZIP typed earlier on another page. */
  onZip?: (zip: string) => void;
};

/**
 * Answers as soon as a ZIP is complete, and keeps it for the booking form. Check leads to the
 * answer, or says what is missing.
 */
export function ZipCheck({ onZip }: ZipCheckProps) {
  const container = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const answerNotice = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const [zip, setZip] = useState('');
  const deferredZip = useDeferredValue(zip, '');
  const answer = deferredZip ? zipAnswers.use().zipAnswer(deferredZip) : undefined;

  function change(typed: string) {
    setZip(typed);
    setError(undefined);
    // a name of a place is no ZIP to carry into the booking form
    rememberVisitorZip(/[a-z]/i.test(typed) ? '' : typed);
    onZip?.(typed);
  }

  const fill = useEffectEvent(change);
  useLayoutEffect(() => {
    const [servedField] = readServedFields(container.current);
    fill(servedField?.[1] ?? readVisitorZip());
  }, []);

  function check(event: FormEvent) {
    event.preventDefault();
    // The ZIP lists are loaded with the answer, not with the page.
    if (!answer && !/\d{5}/.test(zip)) {
      setError('Please type all five digits.');
      field.current?.focus();
    }
    answerNotice.current?.focus();
  }

  return (
    <form ref={container} method="post" onSubmit={check} noValidate>
      <div className="noscript:hidden">
        {/* The button stays beside the input when an error stands below it. */}
        <div className="flex max-w-md flex-wrap items-start gap-3">
          <div className="grow basis-24">
            <TextField
              label="Your ZIP code"
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={40}
              ref={field}
              error={error}
              value={zip}
              onChange={({ target }) => change(target.value)}
            />
          </div>
          <Button type="submit" className="mt-8 min-h-12">
            Check
          </Button>
        </div>
        <div aria-live="polite" className="mt-3">
          {answer ? (
            <ZipAnswerNotice ref={answerNotice} tone={answer.tone} answer={answer} />
          ) : null}
          {answer?.zone === 'core' || answer?.zone === 'extended' ? (
            <Link to={`${paths.services}#calculator`} className={buttonStyle({ variant: 'link' })}>
              See your price
            </Link>
          ) : null}
        </div>
      </div>
      <ScriptNeeded>
        The ZIP check needs JavaScript, which is off in your browser. Look for your area on this
        page, or call or{' '}
        <a href={contactLinks.text(areaQuestion)} className="underline">
          text us your ZIP
        </a>
        .
      </ScriptNeeded>
    </form>
  );
}
