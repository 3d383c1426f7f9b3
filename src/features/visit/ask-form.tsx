import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ChangeFailure } from './change-failure';
import { askRefusals, dayRefusal, isAskRefusal, presetWish, wishProblem } from './time-wish';
import type { VisitMutation } from '@/backend/use-visit';
import { visitFailure } from '@/backend/visit-calls';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { addDays, denverDay } from '@shared/denver-time';
import { dayHint, mostDaysToAsk, timeWindows } from '@shared/hours';
import { type OwnerVisit, visitLimits } from '@shared/visit-state';

type AskFormProps = { visit: OwnerVisit; mutation: VisitMutation; onBack: () => void };

export function AskForm({ visit, mutation, onBack }: AskFormProps) {
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(() => presetWish(visit));
  const [mistake, setMistake] = useState<string>();
  const { run, hasFailed } = useGuardedAction('Asking for another time');
  const { isPending, error, data, variables } = mutation;
  const hasAnswer = variables?.action === 'ask' && !isPending;
  const refusal = hasAnswer ? data?.refusal : undefined;
  const problem = mistake ?? dayRefusal(refusal);
  const failure = hasFailed ? 'unexpected' : hasAnswer && error && visitFailure(error);
  const today = denverDay(now);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (problem) form.current?.querySelector('input')?.focus();
  }, [problem]);

  function change(changed: Partial<typeof wish>) {
    setWish({ ...wish, ...changed });
    setMistake(undefined);
    if (refusal) mutation.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run(() => {
      const newMistake = wishProblem(wish, new Date());
      setMistake(newMistake);
      if (newMistake || isPending) return;
      const { revision } = visit;
      mutation.mutate({ action: 'ask', revision, ...wish, words: wish.words.trim() });
    });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-4">
      <TextField
        type="date"
        label="Day"
        hint={dayHint}
        min={today}
        max={addDays(today, mostDaysToAsk)}
        error={problem}
        value={wish.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <SelectField
        label="Arrival window"
        value={wish.window}
        options={timeWindows.map(({ label }) => ({ value: label, label }))}
        onChange={({ target }) => change({ window: target.value })}
      />
      <TextArea
        label="Anything else?"
        isOptional
        rows={2}
        maxLength={visitLimits.wishWords}
        value={wish.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" isBusy={isPending}>
          {isPending ? 'Sending...' : 'Send'}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          Keep my time
        </Button>
      </div>
      {refusal && isAskRefusal(refusal) ? (
        <Notice tone="care" role="alert">
          {askRefusals[refusal]}
        </Notice>
      ) : null}
      {failure ? (
        <ChangeFailure
          failure={failure}
          words={{
            offline: 'You’re offline, so nothing was sent. Tap again once you’re back online.',
            unreachable:
              'That didn’t go through. Tap again: we’ll hear it once. If it still fails, call or text us.',
          }}
          message="I’d like another time for my visit: "
        />
      ) : null}
    </form>
  );
}
