import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useOperator } from '../operator';
import { useTyped } from '../use-typed';
import { type BlockValues, readBlockValues, toBlockTime } from './block-values';
import { type CanceledVisit, useBringBack } from './cancel-all';
import { type BlockAnswer, useDayBlocks } from '@/backend/calls/use-operator-day';
import { pressFor } from '@/backend/calls/use-visit';
import { writeDraft } from '@/browser/drafts';

export type Blocking = ReturnType<typeof useBlocking>;

export function useBlocking(onDone: (isDone: boolean) => void) {
  const { operatorKey, now } = useOperator();
  const mutation = useDayBlocks(operatorKey);
  const { mutate, data, isPending } = mutation;
  const [defaultValues] = useState(() => readBlockValues(now));
  const form = useForm<BlockValues>({ defaultValues });
  useTyped(form, (typed) => writeDraft('block', typed));
  const values = useWatch({ control: form.control, compute: (all: BlockValues) => all });
  const [press, setPress] = useState<{ id: string }>();
  const [canceled, setCanceled] = useState<readonly CanceledVisit[]>([]);
  const returning = useBringBack(setCanceled);
  const refusal = isPending ? undefined : data?.refusal;
  const isDone = data && !data.refusal && !isPending;
  const time = toBlockTime(values);

  const block = form.handleSubmit(({ reason }) => {
    const fields = pressFor({ ...time, reason: reason.trim() }, press);
    setPress(fields);
    mutate({ action: 'block', fields }, { onSuccess: afterBlocking });
  });

  function afterBlocking(answer: BlockAnswer) {
    if (answer.refusal) return;
    writeDraft('block', null);
    onDone(true);
  }

  return {
    form,
    values,
    time,
    mutation,
    refusal,
    isDone,
    canceled,
    returning,
    block,
    /** `visits` were canceled for it; one that was not is in the answer again, as it is by now. */
    blockAfterCanceling(visits: readonly CanceledVisit[]) {
      const done = canceled.filter(({ state }) => state === 'canceled' || state === 'stays');
      setCanceled([...done, ...visits]);
      void block();
    },
    undo(id: string) {
      const bringBack = () => returning.bringBack(canceled);
      mutate({ action: 'unblock', fields: { id } }, { onSuccess: bringBack });
    },
    forget() {
      if (isDone) onDone(false);
      setCanceled(canceled.filter(({ state }) => state === 'canceled'));
      mutation.reset();
    },
  };
}
