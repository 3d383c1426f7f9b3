import { ChangeFailure } from './visit-failures';
import { AskButton, type QuestionProps, VisitSection, useQuestion } from './visit-section';
import type { OwnerMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { contactLinks } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { policy, rules } from '@shared/business/policy';
import { lateWhy } from '@shared/visits/cancel-terms';
import type { OwnerVisit } from '@shared/visits/visit-state';
import type { VisitRefusal } from '@shared/visits/visit-status';

type CancelVisitProps = QuestionProps & { visit: OwnerVisit; mutation: OwnerMutation };

/** Takes two clicks; the fee is shown before the first one. */
export function CancelVisit({ visit, mutation, onAsking }: CancelVisitProps) {
  const [step, setStep] = useQuestion({ onAsking });
  const isAsking = step === 'asking';
  const isRequest = visit.status === 'requested';
  const { error, data, variables } = mutation;
  const isCanceling = variables?.action === 'cancel';
  const isPending = isCanceling && mutation.isPending;
  const hasAnswer = isCanceling && !isPending;

  function cancel() {
    const { revision, isLate } = visit;
    mutation.mutate({ action: 'cancel', fields: { revision, acceptsFee: isLate } });
  }

  return (
    <VisitSection id="cancel" title={isRequest ? 'Changed your mind?' : 'Can’t make it?'}>
      <div ref={isAsking ? takeFocus : undefined} tabIndex={-1} className="mt-3 outline-none">
        <Cost visit={visit} />
      </div>
      {isAsking ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="destructive" isBusy={isPending} onClick={cancel}>
            {isPending ? 'Canceling...' : yesWords(visit)}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => setStep('dismissed')}>
            Keep it
          </Button>
        </div>
      ) : (
        <AskButton step={step} onClick={() => setStep('asking')}>
          {isRequest ? 'Cancel this request' : 'Cancel this visit'}
        </AskButton>
      )}
      <ChangeFailure
        error={hasAnswer ? error : null}
        missed="canceled"
        again=", and you won’t be charged twice."
        message="Please cancel my visit: "
      />
      {hasAnswer && data?.refusal ? <Refusal refusal={data.refusal} visit={visit} /> : null}
    </VisitSection>
  );
}

function Cost({ visit }: Pick<CancelVisitProps, 'visit'>) {
  const { status, isLate, canceling, reference } = visit;
  if (status === 'requested')
    return (
      <p>Something to change? Call or text us. Nothing is booked yet, so canceling is free.</p>
    );
  if (!isLate || !canceling) return <p>Canceling now is free.</p>;
  return (
    <>
      <Notice tone="care">
        {`Your visit ${lateWhy(canceling, 'is')}. Canceling now costs $${canceling.lateFee}.`}
      </Notice>
      <p className="mt-3 *:font-semibold *:underline *:underline-offset-4">
        Sick pet, or are we over {policy.lateArrival.minutes} minutes late?{' '}
        <a href={contactLinks.call}>Call</a> or{' '}
        <a href={contactLinks.text(`About my visit ${reference}: `)}>text us</a> first.{' '}
        {rules.sickPet}
      </p>
    </>
  );
}

function yesWords({ isLate, canceling }: OwnerVisit): string {
  return isLate && canceling ? `Cancel for $${canceling.lateFee}` : 'Yes, cancel it';
}

/** `stale` is shown above the ticket, which then has another status. */
function Refusal({ refusal, visit }: { refusal: VisitRefusal; visit: OwnerVisit }) {
  const { canceling } = visit;
  if (refusal === 'stale') return null;
  return (
    <Notice tone="care" role="alert" className="mt-4">
      {refusal === 'late_fee' && canceling
        ? `Your visit ${lateWhy(canceling, 'is now')}, so canceling costs $${canceling.lateFee}. Nothing has been canceled yet.`
        : 'This visit can’t be canceled here anymore. Please call or text us.'}
    </Notice>
  );
}
