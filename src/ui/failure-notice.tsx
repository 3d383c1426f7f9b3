import type { ComponentProps } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { ReachButtons } from './reach-buttons';
import { useOnline } from '@/browser/use-online';

type FailureNoticeProps<Failure extends string> = ComponentProps<'div'> & {
  failure: Failure;
  messages: Readonly<Record<Failure, string>>;
  /** Replaces the message of `offline` as soon as the visitor is online again. */
  backOnline: { words: string; tone?: 'good'; hasSendAgain?: boolean };
  reach: ComponentProps<typeof ReachButtons>;
};

/** Why a form was not sent; `children` follow in the same paragraph. */
export function FailureNotice<Failure extends string>({
  failure,
  messages,
  backOnline,
  reach,
  title,
  children,
  ...notice
}: FailureNoticeProps<Failure>) {
  const isBack = useOnline() && failure === 'offline';
  return (
    <Notice tone={(isBack && backOnline.tone) || 'bad'} role="alert" {...notice}>
      {title ? <p className="mb-1 font-semibold">{title}</p> : null}
      <p>
        {isBack ? backOnline.words : messages[failure]} {children}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isBack && backOnline.hasSendAgain ? (
          <Button type="submit" size="sm">
            Send again
          </Button>
        ) : null}
        <ReachButtons {...reach} />
      </div>
    </Notice>
  );
}
