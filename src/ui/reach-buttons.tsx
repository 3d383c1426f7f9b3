import { MessageCircle, Phone } from 'lucide-react';
import { type ButtonStyle, buttonStyle } from './button-style';

type Way = { readonly href: string; readonly words: string };

type ReachButtonsProps = { call: Way; text: Way; size?: NonNullable<ButtonStyle['size']> };

export function ReachButtons({ call, text, size = 'sm' }: ReachButtonsProps) {
  const linkStyle = buttonStyle({ variant: 'outline', size });
  return (
    <>
      <a href={call.href} className={linkStyle}>
        <Phone aria-hidden className="size-4" />
        {call.words}
      </a>{' '}
      <a href={text.href} className={linkStyle}>
        <MessageCircle aria-hidden className="size-4" />
        {text.words}
      </a>
    </>
  );
}
