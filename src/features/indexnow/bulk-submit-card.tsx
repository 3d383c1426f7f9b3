import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useBulkSubmission } from './use-bulk-submission';
import { FunctionCallError } from '@/backend/calls/invoke-function';
import { isEmbedded } from '@/backend/supabase';
import { readOperatorKey } from '@/browser/operator-key';
import { useHydrated } from '@/browser/use-hydrated';
import { sitePages } from '@/site/site-pages';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { submissionHints } from '@shared/http/submission-hints';

const everyPage = sitePages.map(({ path }) => path).join('\n');
const noCorrection = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

export function BulkSubmitCard() {
  const { submit, reset, status, error, sent, urls } = useBulkSubmission();
  const [lines, setLines] = useState(everyPage);
  const [typedKey, setTypedKey] = useState<string>();
  const isHydrated = useHydrated();
  const operatorKey = typedKey ?? (isHydrated ? readOperatorKey() : '');
  const [problem, setProblem] = useState<string>();
  const isPending = status === 'pending';
  const unsentUrls = status === 'error' && sent > 0 ? urls.slice(sent) : [];
  const percent = Math.round((sent / urls.length) * 100);
  const button = useRef<HTMLButtonElement>(null);

  // The disabled button loses focus while pages are sent.
  useEffect(() => {
    const isOver = status === 'success' || status === 'error';
    if (isOver && document.activeElement === document.body) button.current?.focus();
  }, [status]);

  function startOver() {
    setProblem(undefined);
    reset();
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (unsentUrls.length > 0) return submit({ urls: unsentUrls, operatorKey });
    const pages = pageUrls(lines, window.location.origin);
    if ('urls' in pages) return submit({ urls: pages.urls, operatorKey });
    setProblem(pages.problem);
    event.currentTarget.querySelector('textarea')?.focus();
  }

  return (
    <form
      noValidate
      aria-labelledby="bulk-submit"
      onSubmit={onSubmit}
      onChange={startOver}
      className="rounded-card bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="bulk-submit" className="text-heading">
        Send pages
      </h2>
      <fieldset disabled={isPending} className="mt-5 min-w-0 space-y-5">
        <TextArea
          label="Pages to send"
          hint={`Every page of the sitemap (${sitePages.length}), right at launch. After a later change, leave only what is new, changed or removed: paths or full URLs, one per line.`}
          rows={9}
          error={problem}
          {...noCorrection}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
        <TextField
          type="password"
          label="Operator key"
          isOptional
          hint="The function’s secret OPERATOR_KEY, if one is set."
          {...noCorrection}
          value={operatorKey}
          onChange={(event) => setTypedKey(event.target.value)}
        />
        <Button ref={button} type="submit" size="lg" isBusy={isPending} className="max-sm:w-full">
          {submitLabel(isPending, unsentUrls.length)}
        </Button>
      </fieldset>
      <div role="status" className="not-empty:mt-5 not-empty:space-y-4">
        {status === 'idle' ? null : (
          <div>
            <p className="mb-2 flex justify-between gap-4 text-[0.95rem] tabular-nums">
              <span className="text-muted">
                {sent} of {urls.length} URLs
              </span>
              <strong>{percent}%</strong>
            </p>
            <progress
              aria-label="Share of URLs submitted"
              value={percent}
              max={100}
              className="progress"
            />
          </div>
        )}
        {status === 'success' ? (
          <Notice tone="good">
            <strong className="block">All URLs submitted successfully!</strong>
            {isEmbedded
              ? '(local stand-in: nothing was sent)'
              : 'IndexNow has them and passes them on. Each search engine decides when it visits.'}
          </Notice>
        ) : null}
      </div>
      {error ? (
        <Notice tone="bad" role="alert" className="mt-4">
          <strong className="block">Submission failed. Please try again.</strong>
          {failureHint(error)}
        </Notice>
      ) : null}
    </form>
  );
}

function submitLabel(isPending: boolean, left: number): string {
  if (isPending) return 'Submitting...';
  return left > 0 ? `Submit the other ${left}` : 'Submit';
}

type PageUrls = { readonly urls: readonly string[] } | { readonly problem: string };

/** One path or URL per line. `origin` such as `https://pets.example`. */
export function pageUrls(text: string, origin: string): PageUrls {
  const lines = text.split('\n').map((line) => line.trim());
  const urls = lines
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('/') ? `${origin}${line}` : line));
  const foreign = urls.find((url) => !`${url}/`.startsWith(`${origin}/`));
  if (foreign !== undefined) {
    return { problem: `“${foreign}” is not a page of this site. Start with “/” or “${origin}/”.` };
  }
  return urls.length > 0 ? { urls: [...new Set(urls)] } : { problem: 'Name at least one page.' };
}

const notDeployed = 'The function is not deployed. Deploy it, as docs/operating.md describes.';

const hints = new Map<string, string>([
  ...Object.entries(submissionHints),
  ['offline', 'You are offline. Submit again when the network is back.'],
  [
    'timeout',
    'The function took longer than 20 seconds. The batch may have arrived; sending it again does no harm.',
  ],
  [
    'unreachable',
    'The function could not be reached. If your connection is fine, see that it is deployed and that its secret SITE_ORIGIN is the address of this site.',
  ],
  // Sent by the platform in front of the function: the embedded one, then the hosted one.
  ['function_not_found', notDeployed],
  ['function_unavailable', 'The function could not start. The terminal of the site says why.'],
  ['NOT_FOUND', notDeployed],
  ['BOOT_ERROR', 'The function could not start. Its log in the Supabase dashboard says why.'],
]);

export function failureHint(error: Error): string {
  const hint = error instanceof FunctionCallError ? hints.get(error.code) : undefined;
  return (
    hint ?? `This page does not know the answer “${error.message}”. The function’s log says more.`
  );
}
