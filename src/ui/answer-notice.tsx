import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Notice } from './notice';

type Answer = Pick<ComponentProps<typeof Notice>, 'tone'> & { title: string; text: string };

type AnswerNoticeProps = {
  answer: Answer | undefined;
  /** Shown until there is an answer, in the same room, so that nothing below moves. */
  invitation?: Answer;
};

/** Announced as soon as there is one. */
export function AnswerNotice({ answer, invitation }: AnswerNoticeProps) {
  const shown = answer ?? invitation;
  return (
    <div
      aria-live="polite"
      className={classNames('mt-3', invitation && 'grid min-h-42 sm:min-h-24')}
    >
      {shown ? (
        <Notice tone={shown.tone} className="content-center">
          <strong className="block">{shown.title}</strong>
          {shown.text}
        </Notice>
      ) : null}
    </div>
  );
}
