import type { ComponentProps, Ref } from 'react';
import { Notice } from '../notice';

type ZipAnswerNoticeProps = Pick<ComponentProps<typeof Notice>, 'tone' | 'className'> & {
  answer: {
    readonly title: string;
    readonly link?: { readonly href: string; readonly words: string };
    readonly text: string;
  };
  ref?: Ref<HTMLDivElement>;
};

/** Focusable, for visitors who asked with a button. */
export function ZipAnswerNotice({ answer, ...notice }: ZipAnswerNoticeProps) {
  const { title, link, text } = answer;
  return (
    <Notice {...notice} tabIndex={-1}>
      <strong className="block">{title}</strong>
      {link ? (
        <a
          href={link.href}
          className="-my-2.5 inline-block py-2.5 font-semibold underline underline-offset-4"
        >
          {link.words}
        </a>
      ) : null}
      {text}
    </Notice>
  );
}
