import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FunctionCallError, invokeFunction } from '@/backend/calls/invoke-function';
import { isEmbedded } from '@/backend/project';
import { queryClient } from '@/backend/query-client';
import { keepOperatorKey, readOperatorKey } from '@/browser/operator-key';
import { useHydrated } from '@/browser/use-hydrated';
import { sitePages } from '@/site/site-pages';
import { Button } from '@/ui/button';
import { TextArea, TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { notify } from '@/ui/notify';

const everyPage = sitePages.map(({ path }) => path).join('\n');
const noCorrection = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

export function BulkSubmitCard() {
  const [lines, setLines] = useState(everyPage);
  const [typedKey, setTypedKey] = useState<string>();
  const isHydrated = useHydrated();
  const operatorKey = typedKey ?? (isHydrated ? readOperatorKey() : '');
  const { submit, reset, status, error, sent, total } = useSubmission(operatorKey);
  const isPending = status === 'pending';
  const button = useRef<HTMLButtonElement>(null);

  // The disabled button loses focus while pages are sent.
  useEffect(() => {
    const isOver = status === 'success' || status === 'error';
    if (isOver && document.activeElement === document.body) button.current?.focus();
  }, [status]);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    submit(toUrls(lines));
  }

  return (
    <form
      noValidate
      aria-labelledby="bulk-submit"
      onSubmit={onSubmit}
      onChange={reset}
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
          {isPending ? 'Submitting...' : 'Submit'}
        </Button>
      </fieldset>
      <div role="status" className="not-empty:mt-5 not-empty:space-y-4">
        {status === 'idle' ? null : <Progress sent={sent} total={total} />}
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

function Progress({ sent, total }: { readonly sent: number; readonly total: number }) {
  const percent = Math.round((sent / (total || 1)) * 100);
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4 text-[0.95rem] tabular-nums">
        <span className="text-muted">
          {sent} of {total} URLs
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
  );
}

const mutationKey = ['indexnow'];
const batchSize = 100;
/** Milliseconds between two batches. */
const pause = 2000;

/** Stops at the first batch that fails. */
function useSubmission(operatorKey: string) {
  const [sent, setSent] = useState(0);

  async function send(urls: readonly string[]) {
    // an empty list goes too, for the function to refuse
    for (let start = 0; start === 0 || start < urls.length; start += batchSize) {
      if (start > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      const batch = urls.slice(start, start + batchSize);
      const answer = await invokeFunction('submit-indexnow', {
        body: { urls: batch },
        operatorKey,
      });
      console.info('IndexNow took a batch:', answer);
      setSent(start + batch.length);
    }
  }

  const { mutate, reset, status, error, variables } = useMutation(
    {
      mutationKey,
      mutationFn: send,
      onMutate(urls) {
        setSent(0);
        const description = `Submitting ${urls.length} URLs to the submission service...`;
        void notify({ tone: 'info', title: 'Submission Started', description });
      },
      onSuccess(_data, urls) {
        keepOperatorKey(operatorKey);
        const description = `Successfully submitted ${urls.length} URLs to the submission service. Search engines will be notified within minutes.`;
        void notify({ tone: 'success', title: 'Success!', description });
      },
      onError(failure) {
        console.error('Pages were not submitted:', failure.message);
        const description =
          'There was an error submitting URLs to the submission service. Please try again.';
        void notify({ tone: 'error', title: 'Submission Failed', description });
      },
    },
    queryClient,
  );

  function submit(urls: readonly string[]) {
    // A second click before the button renders as disabled.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(urls);
  }

  return { submit, reset, status, error, sent, total: variables?.length ?? 0 };
}

/** Reads one path or URL per line, each once. The function judges them. */
function toUrls(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const urls = lines.map((line) => (line.startsWith('/') ? window.location.origin + line : line));
  return [...new Set(urls)].filter(Boolean);
}

/** Refusals that the person at this page can do something about. */
const hints = new Map([
  ['urls_required', 'Name at least one page.'],
  ['invalid_url', 'One line is neither a path, such as /faq, nor a full URL.'],
  ['foreign_url', 'One line is not a page of this site, or SITE_ORIGIN names another site.'],
  ['operator_key_required', 'The function asks for the operator key. Enter it and submit again.'],
  ['upstream_key_rejected', 'IndexNow could not confirm the key. Check the key file on this page.'],
  ['upstream_rate_limited', 'IndexNow has had enough for now. Wait a few minutes, then submit.'],
]);

export function failureHint(error: Error): string {
  const { code = '', status } = error instanceof FunctionCallError ? error : {};
  if (status === 0) {
    return 'No answer came. Check your connection; if it is fine, the pages may have arrived, and sending them again does no harm.';
  }
  return (
    hints.get(code) ??
    `The function answered “${error.message}”. Try again in a few minutes; npm run doctor tells what it may be missing.`
  );
}
