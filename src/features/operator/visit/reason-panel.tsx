import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { Chips, Tick, feeSummary, feeTickWords } from '../choices';
import { changeProblem } from '../failure-words';
import { useOperator } from '../operator';
import { formatDeadline } from '../time-words';
import type { AnswerProps } from './time-panel';
import { seenOn } from '@/backend/calls/visit-calls';
import { TextArea } from '@/ui/fields/text-field';
import { firstName } from '@shared/business/format';
import { freeCancelHours } from '@shared/time/hours';
import { type CancelTerms, awaitsYes } from '@shared/visits/cancel-terms';
import { endReasons } from '@shared/visits/end-reasons';
import { visitLimits } from '@shared/visits/visit-state';
import { hasStarted } from '@shared/visits/visit-status';

type ReasonPanelProps = AnswerProps & { action: 'decline' | 'cancel' };

/** The customer canceled by phone or text, so the reason is not ours. */
const customerCanceled = 'customer';
const ownReason = 'own';

type ReasonValues = { note: string; reason: string | null };

const words = {
  decline: { title: 'Decline, and say why', press: 'Decline request', busy: 'Declining...' },
  cancel: { title: 'Cancel, and say why', press: 'Cancel visit', busy: 'Canceling...' },
} as const;

/**
 * The reason is emailed to the owner: one of the usual ones, or the operator's own words. Most visits are canceled by their
 * owners, so that is chosen already.
 */
export function ReasonPanel(props: ReasonPanelProps) {
  const { visit, mutation, action, typedNote, onNote, ...buttons } = props;
  const { canceling } = visit;
  const { now, texts } = useOperator();
  const isOurs = texts.lateCredit(visit) > 0;
  const [namesFee, setNamesFee] = useState(!isOurs);
  const form = useForm<ReasonValues>({
    defaultValues: presetReason({ visit, action, typedNote }, now),
  });
  const byCustomer = useWatch({ control: form.control, name: 'reason' }) === customerCanceled;
  const isLate = canceling !== null && new Date(canceling.freeUntil) < now;
  const fee = isLate ? canceling.lateFee : 0;
  const told = [firstName(visit.owner), visit.owner.email !== ''] as const;

  function send({ note, reason }: ReasonValues) {
    if (byCustomer) {
      const fields = { ...seenOn(visit), acceptsFee: fee > 0 && namesFee };
      return mutation.mutate({ action: 'cancel_for_owner', fields });
    }
    const usual = reason === ownReason ? null : reason;
    const fields = { ...seenOn(visit), note: note.trim(), reason: usual };
    mutation.mutate({ action, fields });
  }

  return (
    <ActionForm
      {...words[action]}
      {...(action === 'decline' && byCustomer && { press: 'Cancel request', busy: 'Canceling...' })}
      takesFocus
      isBusy={mutation.isPending}
      problem={changeProblem(mutation)}
      button={{ variant: 'destructive' }}
      summary={
        (byCustomer || action === 'cancel') && feeSummary(byCustomer && namesFee ? fee : 0, ...told)
      }
      {...buttons}
      onSubmit={form.handleSubmit(send)}
    >
      <ReasonFields action={action} form={form} visit={visit} onNote={onNote} />
      {byCustomer ? <p>{customerWords(visit, fee > 0, now)}</p> : null}
      {byCustomer && fee > 0 && isOurs ? (
        <p>You texted that you’re late. If they cancel because of that, it costs nothing.</p>
      ) : null}
      {byCustomer && fee > 0 ? (
        <Tick isChecked={namesFee} onChange={setNamesFee}>
          {feeTickWords(fee, ...told)}
        </Tick>
      ) : null}
    </ActionForm>
  );
}

function presetReason(
  { visit, action, typedNote = '' }: Pick<ReasonPanelProps, 'visit' | 'action' | 'typedNote'>,
  now: Date,
): ReasonValues {
  const { starts } = visit;
  const isEnded = isHold(visit) && starts !== null && hasStarted(starts, now);
  const note = typedNote === '' && isEnded ? endReasons.cancel.no_yes.words : typedNote;
  const [reason = null] =
    Object.entries(endReasons[action]).find(([, one]) => one.words === note) ?? [];
  return { note, reason: action === 'cancel' && note === '' ? customerCanceled : reason };
}

function isHold({ canceling }: ReasonPanelProps['visit']): boolean {
  return canceling !== null && awaitsYes(canceling);
}

type ReasonFieldsProps = Pick<ReasonPanelProps, 'action' | 'onNote' | 'visit'> & {
  form: UseFormReturn<ReasonValues>;
};

function ReasonFields({ action, form, visit, onNote }: ReasonFieldsProps) {
  const { owner } = visit;
  const { register, clearErrors, getValues, setValue, control, formState } = form;
  const chosen = useWatch({ control, name: 'reason' });
  const choices = [
    [customerCanceled, { name: 'Customer canceled', words: '' }],
    ...Object.entries(endReasons[action]).filter(([key]) => key !== 'no_yes' || isHold(visit)),
    ...(action === 'cancel' ? [[ownReason, { name: 'Another reason', words: '' }] as const] : []),
  ] as const;

  function choose(reason: string) {
    const text = choices.find(([key]) => key === reason)?.[1].words ?? '';
    setValue('reason', reason);
    clearErrors('note');
    setValue('note', text);
    onNote(text);
  }

  return (
    <>
      <Chips
        label="Usual reasons"
        choices={choices.map(([value, { name }]) => ({ value, words: name }))}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen === customerCanceled ? null : (
        <TextArea
          label={owner.email ? 'What the customer reads' : `What to tell ${firstName(owner)}`}
          rows={3}
          maxLength={visitLimits.note}
          error={formState.errors.note?.message}
          {...register('note', {
            onChange: () => onNote(getValues('note')),
            validate: (note) => note.trim() !== '' || 'Say a word about why.',
          })}
        />
      )}
    </>
  );
}

function customerWords({ owner, canceling }: AnswerProps['visit'], isLate: boolean, now: Date) {
  const name = firstName(owner);
  const told =
    owner.email === '' ? `No email goes to ${name}.` : `We’ll email ${name} that it’s canceled.`;
  return canceling ? `${told} ${cancelingWords(canceling, isLate, now)}` : told;
}

function cancelingWords(canceling: CancelTerms, isLate: boolean, now: Date): string {
  const until = formatDeadline(new Date(canceling.freeUntil), now);
  if (isLate) return `It was free until ${until}.`;
  if (awaitsYes(canceling)) return 'They didn’t say yes to this time, so it costs nothing.';
  return canceling.freeUntil === canceling.startsAt
    ? `No fee: the time was set less than ${freeCancelHours} hours ahead.`
    : `No fee: it’s free until ${until}.`;
}
