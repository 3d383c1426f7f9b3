import { Share2 } from 'lucide-react';

type ShareLinksProps = {
  /** Absolute URL of the page. */
  url: string;
  title: string;
};

/** Plain links: nothing loads from a network before a click. */
const networks = [
  {
    name: 'Facebook',
    address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    name: 'X',
    address: (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}`,
  },
  {
    name: 'Pinterest',
    address: (url: string, title: string) =>
      `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}`,
  },
] as const;

export function ShareLinks({ url, title }: ShareLinksProps) {
  return (
    <ul aria-label="Share this page" className="flex flex-wrap items-center gap-2">
      <li aria-hidden className="mr-1 text-muted">
        <Share2 className="size-5" />
      </li>
      {networks.map(({ name, address }) => (
        <li key={name}>
          <a
            href={address(encodeURIComponent(url), encodeURIComponent(title))}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-[0.95rem] font-semibold hover:border-accent hover:text-accent-deep"
          >
            <span className="sr-only">Share on </span>
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
