import { type ReactNode, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ActionBar } from '../action-bar';
import { Panel } from '../panel';
import {
  type FieldRefusalWords,
  fieldRefusals,
  isFieldRefusal,
  missingWords,
} from '../refusal-words';
import { AnswerSummary } from './answer-summary';
import { type TermsChoice, mayHaveFee, presetTerms, termsProblem, toTerms } from './answer-terms';
import { BookedThatDay } from './booked-that-day';
import { DayButtons } from './day-buttons';
import { TermsFields } from './terms-fields';
import { TimeFields } from './time-fields';
import { type TimeChoice, presetTime, timeProblem } from './visit-time';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { serverTime, useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { denverDay } from '@shared/time/denver-time';
import { type OperatorVisit, visitLimits } from '@shared/visits/visit-state';

export type AnswerValues = TimeChoice & TermsChoice & { readonly note: string };

type TimePanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  action: 'confirm' | 'move';
  takesFocus: boolean;
  /** Survives Back, and a change of the visit from elsewhere. */
  typedNote: string | undefined;
  onNote: (note: string) => void;
  /** Back button, shown next to submit. */
  children: ReactNode;
};

const words = {
  confirm: { title: 'When will you come?', submitLabel: 'Confirm', busy: 'Confirming...' },
  move: { title: 'Move it to', submitLabel: 'Move visit', busy: 'Moving...' },
} as const;

/** Everything is preset, so that one click is often enough. */
export function TimePanel({
  visit,
  mutation,
  action,
  takesFocus,
  typedNote,
  onNote,
  children,
}: TimePanelProps) {
  const id = useId();
  const now = useNow();
  const form = useForm<AnswerValues>({
    defaultValues: {
      ...presetTime(visit, now),
      ...presetTerms(visit),
      note: typedNote ?? (action === 'move' ? visit.note : ''),
    },
  });
  const { register, formState, control, clearErrors } = form;
  const { errors } = formState;
  const [day, time, minutes, price, travelFee] = useWatch({
    control,
    name: ['day', 'time', 'minutes', 'price', 'travelFee'],
  });
  const isFeeOpen = mayHaveFee(visit) && !/\S/.test(travelFee);
  const [isFeeAsked, setIsFeeAsked] = useState(false);
  const asksAboutFee = isFeeOpen && isFeeAsked;
  const { run, hasFailed } = useGuardedAction('Setting a time');
  const { revision, requestVersion, estimate } = visit;

  const submitLabel = asksAboutFee ? 'Yes, no fee' : words[action].submitLabel;

  function send({ note, groomer, travelFee, price, ...choice }: AnswerValues) {
    const terms = { groomer, travelFee, price };
    const problem = missingWords(choice) ?? findMistake(choice, visit) ?? termsProblem(terms);
    if (problem) {
      showProblem(problem);
      return;
    }
    // Asked once: the next tap sends it without a fee.
    if (isFeeOpen && !isFeeAsked) {
      setIsFeeAsked(true);
      return;
    }
    const decidedOn = { revision, requestVersion };
    const answer = { ...choice, ...toTerms(terms, estimate), note: note.trim() };
    mutation.mutate(
      { action, fields: { ...decidedOn, ...answer } },
      {
        onSuccess({ refusal }) {
          if (refusal && isFieldRefusal(refusal)) showProblem(fieldRefusals[refusal]);
        },
      },
    );
  }

  function showProblem({ field, words }: FieldRefusalWords) {
    form.setError(field, { message: words }, { shouldFocus: true });
  }

  /** What was said about the last try is out of date. `stale` stays: it is about the visit. */
  function forgetProblems() {
    clearErrors();
    const refusal = mutation.data?.refusal;
    if (refusal && refusal !== 'stale') mutation.reset();
  }

  return (
    <>
      <Panel title={words[action].title} takesFocus={takesFocus}>
        <FormProvider {...form}>
          <form
            id={id}
            noValidate
            onSubmit={(event) => run(() => form.handleSubmit(send)(event))}
            className="mt-4 space-y-4 [&_input]:scroll-mb-20"
          >
            <div onChange={forgetProblems} className="space-y-4">
              <DayButtons
                name={`${id}-day`}
                from={denverDay(now)}
                value={day}
                now={now}
                onChoose={(chosen) => form.setValue('day', chosen, { shouldDirty: true })}
              />
              <TextField
                type="date"
                label="Day"
                min={denverDay(now)}
                error={errors.day?.message}
                {...register('day')}
              />
              <BookedThatDay day={day} visit={visit} />
              <TimeFields />
              <TermsFields visit={visit} />
            </div>
            <TextArea
              label="A note to the customer"
              isOptional
              rows={2}
              maxLength={visitLimits.note}
              {...register('note', { onChange: () => onNote(form.getValues('note')) })}
            />
          </form>
        </FormProvider>
      </Panel>
      <ActionBar
        mutation={mutation}
        hasFailed={hasFailed}
        summary={
          <AnswerSummary
            choice={{ day, time, minutes }}
            amounts={{ price, travelFee }}
            isFeeOpen={isFeeOpen}
            asksAboutFee={asksAboutFee}
            visit={visit}
          />
        }
      >
        <Button
          type="submit"
          form={id}
          variant="accent"
          size="lg"
          isBusy={mutation.isPending}
          className="grow"
        >
          {mutation.isPending ? words[action].busy : submitLabel}
        </Button>
        {children}
      </ActionBar>
    </>
  );
}

function findMistake(choice: TimeChoice, visit: OperatorVisit) {
  const refusal = timeProblem(choice, visit, serverTime());
  return refusal && isFieldRefusal(refusal) ? fieldRefusals[refusal] : undefined;
}
