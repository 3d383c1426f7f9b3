import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonStyle, buttonStyle } from './button';

type ReachButtonProps = ButtonStyle & { href: string; children: ReactNode };

export function CallButton({ href, children, ...style }: ReachButtonProps) {
  return (
    <a href={href} className={buttonStyle(style)}>
      <Phone aria-hidden className="size-5" />
      {children}
    </a>
  );
}

/** Opens a text message to us that is begun. */
export function TextButton({ href, children, ...style }: ReachButtonProps) {
  return (
    <a href={href} className={buttonStyle(style)}>
      <MessageCircle aria-hidden className="size-5" />
      {children}
    </a>
  );
}

type Way = { readonly href: string; readonly words: string };

type ReachButtonsProps = {
  call: Way;
  text: Way;
  size?: NonNullable<ButtonStyle['size']>;
  /** The words are only read aloud. */
  isIcon?: boolean;
};

export function ReachButtons({ call, text, size = 'sm', isIcon = false }: ReachButtonsProps) {
  const linkStyle = buttonStyle({ variant: 'outline', size });
  return (
    <>
      <a href={call.href} className={linkStyle}>
        <Phone aria-hidden className="size-4" />
        <span className={isIcon ? 'sr-only' : undefined}>{call.words}</span>
      </a>{' '}
      <a href={text.href} className={linkStyle}>
        <MessageCircle aria-hidden className="size-4" />
        <span className={isIcon ? 'sr-only' : undefined}>{text.words}</span>
      </a>
    </>
  );
}
