import { useState } from 'react';
import { ActionBar } from '../action-bar';
import { firstName } from '../on-my-way';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button } from '@/ui/button';
import type { ButtonStyle } from '@/ui/button-style';
import { TextArea } from '@/ui/fields/text-area';
import { lateFee } from '@shared/business/promises';
import { type OperatorVisit, visitLimits } from '@shared/visits/visit-state';

/** How a visit ends that has started. */
export type Closing = 'done' | 'no_show';

const names = { done: 'Done', no_show: 'Nobody home' } as const;

type ClosingButtonsProps = {
  size: NonNullable<ButtonStyle['size']>;
  /** Takes the focus, after its question was answered with Not yet. */
  dismissed: Closing | undefined;
  isDisabled?: boolean;
  onClose: (closing: Closing) => void;
};

export function ClosingButtons({
  size,
  dismissed,
  isDisabled = false,
  onClose,
}: ClosingButtonsProps) {
  return (['done', 'no_show'] as const).map((closing) => (
    <Button
      key={closing}
      ref={closing === dismissed ? takeFocus : undefined}
      variant="outline"
      size={size}
      className="grow"
      disabled={isDisabled}
      onClick={() => onClose(closing)}
    >
      {names[closing]}
    </Button>
  ));
}

type ClosingQuestionProps = {
  closing: Closing;
  visit: Pick<OperatorVisit, 'revision' | 'requestVersion'> & {
    /** USD, as the owner was told. */
    readonly lateFee: number | null;
    readonly owner: { readonly name: string };
  };
  /** Without an address nobody is written to. */
  hasEmail: boolean;
  mutation: VisitMutation;
  onNotYet: () => void;
};

/** Asks first, because both buttons are easily tapped by mistake in a van. */
export function ClosingQuestion({
  closing,
  visit,
  hasEmail,
  mutation,
  onNotYet,
}: ClosingQuestionProps) {
  const { revision, requestVersion, owner } = visit;
  const fee = visit.lateFee ?? lateFee;
  const { run, hasFailed } = useGuardedAction('Closing a visit');
  const [words, setWords] = useState('');
  /** Nothing is owed for a time that the owner neither asked for nor said yes to. */
  const mayOwe = fee > 0;
  const [namesFee, setNamesFee] = useState(true);
  const isDone = closing === 'done';
  const decidedOn = { revision, requestVersion };

  function close() {
    mutation.mutate(
      isDone
        ? { action: 'done', fields: { ...decidedOn, note: words.trim() } }
        : { action: 'no_show', fields: { ...decidedOn, fee: namesFee ? fee : 0 } },
    );
  }

  return (
    <ActionBar
      mutation={mutation}
      hasFailed={hasFailed}
      summary={
        <div className="font-normal">
          {isDone ? (
            <TextArea
              label="To the customer: a line"
              hint={
                hasEmail
                  ? 'We’ll email a thank-you in an hour.'
                  : 'No email goes out. It shows on their page.'
              }
              isOptional
              rows={2}
              maxLength={visitLimits.groomerWords}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          ) : (
            <>
              <p className="mb-2">
                Nobody home?{' '}
                {hasEmail
                  ? `We’ll email ${firstName(owner)} that you came, and how to book again.`
                  : `No email goes to ${firstName(owner)}, so call or text. Their page says that you came.`}
              </p>
              {mayOwe ? (
                <label className="flex min-h-12 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={namesFee}
                    className="size-6 shrink-0 cursor-pointer accent-accent"
                    onChange={({ target }) => setNamesFee(target.checked)}
                  />
                  Tell them the ${fee} fee is due at the next visit.
                </label>
              ) : (
                <p>They didn’t say yes to this time, so nothing is owed.</p>
              )}
            </>
          )}
        </div>
      }
    >
      <Button
        ref={takeFocus}
        variant="accent"
        size="lg"
        isBusy={mutation.isPending}
        onClick={() => run(close)}
      >
        {mutation.isPending ? 'Saving...' : isDone ? 'Yes, it’s done' : 'Yes, nobody home'}
      </Button>
      <Button variant="ghost" size="lg" disabled={mutation.isPending} onClick={onNotYet}>
        {isDone ? 'Not yet' : 'Back'}
      </Button>
    </ActionBar>
  );
}
