import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { useForm, type UseFormSetError, useWatch } from 'react-hook-form';
import type { OperatorVisit, VisitRefusal } from '@shared/visit-state';
import type { VisitMutation } from '@/backend/use-visit';
import { denverDay, formatDay, formatMinutes, formatTime } from '@/browser/denver-time';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { ActionBar } from './action-bar';
import { BookedThatDay } from './booked-that-day';
import { PanelTitle } from './panel-title';
import { isTimeRefusal, timeRefusals } from './refusal-words';
import { isAsWished, presetTime, type TimeChoice, timeProblem } from './visit-time';

type TimePanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  action: 'confirm' | 'move';
  takesFocus: boolean;
  /** The other way out, beside the button that sends. */
  children: ReactNode;
};

type TimeFields = TimeChoice & { readonly note: string };

const words = {
  confirm: { title: 'When will you come?', press: 'Confirm', busy: 'Confirming...' },
  move: { title: 'Move it to', press: 'Move visit', busy: 'Moving...' },
} as const;

export const mostNoteCharacters = 500;

/** Day, time and minutes of a visit, preset so that often one press is enough. */
export function TimePanel({ visit, mutation, action, takesFocus, children }: TimePanelProps) {
  const id = useId();
  const now = useNow();
  const form = useForm<TimeFields>({
    defaultValues: { ...presetTime(visit, now), note: action === 'move' ? visit.note : '' },
  });
  const { register, setError, clearErrors, formState, handleSubmit, control } = form;
  const [day, time, minutes] = useWatch({ control, name: ['day', 'time', 'minutes'] });
  const { booked, revision } = visit;
  const refusal = mutation.data?.refusal;

  useEffect(() => {
    if (refusal) markRefusal(setError, refusal);
  }, [refusal, setError]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // What the database refused last time may be right by now.
    clearErrors();
    void handleSubmit((fields) => {
      const problem = timeProblem(fields, { booked, now: new Date() });
      if (problem) markRefusal(setError, problem);
      else mutation.mutate({ action, revision, ...fields, note: fields.note.trim() });
    })();
  }

  const clear = { onChange: () => clearErrors() };
  return (
    <>
      <section
        aria-labelledby={`${id}-title`}
        className="min-w-0 rounded-card bg-card p-5 shadow-card"
      >
        <PanelTitle id={`${id}-title`} takesFocus={takesFocus}>
          {words[action].title}
        </PanelTitle>
        <form id={id} noValidate onSubmit={submit} className="mt-4 space-y-4">
          <TextField
            type="date"
            label="Day"
            min={denverDay(now)}
            error={formState.errors.day?.message}
            {...register('day', { required: 'Choose a day.', ...clear })}
          />
          <BookedThatDay day={day} booked={booked} />
          <div className="grid grid-cols-[3fr_2fr] gap-3">
            <TextField
              type="time"
              label="We arrive at"
              step={900}
              error={formState.errors.time?.message}
              {...register('time', { required: 'Choose a time.', ...clear })}
            />
            <TextField
              type="number"
              label="Minutes"
              inputMode="numeric"
              min={15}
              step={15}
              error={formState.errors.minutes?.message}
              {...register('minutes', { valueAsNumber: true, ...clear })}
            />
          </div>
          <TextArea
            label="A note to the owner"
            isOptional
            rows={2}
            maxLength={mostNoteCharacters}
            {...register('note')}
          />
        </form>
      </section>
      <ActionBar
        mutation={mutation}
        summary={summaryOf({ day, time, minutes }, action === 'confirm' ? visit.wanted : undefined)}
      >
        <Button
          type="submit"
          form={id}
          variant="accent"
          size="lg"
          isBusy={mutation.isPending}
          className="grow"
        >
          {mutation.isPending ? words[action].busy : words[action].press}
        </Button>
        {children}
      </ActionBar>
    </>
  );
}

function markRefusal(setError: UseFormSetError<TimeFields>, refusal: VisitRefusal) {
  if (!isTimeRefusal(refusal)) return;
  const { field, words: message } = timeRefusals[refusal];
  setError(field, { message }, { shouldFocus: true });
}

/** What a press would confirm, and whether it is what the owner asked for. */
function summaryOf(choice: TimeChoice, wanted: OperatorVisit['wanted'] | undefined): string {
  const { day, time, minutes } = choice;
  const words = [
    day && formatDay(day),
    time && formatTime(time),
    minutes > 0 && formatMinutes(minutes),
  ]
    .filter(Boolean)
    .join(', ');
  return !wanted || isAsWished(choice, wanted) ? words : `${words} (not the time asked for)`;
}
