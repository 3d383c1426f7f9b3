import { useState } from 'react';
import { ActionBar } from './action-bar';
import type { VisitMutation } from '@/backend/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { type OperatorVisit, visitLimits } from '@shared/visit-state';

type DoneQuestionProps = {
  visit: Pick<OperatorVisit, 'revision' | 'requestVersion'>;
  mutation: VisitMutation;
  onNotYet: () => void;
};

/** Asks first, because Done is easily tapped by mistake in a van. */
export function DoneQuestion({ visit, mutation, onNotYet }: DoneQuestionProps) {
  const { revision, requestVersion } = visit;
  const { run, hasFailed } = useGuardedAction('Closing a visit');
  const [words, setWords] = useState('');
  return (
    <ActionBar
      mutation={mutation}
      hasFailed={hasFailed}
      summary={
        <div className="font-normal">
          <TextArea
            label="Done. A line for the owner?"
            hint="We’ll email a thank-you in an hour."
            isOptional
            rows={2}
            maxLength={visitLimits.groomerWords}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      }
    >
      <Button
        ref={takeFocus}
        variant="accent"
        size="lg"
        isBusy={mutation.isPending}
        onClick={() =>
          run(() =>
            mutation.mutate({ action: 'done', revision, requestVersion, note: words.trim() }),
          )
        }
        className="grow"
      >
        {mutation.isPending ? 'Saving...' : 'Yes, it’s done'}
      </Button>
      <Button variant="ghost" size="lg" disabled={mutation.isPending} onClick={onNotYet}>
        Not yet
      </Button>
    </ActionBar>
  );
}
