import { FormProvider, useFormContext } from 'react-hook-form';
import { ActionForm, Problem, fieldPair } from '../action-form';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { DayPicker } from '../terms/day-picker';
import { blockTimeWords } from '../time-words';
import { Blocked, BlockedVisits, HeldTimes } from './block-result';
import { type BlockValues, blockRefusals, isComplete, visitsIn } from './block-values';
import { Canceled } from './cancel-all';
import { type Blocking, useBlocking } from './use-blocking';
import { writeDraft } from '@/browser/drafts';
import { Button } from '@/ui/button';
import { ChoiceCard, ChoiceGroup } from '@/ui/fields/choice-card';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { denverDay } from '@shared/time/denver-time';
import { type BlockedVisit, mostBlockReason } from '@shared/visits/operator-day';

type BlockPanelProps = {
  /** False once another time is chosen. */
  onDone: (isDone: boolean) => void;
  onClose: () => void;
};

/**
 * Today is chosen already, so that two taps are enough on a sick day. What is chosen outlives a look at the visits in the
 * way.
 */
export function BlockPanel({ onDone, onClose }: BlockPanelProps) {
  const { now } = useOperator();
  const blocking = useBlocking(onDone);
  const { form, values, time, mutation, refusal, isDone, canceled, block, undo, forget } = blocking;
  const { variables, isPending } = mutation;
  const inTheWay = visitsIn(time, useListedDay(), now);

  function close() {
    writeDraft('block', null);
    onClose();
  }

  if (isDone && variables?.action === 'block') {
    return (
      <Blocked
        time={variables.fields}
        isPending={isPending}
        canceled={canceled}
        onUndo={() => undo(variables.fields.id)}
        onClose={close}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <ActionForm
        isInline
        title="Block time"
        takesFocus
        press={isComplete(time) ? `Block ${blockTimeWords(time)}` : 'Block'}
        busy="Blocking..."
        isBusy={isPending}
        problem={
          refusal && refusal !== 'has_visits' ? blockRefusals[refusal] : failureWords(mutation)
        }
        button={{ disabled: isPending || !isComplete(time) || inTheWay.length > 0 }}
        back={{ size: 'thumb', onClick: close }}
        onChange={forget}
        onSubmit={block}
      >
        {isDone && inTheWay.length === 0 ? (
          <Notice tone="good">Undone. That time isn’t blocked anymore.</Notice>
        ) : null}
        <DayPicker other="clears" />
        <LengthFields {...values} today={denverDay(now)} />
        <TextField
          label="A reason for yourself"
          hint="Flu, dentist, vacation. Only you see it."
          isOptional
          maxLength={mostBlockReason}
          {...form.register('reason')}
        />
        {isComplete(time) ? <HeldTimes time={time} /> : null}
        <Overlap {...blocking} inTheWay={inTheWay} />
      </ActionForm>
    </FormProvider>
  );
}

/** Lists what was canceled for the block, and what is left: as the day lists it, until the block is refused. */
function Overlap(props: Blocking & { inTheWay: readonly BlockedVisit[] }) {
  const { canceled, returning, refusal, blockAfterCanceling } = props;
  const { data, isPending } = props.mutation;
  const isRefused = refusal === 'has_visits';
  const visits = isRefused ? data?.visits : isPending || refusal ? [] : props.inTheWay;
  return (
    <>
      <Canceled visits={canceled} />
      <Problem words={returning.problem} />
      {canceled.some(({ state }) => state === 'canceled') ? (
        <Button
          variant="outline"
          size="thumb"
          isBusy={returning.isPending}
          onClick={() => returning.bringBack(canceled)}
        >
          {returning.isPending ? 'Bringing back...' : 'Undo: bring them back'}
        </Button>
      ) : null}
      {visits && visits.length > 0 ? (
        <BlockedVisits {...{ visits, isRefused }} onCanceled={blockAfterCanceling} />
      ) : null}
    </>
  );
}

type LengthFieldsProps = Pick<BlockValues, 'length' | 'day'> & { today: string };

function LengthFields({ length, day, today }: LengthFieldsProps) {
  const { register } = useFormContext<BlockValues>();
  return (
    <>
      <ChoiceGroup label="How long?" grid="grid grid-cols-3 gap-2">
        {(['day', 'hours', 'days'] as const).map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            isCentered
            title={{ day: 'All day', hours: 'Hours', days: 'Days' }[each]}
            value={each}
            {...register('length')}
          />
        ))}
      </ChoiceGroup>
      {length === 'hours' ? (
        <div className={fieldPair}>
          <TextField type="time" label="From" {...register('from')} />
          <TextField type="time" label="Until" {...register('until')} />
        </div>
      ) : null}
      {length === 'days' ? (
        <TextField type="date" label="Last day" min={day || today} {...register('last')} />
      ) : null}
    </>
  );
}
