import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { ConfirmButton } from '../choices';
import { answerFields, failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { showHeading } from '../operator-link';
import { AnswerSummary } from '../terms/answer-summary';
import { TapAgain, closedRefusals } from '../terms/closed-time';
import { OpenOverlap, addFailures } from './add-failures';
import { AddFields } from './add-fields';
import { KeptVisit, useKept } from './add-outcome';
import { LostTime, type Offer, toBooked, useOffer } from './add-time';
import { type AddValues, addedMinutes, addedTerms, isFeeOpen, isPast } from './add-values';
import { useAdding } from './use-adding';
import type { useAddVisit } from '@/backend/calls/add-visit-calls';
import { Button } from '@/ui/button';
import { returnLeadsOn } from '@/ui/fields/next-field';
import { formatMinutes } from '@shared/business/format';
import type { Added, Found } from '@shared/visits/operator-day';

type AddDetailsProps = {
  found: Found | undefined;
  onFound: (found: Found | undefined) => void;
  mutation: ReturnType<typeof useAddVisit>;
  onAdded: (added: Added) => void;
  /** A hold needs less. */
  onHold: () => void;
  onStartOver: () => void;
  onAside: () => void;
  onClose: () => void;
};

export function AddDetails(props: AddDetailsProps) {
  const { found, onFound, mutation, onAdded, onHold, onStartOver, onAside, onClose } = props;
  const { isPending, reset } = mutation;
  const { clearErrors, setValue } = useFormContext<AddValues>();
  const [isUnfolded, setIsUnfolded] = useState(!found?.customer);
  const adding = useAdding({
    mutation,
    onAdded,
    unfoldFor: (fields) => hasOther(fields) && flushSync(() => setIsUnfolded(true)),
  });
  const { values, asksAboutFee, asksAboutTime, add } = adding;
  const { choose, lost } = useOffer(found?.customer);
  const isOwnTime = ['', values.id].includes(values.hold);
  const problem = failureWords(mutation, addFailures);
  const canBeHeld = isOwnTime && (isUnfolded || values.phone !== '');

  function forget() {
    reset();
    setValue('isSent', false);
  }

  function holdInstead() {
    forget();
    onHold();
  }

  if (useKept(mutation))
    return <KeptVisit {...{ values, isPending, onAside, onClose }} onChange={forget} />;
  return (
    <ActionForm
      ref={returnLeadsOn}
      title="Add a visit"
      takesFocus={!isUnfolded}
      press={asksAboutTime ? 'Yes, add it' : asksAboutFee ? 'Yes, no fee' : 'Add visit'}
      busy="Adding..."
      isBusy={isPending}
      problem={problem}
      back={{ size: canBeHeld ? 'thumb' : 'lg', onClick: onClose }}
      beside={canBeHeld ? <HoldButton disabled={isPending} onClick={holdInstead} /> : null}
      summary={<AddSummary {...{ ...adding, lost }} call={mutation} />}
      className="space-y-5"
      onChange={() => {
        clearErrors();
        if (!isPending) forget();
      }}
      onSubmit={add}
    >
      <AddFields
        {...{ found, onFound, choose }}
        onUnfold={isUnfolded ? undefined : () => setIsUnfolded(true)}
        startOver={<StartOver isBusy={isPending} onYes={onStartOver} />}
      />
    </ActionForm>
  );
}

/** Those of the terms are there in any case. */
function hasOther(fields: readonly string[]): boolean {
  return !fields.every((field) => answerFields.some((one) => one === field));
}

function HoldButton(props: { disabled: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" size="thumb" {...props}>
      Just hold it
    </Button>
  );
}

function StartOver(props: { isBusy: boolean; onYes: () => void }) {
  return (
    <ConfirmButton variant="ghost" yes="Yes, start over" no="Keep it" {...props}>
      Start over
    </ConfirmButton>
  );
}

type AddSummaryProps = Pick<
  ReturnType<typeof useAdding>,
  'values' | 'asksAboutFee' | 'asksAboutTime'
> &
  Pick<Offer, 'lost'> & { call: AddDetailsProps['mutation'] };

function AddSummary({ values, lost, call, ...asks }: AddSummaryProps) {
  const { asksAboutFee, asksAboutTime } = asks;
  const { minutes } = values;
  const usual = addedMinutes(values);
  const listed = useListedDay();
  const { now } = useOperator();
  return (
    <>
      <AnswerSummary
        values={values}
        isFeeOpen={isFeeOpen(values)}
        asksAboutFee={asksAboutFee}
        // It may be recorded afterwards, and a closed time is asked about.
        allows={asksAboutTime ? ['in_past', ...closedRefusals] : ['in_past']}
        onTap={() => showHeading('add-time')}
        visit={{ ...addedTerms(values), ...toBooked(listed, now, values.hold), asked: null }}
      />
      <LostTime lost={lost} />
      {values.hold && minutes < usual ? (
        <span className="block text-amber">
          {formatMinutes(minutes)} is held. {formatMinutes(usual)} is usual for this.
        </span>
      ) : null}
      {isPast(values, now) ? (
        <span className="block text-amber">That time has passed, so no email goes out yet.</span>
      ) : null}
      {asksAboutTime ? <TapAgain time={values} to="add" /> : null}
      <OpenOverlap time={values} call={call} />
    </>
  );
}
