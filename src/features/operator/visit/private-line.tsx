import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { failureWords } from '../failure-words';
import { Fact, Facts } from './request-facts';
import { type VisitMutation, useVisitChange } from '@/backend/calls/use-visit';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { type OperatorVisit, visitLimits } from '@shared/visits/visit-state';

/** What is known of the pets stands in the first card, in a weight that is seen in a dark cab. */
export function ToKnow({ visit }: { visit: OperatorVisit }) {
  const { notes, privateLine, lastTime } = visit;
  return (
    <div className="mt-3 space-y-2 border-t border-line pt-3 leading-snug wrap-anywhere whitespace-pre-line empty:hidden">
      {privateLine || lastTime?.privateLine ? (
        <Facts>
          <Fact term="Only you see this">{privateLine}</Fact>
          <Fact term="Private, last time">{lastTime?.privateLine ?? ''}</Fact>
        </Facts>
      ) : null}
      {notes ? <p className="font-semibold">“{notes}”</p> : null}
    </div>
  );
}

/** Only the operator reads it. It changes neither the visit nor what its owner reads. */
export function PrivateLine({ line, access }: { line: string; access: VisitAccess }) {
  const mutation = useVisitChange(access);
  const [isTyping, setIsTyping] = useState(false);
  if (isTyping) {
    return <LineForm line={line} mutation={mutation} onEnd={() => setIsTyping(false)} />;
  }
  return (
    <Button
      ref={mutation.data ? takeFocus : undefined}
      variant="outline"
      size="thumb"
      className="border! border-edge!"
      onClick={() => setIsTyping(true)}
    >
      {line ? 'Change the private note' : 'Add a private note'}
    </Button>
  );
}

type LineFormProps = { line: string; mutation: VisitMutation; onEnd: () => void };

function LineForm({ line, mutation, onEnd }: LineFormProps) {
  const { isPending, data, mutate, reset } = mutation;
  const { register, handleSubmit, setFocus } = useForm({ defaultValues: { typed: line } });
  useEffect(() => setFocus('typed'), [setFocus]);

  function save({ typed }: { typed: string }) {
    mutate(
      { action: 'keep_private_line', fields: { line: typed.trim(), seen: line } },
      { onSuccess: ({ refusal }) => (refusal ? undefined : onEnd()) },
    );
  }

  return (
    <ActionForm
      isInline
      press="Save"
      busy="Saving..."
      isBusy={isPending}
      problem={failureWords(mutation)}
      button={{ size: 'thumb', className: undefined }}
      back={{
        size: 'thumb',
        onClick() {
          reset();
          onEnd();
        },
      }}
      className="space-y-2"
      onSubmit={handleSubmit(save)}
    >
      <TextArea
        label="Private note"
        hint="Only you see it. Such as: bites at nails, muzzle in the hall."
        rows={2}
        maxLength={visitLimits.privateLine}
        {...register('typed')}
      />
      {data?.refusal === 'stale' ? (
        <Notice tone="care" role="alert">
          Another device changed it meanwhile. It says: “{line}”. Save again to replace that.
        </Notice>
      ) : null}
    </ActionForm>
  );
}
