import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { ConfirmButton } from '../choices';
import { answerFields, failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { WaitsAlready } from '../record/last-time';
import { TermsFields } from '../terms/answer-fields';
import { AnswerSummary } from '../terms/answer-summary';
import { KnownByEmail, KnownCustomer } from './add-contact';
import { OpenOverlap, addFailures } from './add-failures';
import { KeptVisit } from './add-outcome';
import { AddTime, LostTime, type Offer, ToTimes, toBooked, useOffer } from './add-time';
import {
  type AddValues,
  addedMinutes,
  addedTerms,
  isFeeOpen,
  isPast,
  lastDay,
  priceHint,
} from './add-values';
import { CustomerFields, PlaceFields, UnknownPrice } from './customer-fields';
import { useAdding } from './use-adding';
import type { useAddVisit } from '@/backend/calls/add-visit-calls';
import { useOnline } from '@/browser/use-online';
import { Button } from '@/ui/button';
import { returnLeadsOn } from '@/ui/fields/next-field';
import { formatMinutes } from '@shared/business/format';
import { formatDay } from '@shared/time/denver-time';
import { closedWords } from '@shared/time/open-days';
import type { Added, Found } from '@shared/visits/operator-day';

type AddDetailsProps = {
  found: Found | undefined;
  onFound: (found: Found | undefined) => void;
  mutation: ReturnType<typeof useAddVisit>;
  onAdded: (added: Added) => void;
  /** A hold needs less. */
  onHold: () => void;
  onStartOver: () => void;
  onClose: () => void;
};

export function AddDetails(props: AddDetailsProps) {
  const { found, onFound, mutation, onAdded, onHold, onStartOver, onClose } = props;
  const { isPending, reset } = mutation;
  const { clearErrors, setValue } = useFormContext<AddValues>();
  const [isUnfolded, setIsUnfolded] = useState(!found?.customer);
  const adding = useAdding({
    mutation,
    onAdded,
    unfoldFor(fields) {
      if (fields.every((field) => answerFields.some((one) => one === field))) return;
      flushSync(() => setIsUnfolded(true));
    },
  });
  const { values, asksAboutFee, asksAboutDay, add } = adding;
  const { choose, lost } = useOffer(found?.customer);
  const isReached = isUnfolded || values.phone !== '';
  const problem = failureWords(mutation, addFailures);
  const canBeHeld = isReached && ['', values.id].includes(values.hold);

  function forget() {
    reset();
    setValue('isSent', false);
  }

  if (problem === addFailures.offline) {
    return (
      <KeptVisit values={values} onStartOver={onStartOver} onChange={forget} onClose={onClose} />
    );
  }
  return (
    <ActionForm
      ref={returnLeadsOn}
      title="Add a visit"
      takesFocus={!isUnfolded}
      press={asksAboutDay ? 'Yes, add it' : asksAboutFee ? 'Yes, no fee' : 'Add visit'}
      busy="Adding..."
      isBusy={isPending}
      problem={problem}
      back={{ size: canBeHeld ? 'thumb' : 'lg', onClick: onClose }}
      beside={canBeHeld ? <HoldButton disabled={isPending} onClick={onHold} /> : null}
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

function HoldButton(props: { disabled: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" size="thumb" {...props}>
      Just hold it
    </Button>
  );
}

function StartOver(props: { isBusy: boolean; onYes: () => void }) {
  return (
    <ConfirmButton variant="outline" yes="Yes, start over" no="Keep it" {...props}>
      Start over
    </ConfirmButton>
  );
}

type AddSummaryProps = Pick<
  ReturnType<typeof useAdding>,
  'values' | 'asksAboutFee' | 'asksAboutDay'
> &
  Pick<Offer, 'lost'> & { call: AddDetailsProps['mutation'] };

function AddSummary({ values, lost, call, ...asks }: AddSummaryProps) {
  const { asksAboutFee, asksAboutDay } = asks;
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
        // It may be recorded afterwards, and a closed day is asked about.
        allows={asksAboutDay ? ['in_past', 'closed_day'] : ['in_past']}
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
      {asksAboutDay ? (
        <span role="alert" className="block text-amber">
          {closedWords(values.day)}. Tap again to add it for {formatDay(values.day)}.
        </span>
      ) : null}
      <OpenOverlap time={values} call={call} />
    </>
  );
}

/** Beside a longer column, the end with the price stays right above the bar. */
const besideLong = 'lg:sticky lg:bottom-20 lg:min-h-[calc(100svh-15rem)] lg:self-end';

type AddFieldsProps = Pick<AddDetailsProps, 'found' | 'onFound'> &
  Pick<Offer, 'choose'> & {
    /** Undefined while the fields of the customer are there. */
    onUnfold: (() => void) | undefined;
    startOver: ReactNode;
  };

function AddFields({ found, onFound, choose, onUnfold, startOver }: AddFieldsProps) {
  const names = ['pets', 'zipCode', 'day', 'time', 'hold'] as const;
  const [pets, zipCode, day, time, hold] = useWatch<AddValues, typeof names>({ name: names });
  const { now } = useOperator();
  const terms = addedTerms({ pets, zipCode });
  const agreed = (
    <>
      {onUnfold ? null : <PlaceFields isTold={!isPast({ day, time }, now)} />}
      {found?.customer ? null : <KnownByEmail onFound={onFound} />}
      <TermsFields visit={terms} priceHint={priceHint(terms.estimate, found?.customer)} />
      <UnknownPrice />
      {onUnfold ? null : startOver}
    </>
  );
  return (
    <div className="grid gap-x-12 gap-y-5 *:min-w-0 *:space-y-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className={onUnfold && 'space-y-3!'}>
        {useOnline() || found ? null : (
          <p className="text-amber">You’re offline, so earlier visits weren’t looked up.</p>
        )}
        {found?.waiting.map((request) => (
          <WaitsAlready key={request.reference} request={request} />
        ))}
        {found?.customer ? <KnownCustomer customer={found.customer} owed={found.owed} /> : null}
        {onUnfold ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="thumb" onClick={onUnfold}>
              Change details
            </Button>
            {startOver}
          </div>
        ) : (
          <>
            {hold ? null : <ToTimes />}
            <CustomerFields />
          </>
        )}
      </div>
      <div className={onUnfold ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : besideLong}>
        <AddTime lastDay={lastDay(found?.customer)} choose={choose} />
        {onUnfold ? null : agreed}
      </div>
      {onUnfold ? <div>{agreed}</div> : null}
    </div>
  );
}
