import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useOperator } from '../operator';
import { useKeptDraft } from '../use-kept-draft';
import { type BlockValues, readBlockValues, toBlockTime } from './block-values';
import { type CanceledVisit, useBringBack } from './cancel-all';
import { useDayBlocks } from '@/backend/calls/use-day-blocks';
import { type Attempt, attemptFor, withIds } from '@/backend/submission/attempt';
import { writeDraft } from '@/browser/drafts';

export type Blocking = ReturnType<typeof useBlocking>;

/** Blocks what is chosen, or takes it back with the visits that were canceled for it. */
export function useBlocking(onDone: (isDone: boolean) => void) {
  const { operatorKey, now } = useOperator();
  const mutation = useDayBlocks(operatorKey);
  const { data, isPending } = mutation;
  const [defaultValues] = useState(() => readBlockValues(now));
  const form = useForm<BlockValues>({ defaultValues });
  useKeptDraft('block', form);
  const values = useWatch({ control: form.control, compute: (all: BlockValues) => all });
  const [attempt, setAttempt] = useState<Attempt>();
  const [canceled, setCanceled] = useState<readonly CanceledVisit[]>([]);
  const returning = useBringBack(setCanceled);
  const isDone = data && !data.refusal && !isPending;
  const time = toBlockTime(values);

  function forget() {
    if (isDone) onDone(false);
    form.setValue('isRefused', false);
    setCanceled([]);
    mutation.reset();
  }

  function block({ word }: BlockValues) {
    const blocks = [{ ...time, word: word.trim() }];
    const next = attemptFor(blocks, attempt);
    setAttempt(next);
    const [row] = withIds(blocks, next);
    if (!row) return;
    mutation.mutate(
      { action: 'block', fields: row },
      {
        onSuccess({ refusal }) {
          form.setValue('isRefused', refusal === 'has_visits');
          if (refusal) return;
          writeDraft('block', null);
          onDone(true);
        },
      },
    );
  }

  /** The visits were canceled for it; one that was not is in the answer again, as it is by now. */
  function blockAfterCanceling(visits: readonly CanceledVisit[]) {
    setCanceled((earlier) => [
      ...earlier.filter(({ state }) => state !== 'changed_meanwhile'),
      ...visits,
    ]);
    void form.handleSubmit(block)();
  }

  function undo(id: string) {
    mutation.mutate(
      { action: 'unblock', fields: { id } },
      { onSuccess: () => returning.bringBack(canceled) },
    );
  }

  const refusal = isPending ? undefined : data?.refusal;
  return {
    undo,
    returning,
    form,
    values,
    time,
    mutation,
    refusal,
    isDone,
    canceled,
    block,
    blockAfterCanceling,
    forget,
  };
}
