import { useState } from 'react';
import { Problem } from '../action-form';
import { Promised } from '../day/list-parts';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { EmailOwner, ReachOwner } from '../reach-owner';
import { WaitingPress } from '../undo-button';
import { useMessageStatus } from '@/backend/calls/use-operator-day';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import type { WaitingMessage } from '@shared/visits/operator-day';
import type { MessageStatus } from '@shared/visits/visit-actions';

const pressedWords = { answered: 'Answered', spam: 'Spam', new: 'To answer' } as const;

/** Messages without an answer. The one that was set last stays among them, to be taken back. */
export function useMessages(messages: readonly WaitingMessage[]) {
  const mutation = useMessageStatus(useOperator().operatorKey);
  const [last, setLast] = useState<{ message: WaitingMessage; status: MessageStatus }>();
  const isLastSet = last && messages.every(({ id }) => id !== last.message.id);
  const shown = isLastSet ? [last.message, ...messages] : messages;
  return { mutation, shown, set: isLastSet ? last : undefined, setLast };
}

type MessageItemProps = { message: WaitingMessage; list: ReturnType<typeof useMessages> };

export function MessageItem({ message, list }: MessageItemProps) {
  const { mutation, set, setLast } = list;
  const { mutate, variables, isPending } = mutation;
  const { id } = message;
  const kept = mutation.kept.find((press) => press.id === id);
  const props = {
    message,
    tapped: variables?.id === id ? variables.status : undefined,
    isPending: kept !== undefined || (isPending && !mutation.isPaused),
    onTap: (status: MessageStatus) =>
      mutate({ id, status }, { onSuccess: () => setLast({ message, status }) }),
  };
  return (
    <li className="rounded-card bg-card px-4 py-3 shadow-card">
      {message === set?.message ? (
        <SetMessage {...props} status={set.status} />
      ) : (
        <MessageCard {...props} />
      )}
      {kept ? <WaitingPress what={pressedWords[kept.status]} /> : null}
      {props.tapped ? <Problem words={failureWords(mutation)} className="mt-3" /> : null}
    </li>
  );
}

type MessageProps = {
  message: WaitingMessage;
  /** The last choice made here. */
  tapped: MessageStatus | undefined;
  isPending: boolean;
  onTap: (status: MessageStatus) => void;
};

function SetMessage(props: MessageProps & { status: MessageStatus }) {
  const { message, status, isPending, onTap } = props;
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

function MessageCard({ message, tapped, isPending, onTap }: MessageProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p
          ref={tapped === 'new' ? takeFocus : undefined}
          tabIndex={-1}
          className="min-w-0 text-lead leading-snug font-semibold wrap-anywhere outline-none"
        >
          {message.name}
        </p>
        <Promised by={message.answerBy} />
      </div>
      <MessageText text={message.text} />
      <div className="mt-1 flex flex-wrap gap-1 [&>a]:border! [&>a]:border-edge!">
        <ReachOwner owner={message} isIcon />
        {message.email ? (
          <EmailOwner email={message.email}>
            <span className="sr-only">Email {message.name}</span>
          </EmailOwner>
        ) : null}
        {(['answered', 'spam'] as const).map((status) => (
          <Button
            key={status}
            variant={status === 'spam' ? 'ghost' : 'outline'}
            size="thumb"
            className={status === 'spam' ? 'px-1!' : 'px-3!'}
            disabled={isPending}
            aria-busy={(isPending && tapped === status) || undefined}
            onClick={() => onTap(status)}
          >
            {status === 'spam' ? 'Spam' : 'Answered'}
          </Button>
        ))}
      </div>
    </>
  );
}

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
