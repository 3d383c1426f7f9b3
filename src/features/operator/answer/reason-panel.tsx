import { useForm, useWatch } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { changeProblem } from '../failure-words';
import type { AnswerProps } from './time-panel';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { endReasons } from '@shared/visits/end-reasons';
import { visitLimits } from '@shared/visits/visit-state';

type ReasonPanelProps = AnswerProps & { action: 'decline' | 'cancel' };

type ReasonValues = { note: string; reason: string | null };

const words = {
  decline: { title: 'Decline, and say why', press: 'Decline request', busy: 'Declining...' },
  cancel: { title: 'Cancel, and say why', press: 'Cancel visit', busy: 'Canceling...' },
} as const;

/** The reason is emailed to the owner: one of the usual ones, or the operator's own words. */
export function ReasonPanel(props: ReasonPanelProps) {
  const { visit, mutation, action, typedNote = '', onNote, ...buttons } = props;
  const { revision, requestVersion } = visit;
  const reasons = Object.entries(endReasons[action]);
  const [typedReason = null] = reasons.find(([, { words }]) => words === typedNote) ?? [];
  const { register, handleSubmit, getValues, setValue, control, formState } = useForm<ReasonValues>(
    { defaultValues: { note: typedNote, reason: typedReason } },
  );
  const chosen = useWatch({ control, name: 'reason' });

  function send({ note, reason }: ReasonValues) {
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
        {reasons.map(([reason, { name, words }]) => (
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
    </ActionForm>
  );
}
