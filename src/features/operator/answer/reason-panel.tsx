import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { formatDeadline } from '../day/day-words';
import { changeProblem } from '../failure-words';
import { useOperator } from '../operator';
import { firstName } from '../reach-owner';
import { Tick, feeWords } from '../tick';
import type { AnswerProps } from './time-panel';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { endReasons } from '@shared/visits/end-reasons';
import { visitLimits } from '@shared/visits/visit-state';

type ReasonPanelProps = AnswerProps & { action: 'decline' | 'cancel' };

/** Not one of ours: what the customer said by phone or text. */
const customerCanceled = 'customer';

type ReasonValues = { note: string; reason: string | null };

const words = {
  decline: { title: 'Decline, and say why', press: 'Decline request', busy: 'Declining...' },
  cancel: { title: 'Cancel, and say why', press: 'Cancel visit', busy: 'Canceling...' },
} as const;

/** The reason is emailed to the owner: one of the usual ones, or the operator's own words. */
export function ReasonPanel(props: ReasonPanelProps) {
  const { visit, mutation, action, typedNote = '', onNote, ...buttons } = props;
  const { revision, requestVersion, canceling } = visit;
  const { now } = useOperator();
  const [namesFee, setNamesFee] = useState(true);
  const reasons = Object.entries(endReasons[action]);
  const choices = [
    [customerCanceled, { name: 'Customer canceled', words: '' }],
    ...reasons,
  ] as const;
  const [typedReason = null] = reasons.find(([, { words }]) => words === typedNote) ?? [];
  const { register, handleSubmit, getValues, setValue, control, formState } = useForm<ReasonValues>(
    { defaultValues: { note: typedNote, reason: typedReason } },
  );
  const chosen = useWatch({ control, name: 'reason' });

  const byCustomer = chosen === customerCanceled;
  const isLate = canceling !== null && new Date(canceling.freeUntil) < now;
  const fee = isLate ? canceling.lateFee : 0;

  function send({ note, reason }: ReasonValues) {
    if (byCustomer) {
      const fields = { revision, requestVersion, acceptsFee: fee > 0 && namesFee };
      return mutation.mutate({ action: 'cancel_for_owner', fields });
    }
    mutation.mutate({ action, fields: { revision, requestVersion, note: note.trim(), reason } });
  }

  function choose(reason: string, text: string) {
    setValue('reason', reason);
    setValue('note', text, { shouldValidate: true });
    onNote(text);
  }

  return (
    <ActionForm
      {...words[action]}
      takesFocus
      isBusy={mutation.isPending}
      problem={changeProblem(mutation)}
      button={{ variant: 'destructive' }}
      {...buttons}
      onSubmit={handleSubmit(send)}
    >
      <div role="group" aria-label="Usual reasons" className="flex flex-wrap gap-2">
        {choices.map(([reason, { name, words }]) => (
          <Button
            key={reason}
            variant={chosen === reason ? 'default' : 'secondary'}
            size="thumb"
            aria-pressed={chosen === reason}
            onClick={() => choose(reason, words)}
          >
            {name}
          </Button>
        ))}
      </div>
      {byCustomer ? (
        <div>
          <p>{customerWords(visit, fee > 0, now)}</p>
          {fee > 0 ? (
            <Tick isChecked={namesFee} onChange={setNamesFee}>
              {feeWords(fee, firstName(visit.owner), visit.owner.email !== '')}
            </Tick>
          ) : null}
        </div>
      ) : (
        <TextArea
          label="What the customer reads"
          rows={3}
          maxLength={visitLimits.note}
          error={formState.errors.note?.message}
          {...register('note', {
            onChange: () => onNote(getValues('note')),
            validate: (note) => note.trim() !== '' || 'Say a word about why.',
          })}
        />
      )}
    </ActionForm>
  );
}

function customerWords({ owner, canceling }: AnswerProps['visit'], isLate: boolean, now: Date) {
  const name = firstName(owner);
  const told =
    owner.email === ''
      ? `No email goes to ${name}.`
      : `We’ll email ${name} what their own link would have sent.`;
  if (!isLate) return `${told} Nothing is owed.`;
  return `${told} It was free until ${formatDeadline(new Date(canceling?.freeUntil ?? 0), now)}.`;
}
