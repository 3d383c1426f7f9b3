import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { StickyBar } from '../action-bar';
import { AnswerSummary } from '../answer/answer-summary';
import { termsProblem } from '../answer/answer-terms';
import { TermsFields } from '../answer/terms-fields';
import { OperatorLink } from '../operator-link';
import { Panel } from '../panel';
import { changeFailures, missingWords } from '../refusal-words';
import { AddOwner } from './add-owner';
import { AddPets } from './add-pets';
import { addFailureWords, addProblem } from './add-refusals';
import { AddTime } from './add-time';
import {
  type AddValues,
  type FieldProblem,
  addedEstimate,
  addedTerms,
  detailsProblems,
  isFeeOpen,
  newIds,
  toAddedVisit,
} from './add-values';
import { KnownCustomer } from './known-customer';
import type { useAddVisit } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { formatDay } from '@shared/time/denver-time';
import { closedWords, isOpenDay } from '@shared/time/open-days';
import type { Added, Customer } from '@shared/visits/added-visit';
import type { OperatorDay } from '@shared/visits/operator-day';
import { visitLimits } from '@shared/visits/visit-state';

type AddDetailsProps = {
  day: OperatorDay;
  customer: Customer | undefined;
  mutation: ReturnType<typeof useAddVisit>;
  onAdded: (added: Added) => void;
  onStartOver: () => void;
  onClose: () => void;
};

export function AddDetails(props: AddDetailsProps) {
  const { day, customer, mutation, onAdded, onStartOver, onClose } = props;
  const id = useId();
  const form = useFormContext<AddValues>();
  const values = useWatch({ control: form.control, compute: (all: AddValues) => all });
  const [isUnfolded, setIsUnfolded] = useState(!customer);
  /** What the next tap says yes to. */
  const [asked, setAsked] = useState({ fee: false, closedDay: '' });
  const { run, hasFailed } = useGuardedAction('Adding a visit');
  const { error, variables, isPending, mutate, reset, data } = mutation;
  const asksAboutFee = asked.fee && isFeeOpen(values);
  const asksAboutDay = asked.closedDay !== '' && asked.closedDay === values.day;

  /** From top to bottom; the first takes the focus. */
  function showProblems(problems: readonly FieldProblem[]) {
    if (problems.some(({ field }) => !timeAndTerms.includes(field))) setIsUnfolded(true);
    // once it is unfolded
    setTimeout(() =>
      problems.forEach(({ field, words }, index) =>
        form.setError(field, { message: words }, { shouldFocus: index === 0 }),
      ),
    );
  }

  function send() {
    const { groomer, price, travelFee, ...all } = form.getValues();
    const problems = [
      ...detailsProblems(form.getValues()),
      missingWords(all),
      minutesProblem(all.minutes),
      termsProblem({ groomer, price, travelFee }),
    ].filter((problem) => problem !== undefined);
    if (problems.length > 0) return showProblems(problems);
    if (!isOpenDay(all.day) && !asksAboutDay) {
      return setAsked({ ...asked, closedDay: all.day });
    }
    if (isFeeOpen(form.getValues()) && !asked.fee) return setAsked({ ...asked, fee: true });
    submit(asksAboutDay);
  }

  function submit(takesClosedDay: boolean) {
    mutate(toAddedVisit(form.getValues(), takesClosedDay), {
      onSuccess(answer) {
        if ('added' in answer) return onAdded(answer.added);
        if (answer.refusal === 'closed_day') setAsked({ ...asked, closedDay: values.day });
        if (answer.refusal === 'reference_taken') {
          form.setValues({ ...form.getValues(), ...newIds() });
          submit(takesClosedDay);
        }
        const problem = addProblem(answer);
        if (problem) showProblems([problem]);
      },
    });
  }

  // Sent by itself once the network is back. A second sending of the same visit is known.
  const waits = error !== null && isTemporary(error) && variables !== undefined;
  const resend = useEffectEvent(() => submit(variables?.takesClosedDay ?? false));
  useEffect(() => {
    if (!waits) return undefined;
    const onOnline = () => resend();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [waits]);

  const other = data && 'refusal' in data ? data.other : undefined;
  return (
    <div>
      <Panel title="Add a visit" takesFocus>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run(send);
          }}
          onChange={() => {
            form.clearErrors();
            if (!isPending) reset();
          }}
          className="mt-4 space-y-5 [&_input]:scroll-mb-20"
        >
          {customer ? <KnownCustomer customer={customer} /> : null}
          <div className="flex flex-wrap gap-2">
            {isUnfolded ? null : (
              <Button variant="outline" size="thumb" onClick={() => setIsUnfolded(true)}>
                Change details
              </Button>
            )}
            <Button variant="ghost" size="thumb" disabled={isPending} onClick={onStartOver}>
              Start over
            </Button>
          </div>
          {isUnfolded ? (
            <>
              <AddOwner />
              <AddPets day={day} />
            </>
          ) : null}
          <AddTime day={day} />
          <TermsFields visit={addedTerms(values)} />
          <TextArea
            label="A note to the customer"
            isOptional
            rows={2}
            maxLength={visitLimits.note}
            {...form.register('note')}
          />
        </form>
      </Panel>
      <StickyBar
        problem={
          hasFailed ? changeFailures.unexpected : error && !isPending ? addFailureWords(error) : ''
        }
        summary={
          <>
            <AnswerSummary
              choice={values}
              amounts={values}
              isFeeOpen={isFeeOpen(values)}
              asksAboutFee={asksAboutFee}
              visit={{
                asked: null,
                estimate: addedEstimate(values),
              }}
            />
            {asksAboutDay ? (
              <span role="alert" className="block text-amber">
                {closedWords(values.day)}. Tap again to add it for {formatDay(values.day)}.
              </span>
            ) : null}
            {other ? (
              <OperatorLink
                to={other}
                className="inline-flex min-h-12 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4"
              >
                Open that visit
              </OperatorLink>
            ) : null}
          </>
        }
      >
        <Button
          type="submit"
          form={id}
          variant="accent"
          size="lg"
          className="grow"
          isBusy={isPending}
        >
          {isPending
            ? 'Adding...'
            : asksAboutDay
              ? 'Yes, add it'
              : asksAboutFee
                ? 'Yes, no fee'
                : 'Add visit'}
        </Button>
        <Button variant="ghost" size="lg" disabled={isPending} onClick={onClose}>
          Back
        </Button>
      </StickyBar>
    </div>
  );
}

const timeAndTerms: readonly string[] = ['day', 'time', 'minutes', 'price', 'travelFee'];

function minutesProblem(minutes: number): FieldProblem | undefined {
  return Number.isInteger(minutes) && minutes > 0
    ? undefined
    : { field: 'minutes', words: 'Use whole minutes.' };
}
