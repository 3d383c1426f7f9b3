import { MessageCircle, Pin } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';

type ShareProps = {
  /** Absolute URL of the page. */
  url: string;
  title: string;
};

export function Share({ url, title }: ShareProps) {
  const pin = new URLSearchParams({ url, description: title });
  const message = new URLSearchParams({ text: `${title} ${url}` });
  const links = [
    {
      label: 'Share on Pinterest',
      href: `https://www.pinterest.com/pin/create/button/?${pin}`,
      Icon: Pin,
    },
    { label: 'Share on WhatsApp', href: `https://wa.me/?${message}`, Icon: MessageCircle },
  ];
  return (
    <ul aria-label="Share" className="flex flex-wrap gap-2">
      {links.map(({ label, href, Icon }) => (
        <li key={label}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'ghost', size: 'sm' })}
          >
            <Icon aria-hidden className="size-4 text-accent" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
