import { Mail } from 'lucide-react';
import { useState } from 'react';
import { ReachOwner } from '../reach-owner';
import { changeFailures } from '../refusal-words';
import { promiseWords } from './day-words';
import { useMessageStatus } from '@/backend/calls/use-operator-day';
import { visitFailure } from '@/backend/calls/visit-calls';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Notice } from '@/ui/notice';
import { mailLink } from '@shared/business/contact-links';
import type { WaitingMessage } from '@shared/visits/operator-day';
import type { MessageStatus } from '@shared/visits/visit-actions';

type MessagesProps = { messages: readonly WaitingMessage[]; operatorKey: string; now: Date };

type Last = { message: WaitingMessage; index: number; status: MessageStatus };

/** Messages without an answer. The one that was set last stays in its place, to be taken back. */
export function WaitingMessages({ messages, operatorKey, now }: MessagesProps) {
  const { mutate, variables, isPending, error } = useMessageStatus(operatorKey);
  const [last, setLast] = useState<Last>();
  const isLastSet = last && messages.every(({ id }) => id !== last.message.id);
  const shown = isLastSet ? messages.toSpliced(last.index, 0, last.message) : messages;
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 space-y-3">
      {shown.map((message, index) => {
        const { id } = message;
        const props = {
          message,
          tapped: variables?.id === id ? variables.status : undefined,
          isPending,
          onTap: (status: MessageStatus) =>
            mutate({ id, status }, { onSuccess: () => setLast({ message, index, status }) }),
        };
        return (
          <li key={id} className="rounded-card bg-card p-4 shadow-card">
            {isLastSet && message === last.message ? (
              <SetMessage {...props} status={last.status} />
            ) : (
              <MessageCard {...props} now={now} />
            )}
            {error && props.tapped ? (
              <Notice tone="bad" role="alert" className="mt-3">
                {changeFailures[visitFailure(error)]}
              </Notice>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type MessageProps = {
  message: WaitingMessage;
  /** What it was last set to here. */
  tapped: MessageStatus | undefined;
  isPending: boolean;
  onTap: (status: MessageStatus) => void;
};

type SetMessageProps = MessageProps & { status: MessageStatus };

function SetMessage({ message, status, isPending, onTap }: SetMessageProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p ref={takeFocus} tabIndex={-1} className="min-w-0 text-spruce outline-none">
        <strong className="wrap-anywhere">{message.name}:</strong>{' '}
        {status === 'spam' ? 'marked as spam' : 'answered'}
      </p>
      <Button variant="outline" size="thumb" isBusy={isPending} onClick={() => onTap('new')}>
        Undo
      </Button>
    </div>
  );
}

function MessageCard({ message, tapped, isPending, onTap, now }: MessageProps & { now: Date }) {
  const promise = promiseWords(message.answerBy, now);
  return (
    <>
      <p
        className={`text-[0.95rem] font-semibold tabular-nums ${promise.isLate ? 'text-danger-deep' : 'text-spruce'}`}
      >
        <span className="font-normal text-muted">Message, </span>
        {promise.text}
      </p>
      <p
        ref={tapped === 'new' ? takeFocus : undefined}
        tabIndex={-1}
        className="text-lead leading-snug font-semibold wrap-anywhere outline-none"
      >
        {message.name}
      </p>
      <MessageText text={message.text} />
      <div className="mt-3 flex flex-wrap gap-2">
        <div className="flex flex-wrap gap-2">
          <ReachOwner owner={message} isIcon />
          {message.email ? (
            <a
              href={mailLink(message.email)}
              className={buttonStyle({ variant: 'outline', size: 'thumb' })}
            >
              <Mail aria-hidden className="size-4" />
              <span className="sr-only">Email {message.name}</span>
            </a>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {(['answered', 'spam'] as const).map((status) => (
            <Button
              key={status}
              variant={status === 'spam' ? 'ghost' : 'outline'}
              size="thumb"
              disabled={isPending}
              aria-busy={(isPending && tapped === status) || undefined}
              onClick={() => onTap(status)}
            >
              {status === 'spam' ? 'Spam' : 'Answered'}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}

/** Of a long text two lines, until a tap shows all of it. */
function MessageText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= 90 && !text.includes('\n'));
  if (isWhole) return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
  return (
    <>
      <p className="line-clamp-2 wrap-anywhere">{text}</p>
      <button
        type="button"
        className="min-h-12 font-semibold text-accent-deep underline underline-offset-4"
        onClick={() => setIsWhole(true)}
      >
        Read all
      </button>
    </>
  );
}
