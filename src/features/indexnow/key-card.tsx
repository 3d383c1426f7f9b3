import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { queryClient } from '@/backend/query-client';
import { business } from '@/content/business';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Section } from '@/ui/section';

export function KeyCard() {
  const key = business.indexNowKey;
  return (
    <Section
      title="API key verification"
      look="text-heading"
      className="rounded-card border border-line p-5 sm:p-8 lg:p-7"
    >
      {key ? <KeyCheck apiKey={key} /> : <NoKey />}
    </Section>
  );
}

function KeyCheck({ apiKey }: { readonly apiKey: string }) {
  const { mutate, data, isPending } = useMutation({ mutationFn: checkKeyFile }, queryClient);
  const path = paths.indexNowKeyFile(apiKey);
  return (
    <>
      <p className="mt-3 text-muted">
        A submission counts when the site itself publishes the key that came with it. This URL must
        return only the key. The key is not a secret.
      </p>
      <p className="mt-3">
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="inline-block py-2.5 font-semibold wrap-anywhere text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {path}
          <ExternalLink aria-hidden className="ml-1.5 inline size-4" />{' '}
          <span className="sr-only">(new tab)</span>
        </a>
      </p>
      <Button
        variant="secondary"
        // not `isBusy`: a disabled button would lose focus
        aria-busy={isPending || undefined}
        onClick={() => mutate(apiKey)}
        className="mt-3"
      >
        {isPending ? 'Checking...' : 'Check the key file'}
      </Button>
      <div role="status" className="not-empty:mt-5">
        {data ? (
          <Notice tone={data.isRight ? 'good' : 'bad'} className="wrap-anywhere">
            {data.text}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

function NoKey() {
  return (
    <Notice tone="care" className="mt-4">
      <strong className="block">No key is set.</strong>
      Search engines will refuse what is sent. Make up a key of 8 to 128 letters, digits or hyphens,
      build the site with it as <code>VITE_INDEXNOW_KEY</code>, and give it to the function as its
      secret <code>INDEXNOW_KEY</code>.
    </Notice>
  );
}

/** Fetches `/<key>.txt` of this site as a search engine would, past every cache. Never rejects. */
export async function checkKeyFile(key: string) {
  const path = paths.indexNowKeyFile(key);
  try {
    const answer = await fetch(path, { cache: 'no-store', redirect: 'manual' });
    const isRight = answer.status === 200 && (await answer.text()).trim() === key;
    return { isRight, text: `${path} ${isRight ? 'returns the key and nothing else.' : mistake}` };
  } catch {
    return {
      isRight: false,
      text: `${path} could not be fetched. Check your connection, and try again.`,
    };
  }
}

const mistake =
  'does not return the key alone. Build the site with it, publish all of dist, and remove rules of your host that redirect this address or answer it with a page.';
