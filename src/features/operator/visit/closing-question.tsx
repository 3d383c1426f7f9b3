import type { ReactNode } from 'react';
import { ActionForm, SubmitButton } from '../action-form';
import { changeProblem } from '../failure-words';
import type { VisitMutation } from '@/backend/calls/use-visit';

type QuestionProps = {
  title: string;
  press: string;
  back: string;
  /** Else the fields stand in the bar. */
  isPanel?: boolean;
  mutation: VisitMutation;
  onNotYet: () => void;
  /** Stands in a panel alone, whose fields may be out of sight. */
  sum?: string;
  /** Takes the focus, and has the submit button beside it. */
  amount?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** In line with the fields above it. */
const aligned = { variant: 'outline', size: 'thumb' } as const;

export function Question(props: QuestionProps) {
  const { title, press, back, isPanel = false, mutation, amount, onNotYet, onClose } = props;
  const submit = { press, busy: 'Saving...', isBusy: mutation.isPending };
  const fields = (
    <>
      {amount ? (
        <div className="grid grid-flow-dense grid-cols-[1fr_auto] items-center gap-x-2 *:first:contents [&_:is(label,p)]:col-span-2">
          {amount}
          <SubmitButton {...submit} />
        </div>
      ) : null}
      {props.children}
      {isPanel && amount ? <p className="font-semibold">{props.sum}</p> : null}
    </>
  );
  return (
    <ActionForm
      {...submit}
      isSubmitApart={amount !== undefined}
      problem={changeProblem(mutation)}
      isInline={isPanel && amount !== undefined}
      back={{ children: back, onClick: onNotYet, ...(amount ? aligned : {}) }}
      onSubmit={onClose}
      {...(isPanel
        ? { title, takesFocus: !amount, summary: props.sum, children: fields }
        : {
            button: { ref: takeFocusInPlace },
            summary: <div className="space-y-3 font-normal">{fields}</div>,
          })}
    />
  );
}

/** On a phone the page would scroll to the end of the bar's place. In a row of the day the pet's name stays in sight. */
export function takeFocusInPlace(field: HTMLElement | null) {
  field?.focus({ preventScroll: true });
  field?.closest('li > article')?.scrollIntoView({ block: 'nearest' });
}
