import { useEffect } from 'react';
import {
  type Control,
  type UseFormReturn,
  useController,
  useForm,
  useWatch,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { askRefusals, dayRefusal, isAskRefusal, presetWish, wishProblem } from './time-wish';
import { ChangeFailure } from './visit-failures';
import { useDaysAhead } from '@/backend/calls/use-days-ahead';
import type { OwnerMutation } from '@/backend/calls/use-visit';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { serverTime, useNow } from '@/browser/use-now';
import { windowProblem } from '@/site/answer-promise';
import { Button } from '@/ui/button';
import { DayChoice, windowNames } from '@/ui/fields/day-choice';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { lengthStep, timeWindows } from '@shared/time/hours';
import { awaitsYes } from '@shared/visits/cancel-terms';
import { type DaysAhead, dayState } from '@shared/visits/open-windows';
import { type OwnerVisit, visitLimits } from '@shared/visits/visit-state';
import type { TimeWish } from '@shared/visits/visit-terms';

type AskFormProps = {
  visit: OwnerVisit;
  mutation: OwnerMutation;
  onSent: () => void;
  onBack: () => void;
};

export function AskForm({ visit, mutation, onSent, onBack }: AskFormProps) {
  const { search } = useLocation();
  const form = useForm<TimeWish>({ defaultValues: presetWish(visit, serverTime(), search) });
  const { register, setFocus } = form;
  const days = useDaysToAsk(visit);
  const { run, hasFailed } = useGuardedAction('Asking for another time');
  const { isPending, error, data, variables } = mutation;
  const hasAnswer = variables?.action === 'ask' && !isPending;
  const refusal = hasAnswer ? data?.refusal : undefined;

  useEffect(() => setFocus('day'), [setFocus]);

  function send(wish: TimeWish) {
    if (isPending) return;
    const { revision } = visit;
    mutation.mutate(
      { action: 'ask', fields: { revision, ...wish, words: wish.words.trim() } },
      {
        onSuccess({ refusal }) {
          if (!refusal) onSent();
          const message = dayRefusal(refusal);
          if (message) form.setError('day', { message }, { shouldFocus: true });
        },
      },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => run(() => form.handleSubmit(send)(event))}
      onChange={() => refusal && mutation.reset()}
      className="mt-4 space-y-4"
    >
      <WishDay control={form.control} days={days} />
      <WishWindow form={form} days={days} />
      <TextArea
        label="Anything else?"
        isOptional
        rows={2}
        maxLength={visitLimits.wishWords}
        {...register('words')}
      />
      <AskButtons visit={visit} isPending={isPending} onBack={onBack} />
      {refusal && isAskRefusal(refusal) ? (
        <Notice tone="care" role="alert">
          {askRefusals[refusal]}
        </Notice>
      ) : null}
      <ChangeFailure
        error={hasFailed ? new Error('Not sent') : hasAnswer ? error : null}
        missed="sent"
        again=". We’ll only get it once."
        message="I’d like another time for my visit: "
      />
    </form>
  );
}

type AskButtonsProps = Pick<AskFormProps, 'visit' | 'onBack'> & { isPending: boolean };

function AskButtons({ visit: { wish, canceling }, isPending, onBack }: AskButtonsProps) {
  const keep = awaitsYes(canceling) ? 'Never mind' : 'Keep my time';
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="accent" isBusy={isPending}>
        {isPending ? 'Sending...' : 'Send'}
      </Button>
      <Button variant="ghost" disabled={isPending} onClick={onBack}>
        {wish ? 'Keep what I asked for' : keep}
      </Button>
    </div>
  );
}

type Days = { days: DaysAhead | undefined };

/** On its own day the visit takes up its own time, so only what is open is known there. */
function useDaysToAsk({ minutes, address, starts }: OwnerVisit): DaysAhead | undefined {
  const zipCode = address.split(', ').pop() ?? '';
  const days = useDaysAhead({ minutes: minutes ?? lengthStep, zipCode });
  const ownDay = starts?.day ?? '';
  const known = days?.windows[ownDay]?.map((word) => (word === 'open' ? word : undefined));
  return days && { ...days, windows: { ...days.windows, [ownDay]: known ?? [] } };
}

function WishDay({ control, days }: Days & { control: Control<TimeWish> }) {
  const now = useNow();
  const offered = new URLSearchParams(useLocation().search).get('day');
  const closedDays = days?.closedDays ?? [];
  const { field, fieldState } = useController({
    control,
    name: 'day',
    rules: { validate: (_day, wish) => wishProblem(wish, serverTime(), closedDays) },
  });
  const isGone = offered !== null && field.value === '';
  return (
    <DayChoice
      {...field}
      label="Day"
      now={now}
      closedDays={closedDays}
      stateOf={(day) => days && dayState(days, day)}
      error={isGone ? 'That window is gone. Choose another.' : fieldState.error?.message}
    />
  );
}

/** Closed as in the booking form, where a window is over or begins before our answer. */
function WishWindow({ form, days }: Days & { form: UseFormReturn<TimeWish> }) {
  const { control, register } = form;
  const now = useNow();
  const day = useWatch({ control, name: 'day' });
  return (
    <SelectField
      label="Arrival window"
      options={timeWindows.map(({ label }, index) => {
        const problem = windowProblem(day, label, now, days?.closedDays);
        const word = days?.windows[day]?.[index];
        const note = problem ?? (word && windowNames[word]);
        return {
          value: label,
          label: note ? `${label}: ${note}` : label,
          disabled: problem !== undefined,
        };
      })}
      {...register('window', { deps: 'day' })}
    />
  );
}
