import { MessageCircle, Phone } from 'lucide-react';
import { buttonStyle } from './button-style';

type Way = { readonly href: string; readonly words: string };

const linkStyle = buttonStyle({ variant: 'outline', size: 'sm' });

export function ReachButtons({ call, text }: { call: Way; text: Way }) {
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
