import { type FormEvent, useState } from 'react';
import { DayButtons } from '../answer/day-buttons';
import { Panel } from '../panel';
import { BlockProblem, Blocked } from './block-result';
import {
  type BlockValues,
  inTheWay,
  isComplete,
  readBlockValues,
  toBlockTime,
} from './block-values';
import { blockTimeWords } from './block-words';
import { useDayBlocks } from '@/backend/calls/use-day-blocks';
import { type Attempt, attemptFor, withIds } from '@/backend/submission/attempt';
import { writeDraft } from '@/browser/drafts';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { ChoiceGroup } from '@/ui/fields/choice-group';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { denverDay } from '@shared/time/denver-time';
import { mostBlockWord } from '@shared/visits/day-blocks';
import type { OperatorDay } from '@shared/visits/operator-day';

const lengths = { day: 'All day', hours: 'Hours', days: 'Days' } as const;

type BlockPanelProps = {
  operatorKey: string;
  day: Pick<OperatorDay, 'visits'>;
  /** False once another time is chosen. */
  onDone: (isDone: boolean) => void;
  onClose: () => void;
};

/**
 * Today is chosen already, so that two taps are enough on a sick day. What is chosen outlives a look at the visits in the
 * way.
 */
export function BlockPanel({ operatorKey, day: listed, onDone, onClose }: BlockPanelProps) {
  const now = useNow();
  const mutation = useDayBlocks(operatorKey);
  const { run, hasFailed } = useGuardedAction('Blocking time');
  const today = denverDay(now);
  const [values, setValues] = useState(() => readBlockValues(now));
  const [attempt, setAttempt] = useState<Attempt>();
  const { isOther, length, day, last, from, until, word, isRefused } = values;
  const time = toBlockTime(values);
  const { data, variables, isPending } = mutation;
  const isDone = data && !data.refusal && !isPending;

  function change(changed: Partial<BlockValues>) {
    if (isDone) onDone(false);
    keep({ ...values, isRefused: false, ...changed });
    mutation.reset();
  }

  function keep(kept: BlockValues) {
    setValues(kept);
    writeDraft('block', kept);
  }

  function close() {
    writeDraft('block', null);
    onClose();
  }

  function block() {
    const blocks = [{ ...time, word: word.trim() }];
    const next = attemptFor(blocks, attempt);
    setAttempt(next);
    const [row] = withIds(blocks, next);
    if (!row) return;
    mutation.mutate(
      { action: 'block', fields: row },
      {
        onSuccess({ refusal }) {
          keep({ ...values, isRefused: refusal === 'has_visits' });
          if (refusal) return;
          writeDraft('block', null);
          onDone(true);
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run(block);
  }

  if (isDone && variables?.action === 'block') {
    return <Blocked time={variables.fields} mutation={mutation} onClose={close} />;
  }
  return (
    <Panel title="Block time" takesFocus>
      <form noValidate onSubmit={submit} className="mt-4 space-y-4">
        {isDone ? <Notice tone="good">Undone. That time is free again.</Notice> : null}
        {isRefused && !data && !inTheWay(time, listed) ? (
          <Notice tone="good" role="status" className="space-y-3">
            <p>
              No visit is in the way of <span className="inline-block">{blockTimeWords(time)}</span>{' '}
              any more. It isn’t blocked yet.
            </p>
            <Button type="submit" variant="accent" size="lg" isBusy={isPending}>
              Block it now
            </Button>
          </Notice>
        ) : null}
        <DayButtons
          name="block-day"
          from={today}
          value={isOther ? '' : day}
          now={now}
          onChoose={(chosen) => change({ isOther: false, day: chosen })}
        >
          <ChoiceCard
            type="radio"
            name="block-day"
            isCentered
            title="Other day"
            checked={isOther}
            onChange={() => change({ isOther: true, day: '' })}
          />
        </DayButtons>
        {isOther ? (
          <TextField
            type="date"
            label="Day"
            min={today}
            value={day}
            onChange={({ target }) => change({ day: target.value })}
          />
        ) : null}
        <ChoiceGroup label="How long?" grid="grid grid-cols-3 gap-2">
          {(['day', 'hours', 'days'] as const).map((each) => (
            <ChoiceCard
              key={each}
              type="radio"
              name="block-length"
              isCentered
              title={lengths[each]}
              checked={length === each}
              onChange={() => change({ length: each })}
            />
          ))}
        </ChoiceGroup>
        {length === 'hours' ? (
          <div className="flex flex-wrap gap-3">
            <div className="min-w-0 grow-2 basis-32">
              <TextField
                type="time"
                label="From"
                value={from}
                onChange={({ target }) => change({ from: target.value })}
              />
            </div>
            <div className="min-w-0 grow-2 basis-32">
              <TextField
                type="time"
                label="Until"
                value={until}
                onChange={({ target }) => change({ until: target.value })}
              />
            </div>
          </div>
        ) : null}
        {length === 'days' ? (
          <TextField
            type="date"
            label="Last day"
            min={day || today}
            value={last}
            onChange={({ target }) => change({ last: target.value })}
          />
        ) : null}
        <TextField
          label="A reason for yourself"
          hint="Flu, dentist, vacation. Only you see it."
          isOptional
          maxLength={mostBlockWord}
          value={word}
          onChange={({ target }) => change({ word: target.value })}
        />
        <BlockProblem mutation={mutation} hasFailed={hasFailed} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="accent"
            size="lg"
            className="grow"
            isBusy={isPending}
            disabled={isPending || !isComplete(time)}
          >
            {isPending
              ? 'Blocking...'
              : isComplete(time)
                ? `Block ${blockTimeWords(time)}`
                : 'Block'}
          </Button>
          <Button variant="ghost" size="thumb" disabled={isPending} onClick={close}>
            Back
          </Button>
        </div>
      </form>
    </Panel>
  );
}
