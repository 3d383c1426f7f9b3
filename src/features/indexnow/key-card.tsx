import { ExternalLink } from 'lucide-react';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { keyWords } from './key-words';
import { useKeyCheck } from './use-key-check';

type KeyCardProps = {
  /** The IndexNow key of the site, empty when none is set. */
  siteKey: string;
};

/** The public key of the site: where it is published, and whether that file is as it must be. */
export function KeyCard({ siteKey }: KeyCardProps) {
  return (
    <section
      aria-labelledby="key-file"
      className="rounded-card border border-line p-5 sm:p-8 lg:p-7"
    >
      <h2 id="key-file" className="text-heading">
        The key file
      </h2>
      {siteKey ? <KeyFile siteKey={siteKey} /> : <NoKey />}
    </section>
  );
}

function KeyFile({ siteKey }: KeyCardProps) {
  const path = paths.indexNowKeyFile(siteKey);
  const { result, url, isChecking, check } = useKeyCheck(path, siteKey);
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
      <Button variant="secondary" isBusy={isChecking} className="mt-3 w-full" onClick={check}>
        {isChecking ? 'Checking...' : 'Check the key file'}
      </Button>
      <div role="status" className="not-empty:mt-4">
        {result && url ? (
          <Notice tone={result.verdict === 'right' ? 'good' : 'bad'}>
            {keyWords(result, url)}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

function NoKey() {
  return (
    <>
      <Notice tone="care" className="mt-4">
        <strong className="block">No key is set.</strong>
        This site was built without one, so there is no key file, and search engines will refuse
        what is sent.
      </Notice>
      <ol className="mt-4 list-decimal space-y-2 pl-5">
        <li>Make up a key of 8 to 128 letters, digits or hyphens.</li>
        <li>
          Build the site with it as <code>VITE_INDEXNOW_KEY</code>, and publish the build.
        </li>
        <li>
          Give it to the function as its secret <code>INDEXNOW_KEY</code>.
        </li>
      </ol>
      <p className="mt-4 text-muted">The README has the commands.</p>
    </>
  );
}
