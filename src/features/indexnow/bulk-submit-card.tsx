import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { readOperatorKey } from '@/browser/operator-key';
import { useHydrated } from '@/browser/use-hydrated';
import { sitePages } from '@/site/site-pages';
import { Button } from '@/ui/button';
import { ChoiceCard } from '@/ui/choice-card';
import { ChoiceGroup } from '@/ui/choice-group';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { pageUrls } from './page-urls';
import { SubmissionReport } from './submission-report';
import { useBulkSubmission } from './use-bulk-submission';

const everyPage = sitePages.map(({ path }) => path).join('\n');
const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

export function BulkSubmitCard() {
  const { submit, reset, status, error, sent, urls } = useBulkSubmission();
  const [scope, setScope] = useState<'all' | 'changed'>('all');
  const [lines, setLines] = useState('');
  const [typedKey, setTypedKey] = useState<string>();
  const isHydrated = useHydrated();
  const operatorKey = typedKey ?? (isHydrated ? readOperatorKey() : '');
  const [problem, setProblem] = useState<string>();
  const isPending = status === 'pending';
  const rest = status === 'error' && sent > 0 ? urls.slice(sent) : [];
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
    if (rest.length > 0) return submit({ urls: rest, operatorKey });
    const pages = pageUrls(scope === 'all' ? everyPage : lines, window.location.origin);
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
        <ChoiceGroup label="Which pages?" grid="grid gap-3 sm:grid-cols-2">
          <ChoiceCard
            type="radio"
            title={`Every page (${sitePages.length})`}
            note="The list of the sitemap. Right at launch."
            name="scope"
            checked={scope === 'all'}
            onChange={() => setScope('all')}
          />
          <ChoiceCard
            type="radio"
            title="Only what changed"
            note="Right after every later change."
            name="scope"
            checked={scope === 'changed'}
            onChange={() => setScope('changed')}
          />
        </ChoiceGroup>
        {scope === 'changed' ? (
          <TextArea
            label="Pages to send"
            hint="Paths or whole addresses, one a line: what is new, changed or removed."
            rows={7}
            placeholder={'/blog/first-grooming-prep\n/services/full-groom'}
            error={problem}
            {...asTyped}
            value={lines}
            onChange={(event) => setLines(event.target.value)}
          />
        ) : null}
        <TextField
          type="password"
          label="Operator key"
          isOptional
          hint="The function’s secret OPERATOR_KEY, if one is set."
          {...asTyped}
          value={operatorKey}
          onChange={(event) => setTypedKey(event.target.value)}
        />
        <Button ref={button} type="submit" size="lg" isBusy={isPending} className="max-sm:w-full">
          {isPending
            ? 'Submitting...'
            : rest.length > 0
              ? `Submit the other ${rest.length}`
              : 'Submit'}
        </Button>
      </fieldset>
      <SubmissionReport status={status} error={error} sent={sent} total={urls.length} />
    </form>
  );
}
