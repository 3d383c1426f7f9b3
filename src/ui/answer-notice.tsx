import type { ComponentProps } from 'react';
import { Notice } from './notice';

type AnswerNoticeProps = {
  /** Nothing is shown without one, but the place is there, for screen readers to watch. */
  answer:
    (Pick<ComponentProps<typeof Notice>, 'tone'> & { title: string; text: string }) | undefined;
};

/** The answer to what was typed above it: shown, and read out, as soon as there is one. */
export function AnswerNotice({ answer }: AnswerNoticeProps) {
  return (
    <div aria-live="polite" className="mt-3">
      {answer ? (
        <Notice tone={answer.tone}>
          <strong className="block">{answer.title}</strong>
          {answer.text}
        </Notice>
      ) : null}
    </div>
  );
}
