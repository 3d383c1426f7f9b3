import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ActionForm, fieldPair, showProblem } from '../action-form';
import {
  type AddValues,
  addSchema,
  addedEstimate,
  fromCustomer,
  newAddValues,
  ownEntries,
} from '../add/add-values';
import { PetsInBrief, UnknownPrice, useFollowPets } from '../add/customer-fields';
import type { AddForm } from '../add/use-adding';
import {
  answerFields,
  changeProblem,
  fieldRefusals,
  isFieldRefusal,
  unchanged,
} from '../failure-words';
import { useOperator } from '../operator';
import { MinutesField, PriceField } from '../terms/answer-fields';
import { LengthSummary, LengthTrouble } from '../terms/answer-summary';
import { agreedPrice, readAmount, toTyped } from '../terms/answer-terms';
import { fittingLength } from '../terms/offered-times';
import { formatStart, withLateNote } from '../time-words';
import { type TypedDetails, useTyped, useTypedOver } from '../use-typed';
import { arePricedAlike, changedTerms } from './changed-terms';
import { KnownCustomerFields, KnownPet } from './known-fields';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { seenOn } from '@/backend/calls/visit-calls';
import { returnLeadsOn } from '@/ui/fields/next-field';
import { Notice } from '@/ui/notice';
import { formatMinutes } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { awaitsYes } from '@shared/visits/cancel-terms';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { hasStarted } from '@shared/visits/visit-status';

export type ChangeDetailsProps = {
  visit: OperatorVisit;
  version: string;
  mutation: VisitMutation;
  onBack: () => void;
};

const changedMeanwhile =
  'The visit changed meanwhile. What you typed is still here, and the rest is as it stands now. Check it, then save.';
const unsavedWords = 'What you typed isn’t saved yet.';

/** A customer names another pet, service, address or email by phone for a visit that stands. */
export function ChangeDetails(props: ChangeDetailsProps) {
  const { visit, version, mutation } = props;
  const { now } = useOperator();
  const [typed] = useState(useTypedOver().details.get(visit.reference));
  const still = typed?.version === version ? unsavedWords : changedMeanwhile;
  const [before] = useState(() => toValues(visit));
  const form: AddForm = useForm({
    resolver: zodResolver(addSchema),
    defaultValues: typed ? typedOver(before, typed) : before,
    reValidateMode: 'onSubmit',
  });
  const { root, isSame, isKept, keep, leave } = useUnsaved(form, before, props);
  const length = useLength(form, before, visit);
  const isTold = isAhead(visit, now) && visit.owner.email === '';
  const change = form.handleSubmit((request) => {
    if (isSame()) return form.setError('root', { message: unchanged });
    const terms = changedTerms(request, visit, before);
    const minutes = length.fits || request.minutes;
    const fields = { ...seenOn(visit), minutes, ...terms, note: length.note };
    keep(true);
    mutation.mutate(
      { action: 'change_details', fields },
      {
        onError: () => keep(),
        onSuccess({ refusal }) {
          if (refusal) keep();
          if (refusal && isFieldRefusal(refusal)) showRefusal(form, refusal);
        },
      },
    );
  });
  return (
    <FormProvider {...form}>
      <ActionForm
        ref={returnLeadsOn}
        title="Change details"
        takesFocus={!typed}
        press={`Save${length.fits ? ` with ${formatMinutes(length.fits)}` : length.told}`}
        busy="Saving..."
        button={{ variant: length.fits ? 'outline' : 'accent' }}
        isBusy={mutation.isPending}
        problem={root?.message ?? changeProblem(mutation, answerFields)}
        back={{ children: root?.type === unsaved ? 'Discard it' : 'Back', onClick: leave }}
        summary={<LengthSummary {...length} />}
        className="space-y-5"
        onChange={() => {
          form.clearErrors();
          if (!mutation.isPending) mutation.reset();
        }}
        onSubmit={change}
      >
        {typed && isKept ? <Notice tone="care">{still}</Notice> : null}
        <PetsInBrief Fields={KnownPet} />
        <Terms {...{ visit, before, length }} />
        <KnownCustomerFields {...{ visit, before, isTold }} />
        <OtherMailbox {...visit} />
      </ActionForm>
    </FormProvider>
  );
}

const unsaved = 'unsaved';

/** The time stays, so what stands in its way is the length. */
function showRefusal({ setError }: AddForm, refusal: keyof typeof fieldRefusals) {
  const field = refusal === 'bad_price' ? 'price' : 'minutes';
  const words = refusal === 'taken' ? 'Too many.' : fieldRefusals[refusal].words;
  showProblem(setError, { field, words });
}

