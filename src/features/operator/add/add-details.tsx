import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { ActionForm, showProblems } from '../action-form';
import { TermsFields } from '../answer/answer-fields';
import { AnswerSummary } from '../answer/answer-summary';
import { failureWords } from '../failure-words';
import { BookedAgain, LastTime } from '../visit/last-time';
import { OpenInTheWay, addFailures } from './add-failures';
import { AddOwner } from './add-owner';
import { AddPets } from './add-pets';
import { AddTime } from './add-time';
import { type AddValues, type AddedProblem, addedTerms, isFeeOpen } from './add-values';
import { useAdding } from './use-adding';
import type { useAddVisit } from '@/backend/calls/add-visit-calls';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { joinNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { formatDay } from '@shared/time/denver-time';
import { closedWords } from '@shared/time/open-days';
import type { Added, Customer } from '@shared/visits/added-visit';
import { visitLimits } from '@shared/visits/visit-state';

type AddDetailsProps = {
  customer: Customer | undefined;
  mutation: ReturnType<typeof useAddVisit>;
  onAdded: (added: Added) => void;
  onStartOver: () => void;
  onClose: () => void;
};

const timeAndTerms: readonly string[] = ['day', 'time', 'minutes', 'price', 'travelFee'];

export function AddDetails(props: AddDetailsProps) {
  const { customer, mutation, onAdded, onStartOver, onClose } = props;
  const { isPending, data, reset } = mutation;
  const { setError, clearErrors, register } = useFormContext<AddValues>();
  const [isUnfolded, setIsUnfolded] = useState(!customer);
  const { values, asksAboutFee, asksAboutDay, add } = useAdding({ mutation, onAdded, onProblems });

  function onProblems(problems: readonly AddedProblem[]) {
    // A field takes the focus only once it is there.
    if (problems.some(({ field }) => !timeAndTerms.includes(field)))
      flushSync(() => setIsUnfolded(true));
    showProblems(setError, problems);
  }

  return (
    <ActionForm
      title="Add a visit"
      takesFocus
      press={asksAboutDay ? 'Yes, add it' : asksAboutFee ? 'Yes, no fee' : 'Add visit'}
      busy="Adding..."
      isBusy={isPending}
      problem={failureWords(mutation, addFailures)}
      back={{ onClick: onClose }}
      summary={
        <>
          <AnswerSummary
            values={values}
            isFeeOpen={isFeeOpen(values)}
            asksAboutFee={asksAboutFee}
            visit={{ asked: null, estimate: addedTerms(values).estimate }}
          />
          {asksAboutDay ? (
            <span role="alert" className="block text-amber">
              {closedWords(values.day)}. Tap again to add it for {formatDay(values.day)}.
            </span>
          ) : null}
          <OpenInTheWay answer={data} />
        </>
      }
      className="space-y-5"
      onChange={() => {
        clearErrors();
        if (!isPending) reset();
      }}
      onSubmit={add}
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
          <AddPets />
        </>
      ) : null}
      <AddTime />
      <TermsFields visit={addedTerms(values)} />
      <TextArea
        label="A note to the customer"
        isOptional
        rows={2}
        maxLength={visitLimits.note}
        {...register('note')}
      />
    </ActionForm>
  );
}

/** Whose details are filled in below, as of last time. */
function KnownCustomer({ customer }: { customer: Customer }) {
  const { name, phone, email, address, zipCode, pets, lastTime, bookedAgain } = customer;
  return (
    <>
      <div role="status">
        <strong className="block">
          {name}, {joinNames(pets.map((pet) => pet.name))}
        </strong>
        <span className="block wrap-anywhere">
          {[phone && formatPhone(phone), email].filter(Boolean).join(', ')}
        </span>
        <span className="block">
          {address}, {zipCode}
        </span>
      </div>
      <LastTime last={lastTime} />
      {bookedAgain ? <BookedAgain visit={bookedAgain} /> : null}
    </>
  );
}
