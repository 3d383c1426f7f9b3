import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { queryClient } from '@/backend/query-client';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { checkKeyFile } from './check-key-file';

export function KeyCard({ siteKey }: { siteKey: string }) {
  return (
    <section
      aria-labelledby="key-file"
      className="rounded-card border border-line p-5 sm:p-8 lg:p-7"
    >
      <h2 id="key-file" className="text-heading">
        The key file
      </h2>
      {siteKey ? (
        <KeyFile siteKey={siteKey} />
      ) : (
        <Notice tone="care" className="mt-4">
          <strong className="block">No key is set.</strong>
          Search engines will refuse what is sent. Make up a key of 8 to 128 letters, digits or
          hyphens, build the site with it as <code>VITE_INDEXNOW_KEY</code>, and give it to the
          function as its secret <code>INDEXNOW_KEY</code>.
        </Notice>
      )}
    </section>
  );
}

function KeyFile({ siteKey }: { siteKey: string }) {
  const path = paths.indexNowKeyFile(siteKey);
  const check = useMutation({ mutationFn: () => checkKeyFile(path, siteKey) }, queryClient);
  return (
    <>
      <p className="mt-3 text-muted">
        A submission counts when the site itself publishes the key that came with it. The key is no
        secret.
      </p>
      <p className="mt-3">
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="inline-block py-2.5 font-semibold break-all text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {path}
          <ExternalLink aria-hidden className="ml-1.5 inline size-4" />{' '}
          <span className="sr-only">(new tab)</span>
        </a>
      </p>
      <Button
        variant="secondary"
        isBusy={check.isPending}
        className="mt-3 w-full"
        onClick={() => check.mutate()}
      >
        {check.isPending ? 'Checking...' : 'Check the key file'}
      </Button>
      <div role="status" className="not-empty:mt-4">
        {check.data ? (
          <Notice tone={check.data.isRight ? 'good' : 'bad'}>{check.data.finding}</Notice>
        ) : null}
      </div>
    </>
  );
}