/** What is typed waits while the page is left. Back asks once. */
function useUnsaved(form: AddForm, before: AddValues, props: ChangeDetailsProps) {
  const { visit, version, onBack } = props;
  const { formState, getValues, setError } = form;
  const { details } = useTypedOver();
  const { root } = formState.errors;
  const [isKept, setKept] = useState(details.has(visit.reference));
  const isSame = () => ownEntries(getValues(), before).length === 0;
  function keep(isSent = false) {
    if (isSame()) details.delete(visit.reference);
    else details.set(visit.reference, { typed: getValues(), before, version, isSent });
    setKept(details.has(visit.reference));
  }
  useTyped(form, () => keep());
  function leave() {
    if (isSame() || root?.type === unsaved) return onBack();
    setError('root', { type: unsaved, message: unsavedWords });
  }
  return { root, isSame, isKept, keep, leave };
}

/** The start and the fee stay, whatever is typed beside them. */
function useLength({ control }: AddForm, before: AddValues, visit: OperatorVisit) {
  const { now, texts } = useOperator();
  const names = ['minutes', 'price', 'pets', 'zipCode'] as const;
  const [minutes, price, pets, zipCode] = useWatch({ control, name: names });
  // The drives go to the address that is typed.
  const calendar = { ...visit, zipCode };
  const values = { ...before, minutes, price, estimate: addedEstimate({ pets }) };
  const fits = fittingLength(values, before.minutes, calendar, now);
  // The same pets at a higher price wait for a yes.
  const isHeld = awaitsYes(visit.canceling) && !visit.wish;
  const agreedBefore = agreedPrice(visit, Number(before.price));
  const isOpen = visit.openFee > 0 || (readAmount(price) ?? 0) > agreedBefore;
  // As in the database: only another price is agreed with the pets.
  const isOther = price !== before.price && !arePricedAlike({ pets }, before);
  const isAgreed = isOpen && !isHeld && isOther;
  const asks = isHeld || (isOpen && !isAgreed);
  const agreed = agreedBefore && agreedBefore + visit.travelFee - visit.openFee;
  const [late, told] = [texts.minutesLate(visit), toldWords(visit, now, asks)];
  const note = late > 0 && told ? withLateNote(visit.note, before.time, late) : '';
  return { values, fits, late, told, note, isAgreed, agreed, calendar };
}

/** No email tells of details that change once the visit has begun. */
function toldWords(visit: OperatorVisit, now: Date, asks: boolean): string {
  return visit.owner.email && isAhead(visit, now) ? ` and ${asks ? 'ask' : 'tell'} them` : '';
}

function isAhead({ starts }: OperatorVisit, now: Date): boolean {
  return starts !== null && !hasStarted(starts, now);
}

/** An email belongs to its visit. */
function OtherMailbox({ owner, bookedAgain }: Pick<OperatorVisit, 'owner' | 'bookedAgain'>) {
  const email = useWatch<AddValues, 'email'>({ name: 'email' });
  if (email === owner.email || bookedAgain.length === 0) return null;
  const others = bookedAgain.map(({ starts }) => formatStart(starts)).join('; ');
  return <p className="text-amber">Also booked: {others}. Change the email there, too.</p>;
}

type TermsProps = Pick<ChangeDetailsProps, 'visit'> & {
  before: AddValues;
  length: ReturnType<typeof useLength>;
};

function Terms({ visit, before, length }: TermsProps) {
  const agreed =
    visit.price === null ? undefined : toTyped(agreedPrice(visit, Number(before.price)));
  useFollowPets(undefined, before, agreed);
  return (
    <>
      <div className={fieldPair}>
        <MinutesField hint={length.fits ? `${length.fits} fit` : undefined} />
        <PriceField />
      </div>
      <LengthTrouble {...length} />
      <UnknownPrice
        agreed={agreed ? { ...before, price: agreed, asked: before.price } : undefined}
      />
    </>
  );
}

/** Fields that were typed stay; the others take what came in. */
function typedOver(fresh: AddValues, { typed, before }: TypedDetails): AddValues {
  return { ...fresh, ...Object.fromEntries(ownEntries(typed, before)) };
}

function toValues(visit: OperatorVisit): AddValues {
  const { owner, starts, minutes } = visit;
  const { repeatWeeks } = visit.preferred;
  const known = fromCustomer({ ...visit, ...owner, repeatWeeks, minutes: minutes ?? 0 });
  return { ...newAddValues(), ...known, phone: formatPhone(owner.phone), ...starts };
}
