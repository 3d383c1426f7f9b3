import { type ReactNode, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ActionBar } from '../action-bar';
import { Panel } from '../panel';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { endReasons } from '@shared/visits/end-reasons';
import { type OperatorVisit, visitLimits } from '@shared/visits/visit-state';

type ReasonPanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  action: 'decline' | 'cancel';
  /** Survives Back, and a change of the visit from elsewhere. */
  typedNote: string | undefined;
  onNote: (note: string) => void;
  /** Back button, shown next to submit. */
  children: ReactNode;
};

type ReasonValues = { note: string; reason: string | null };

const words = {
  decline: {
    title: 'Decline, and say why',
    submitLabel: 'Decline request',
    busy: 'Declining...',
  },
  cancel: {
    title: 'Cancel, and say why',
    submitLabel: 'Cancel visit',
    busy: 'Canceling...',
  },
} as const;

/** The reason is emailed to the owner: one of the usual ones, or the operator's own words. */
export function ReasonPanel({
  visit,
  mutation,
  action,
  typedNote = '',
  onNote,
  children,
}: ReasonPanelProps) {
  const id = useId();
  const reasons = Object.entries(endReasons[action]);
  const [reason = null] = reasons.find(([, { words }]) => words === typedNote) ?? [];
  const { register, handleSubmit, getValues, setValue, control, formState } = useForm<ReasonValues>(
    {
      defaultValues: { note: typedNote, reason },
    },
  );
  const chosen = useWatch({ control, name: 'reason' });
  const { run, hasFailed } = useGuardedAction('Giving a reason');
  const { title, submitLabel, busy } = words[action];
  const { revision, requestVersion } = visit;

  function send({ note, reason }: ReasonValues) {
    mutation.mutate({ action, fields: { revision, requestVersion, note: note.trim(), reason } });
  }

  function choose(key: string, text: string) {
    setValue('reason', key);
    setValue('note', text, { shouldValidate: true });
    onNote(text);
  }

  return (
    <>
      <Panel title={title} takesFocus>
        <form
          id={id}
          noValidate
          onSubmit={(event) => run(() => handleSubmit(send)(event))}
          className="mt-4"
        >
          <div role="group" aria-label="Usual reasons" className="mb-4 flex flex-wrap gap-2">
            {reasons.map(([key, { name, words }]) => (
              <Button
                key={key}
                variant={chosen === key ? 'default' : 'secondary'}
                size="thumb"
                aria-pressed={chosen === key}
                onClick={() => choose(key, words)}
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
        </form>
      </Panel>
      <ActionBar mutation={mutation} hasFailed={hasFailed}>
        <Button
          type="submit"
          form={id}
          variant="destructive"
          size="lg"
          isBusy={mutation.isPending}
          className="grow"
        >
          {mutation.isPending ? busy : submitLabel}
        </Button>
        {children}
      </ActionBar>
    </>
  );
}
