import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { ActionBar } from './action-bar';
import { Panel } from './panel';
import type { VisitMutation } from '@/backend/use-visit';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { type OperatorVisit, visitLimits } from '@shared/visit-state';

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

const words = {
  decline: {
    title: 'Decline, and say why',
    submitLabel: 'Decline request',
    busy: 'Declining...',
    reasons: [
      ['Fully booked', 'We’re fully booked around that day. We’d love to find you another.'],
      ['Too far', 'Your address is farther than we can drive right now.'],
      [
        'Not for us',
        'We’re not the right fit for this one. Your vet can point you to someone who is.',
      ],
    ],
  },
  cancel: {
    title: 'Cancel, and say why',
    submitLabel: 'Cancel visit',
    busy: 'Canceling...',
    reasons: [
      ['Roads', 'The roads aren’t safe today. We’ll call you to find a new day.'],
      ['Illness', 'Your groomer is sick today. We’ll call you to find a new day.'],
      ['Van', 'The van needs a repair. We’ll call you to find a new day.'],
    ],
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
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    defaultValues: { note: typedNote },
  });
  const { run, hasFailed } = useGuardedAction('Giving a reason');
  const { title, submitLabel, busy, reasons } = words[action];
  const { revision, requestVersion } = visit;

  function send({ note }: { note: string }) {
    mutation.mutate({ action, revision, requestVersion, note: note.trim() });
  }

  function choose(text: string) {
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
            {reasons.map(([name, text]) => (
              <Button key={name} variant="secondary" size="sm" onClick={() => choose(text)}>
                {name}
              </Button>
            ))}
          </div>
          <TextArea
            label="What the owner reads"
            rows={3}
            maxLength={visitLimits.note}
            error={formState.errors.note?.message}
            {...register('note', {
              onChange: () => onNote(getValues('note')),
              validate: (note) => note.trim() !== '' || 'A few words help the owner to go on.',
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
