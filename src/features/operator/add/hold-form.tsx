import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActionForm, showProblem } from '../action-form';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { AnswerSummary } from '../terms/answer-summary';
import { TapAgain, closedRefusals, useClosedTime } from '../terms/closed-time';
import { OpenOverlap, addProblem } from './add-failures';
import { AddTime, LostTime, type Offer, toBooked, useOffer } from './add-time';
import { type AddValues, addedTerms, lastDay } from './add-values';
import { useFirstEmpty } from './customer-fields';
import { mayBeStored } from './use-adding';
import { useHoldTime } from '@/backend/calls/add-visit-calls';
import { NameField, OwnerPhoneField } from '@/request/owner-fields';
import { returnLeadsOn } from '@/ui/fields/next-field';
import type { Customer } from '@shared/visits/operator-day';
import type { HeldTime } from '@shared/visits/visit-actions';

type HoldFormProps = {
  /** Who was looked up. */
  customer: Customer | null | undefined;
  onHeld: (held: HeldTime) => void;
  onBack: () => void;
};

const noNumber = { field: 'phone', words: 'Type a phone number to call back.' } as const;
const heldFields = ['name', 'phone', 'day', 'time', 'minutes'] as const;

/** A time for a name and a number alone, on one screen. What else was typed stays in the form around it. */
export function HoldForm({ customer, onHeld, onBack }: HoldFormProps) {
  const { mutation, hold, asksAboutTime } = useHolding(onHeld);
  const { choose, lost } = useOffer(customer);
  const { clearErrors, getFieldState, getValues } = useFormContext<AddValues>();
  const [isKnown] = useState(() => getValues('name') !== '' && getValues('phone') !== '');
  const { wanted } = useSpot();
  const [isChosen] = useState(
    () =>
      (wanted.day === getValues('day') && wanted.time === getValues('time')) ||
      getFieldState('day').isDirty ||
      getFieldState('time').isDirty,
  );
  useFirstEmpty(isKnown ? [] : ['name', 'phone']);
  // A time that was chosen for somebody known needs no second tap.
  const holdAtOnce = useEffectEvent(() => (isKnown && isChosen ? void hold() : undefined));
  useEffect(() => holdAtOnce(), []);
  return (
    <div className="max-w-3xl max-lg:contents">
      <ActionForm
        ref={returnLeadsOn}
        title="Hold a time"
        takesFocus={isKnown}
        press={asksAboutTime ? 'Yes, hold it' : 'Hold it'}
        busy="Holding..."
        isBusy={mutation.isPending}
        problem={failureWords(mutation)}
        back={{ onClick: onBack }}
        summary={<HoldSummary {...{ lost, asksAboutTime }} call={mutation} />}
        className="space-y-5"
        onChange={() => {
          clearErrors();
          mutation.reset();
        }}
        onSubmit={hold}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <NameField fillsIn={false} />
          <OwnerPhoneField fillsIn={false} />
        </div>
        <AddTime lastDay={lastDay(customer)} choose={choose} />
      </ActionForm>
    </div>
  );
}

type HoldSummaryProps = Pick<Offer, 'lost'> & {
  asksAboutTime: boolean;
  call: ReturnType<typeof useHoldTime>;
};

function HoldSummary({ lost, asksAboutTime, call }: HoldSummaryProps) {
  const { control } = useFormContext<AddValues>();
  const [day, time, minutes, pets, zipCode, hold] = useWatch({
    control,
    name: ['day', 'time', 'minutes', 'pets', 'zipCode', 'hold'],
  });
  const listed = useListedDay();
  const { now } = useOperator();
  const values = { day, time, minutes };
  return (
    <>
      <AnswerSummary
        values={values}
        allows={asksAboutTime ? closedRefusals : []}
        visit={{ ...addedTerms({ pets, zipCode }), ...toBooked(listed, now, hold), asked: null }}
      />
      <LostTime lost={lost} />
      {asksAboutTime ? <TapAgain time={values} to="hold" /> : null}
      <OpenOverlap time={values} call={call} />
    </>
  );
}

function useHolding(onHeld: HoldFormProps['onHeld']) {
  const mutation = useHoldTime(useOperator().operatorKey);
  const { getValues, setError, setValue, trigger } = useFormContext<AddValues>();
  const choice = useWatch({
    compute: ({ day, time, minutes }: AddValues) => ({ day, time, minutes }),
  });
  const { asksAboutTime, mustAsk, askAboutTime } = useClosedTime(choice);

  async function hold() {
    const fits = await trigger(heldFields, { shouldFocus: true });
    if (!fits) return;
    const { id, name, phone, day, time, minutes } = getValues();
    if (phone.trim() === '') return showProblem(setError, noNumber);
    if (mustAsk({ day, time, minutes })) return askAboutTime();
    const who = { name: name.trim(), phone: phone.trim() };
    const held = { id, ...who, day, time, minutes, takesClosedTime: asksAboutTime };
    // A hold that may be stored is not in the way of its own visit.
    setValue('hold', id);
    mutation.mutate(held, {
      onError: (failure) => (mayBeStored(failure) ? undefined : setValue('hold', '')),
      onSuccess(answer) {
        if (!answer.refusal) return onHeld(held);
        setValue('hold', '');
        const problem = addProblem(answer);
        if (problem) showProblem(setError, problem);
      },
    });
  }

  return { mutation, hold, asksAboutTime };
}
