import { ExternalLink } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';

type FollowProps = {
  account: { readonly network: string; readonly handle: string; readonly url: string };
};

export function Follow({ account }: FollowProps) {
  const { handle, network, url } = account;
  return (
    <section
      aria-labelledby="gallery-follow"
      className="wrap mt-20 grid items-center gap-x-12 gap-y-6 sm:mt-28 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="gallery-follow" className="text-heading">
          New coats, most weekdays
        </h2>
        <p className="mt-2 max-w-measure text-muted">
          We post the day’s best ears on {network}. Tag {handle} in a picture of your own, and your
          pet is in the running for Pet of the Month.
        </p>
      </div>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={`${buttonStyle({ variant: 'secondary' })} max-w-full justify-self-start`}
      >
        Follow us on {network}
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </section>
  );
}
