import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { BookedAgain, LastTimeCard } from '../record/last-time';
import { OwedFees } from '../record/owed-fees';
import { formatStart } from '../time-words';
import { addFailures } from './add-failures';
import { presetAddedTime } from './add-time';
import { type AddValues, addedMinutes, fromCustomer, nextDay, usualTime } from './add-values';
import { FoundNames, WhoField } from './find-panel';
import { useCustomerSearch, useNameSearch } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { emailSchema } from '@/backend/submission/email-schema';
import { serverTime } from '@/browser/use-now';
import { packageWords } from '@/content/pet-words';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { joinFilled, petNames } from '@shared/business/format';
import { formatPhone, phoneMessage, toDialableNumber } from '@shared/business/phone';
import type { Customer, Found, OperatorDay } from '@shared/visits/operator-day';

export type AddContactProps = {
  onFound: (found: Found | undefined) => void;
  onClose: () => void;
};

type Typed = Partial<Pick<AddValues, 'name' | 'phone' | 'email'>>;

const nobody: Found = { customer: null, owed: [], waiting: [] };

/** Looks the typed customer up, and goes on to the details with what is known. */
function useLookUp(onFound: AddContactProps['onFound']) {
  const form = useFormContext<AddValues>();
  const { setError, getValues } = form;
  const day = useListedDay();
  const { wanted } = useSpot();
  const { operatorKey } = useOperator();
  const search = useCustomerSearch(operatorKey);
  const names = useNameSearch(operatorKey);

  async function look() {
    const who = getValues('who').trim();
    const problem = whoProblem(who);
    if (problem) return setError('who', { message: problem }, { shouldFocus: true });
    if (who.includes('@')) return find({ email: who });
    if (toDialableNumber(who)) return find({ phone: who });
    const { name, phone } = splitNumber(who);
    if (toDialableNumber(phone)) return find({ phone, name });
    try {
      await names.mutateAsync(who);
    } catch (error) {
      goOnWithout(error, typedAs(who));
    }
  }

  async function find({ phone = '', email = '', name = '' }: Typed) {
    const typed = { ...(phone && { phone }), ...(email && { email }) };
    const named = { ...(name && { name }), ...typed };
    try {
      const found = await search.mutateAsync({ phone, email });
      goOn(found.customer ? typed : named, found);
    } catch (error) {
      goOnWithout(error, named);
    }
  }

  /** The visit can be typed without network too; then nobody was looked up. */
  function goOnWithout(error: unknown, typed: Typed) {
    if (error instanceof Error && isTemporary(error)) goOn(typed, undefined);
  }

  function goOn(typed: Typed, found: Found | undefined) {
    const customer = found?.customer ?? null;
    onFound(found && { ...found, customer: customer && { ...customer, ...typed } });
    form.setValues(toDetails(getValues(), typed, { customer, tapped: wanted }, day));
  }

  return { search, names, look, find, goOn };
}

/** Known answers go before typed ones of an earlier lookup, and what was typed now before both. */
function toDetails(
  before: AddValues,
  typed: Typed,
  { customer, tapped }: { customer: Customer | null; tapped: ReturnType<typeof useSpot>['wanted'] },
  day: OperatorDay,
): AddValues {
  // That none was taken last time is no rule.
  const fee = customer?.travelFee === 0 && { travelFee: '' };
  const values = { ...before, ...(customer && fromCustomer(customer)), ...fee, ...typed };
  const { pets, zipCode, hold } = values;
  const usual = customer && customer.minutes > 0 ? customer.minutes : addedMinutes({ pets });
  const minutes = hold ? before.minutes : usual;
  const wanted = {
    minutes,
    zipCode,
    from: tapped.day ?? nextDay(customer, serverTime()),
    tapped: tapped.time,
    usual: usualTime(customer),
  };
  return {
    ...values,
    phone: formatPhone(values.phone),
    ...(hold ? {} : presetAddedTime(wanted, day, serverTime())),
    minutes,
    step: 'details',
  };
}

export function AddContact({ onFound, onClose }: AddContactProps) {
  const { setFocus, getValues, register, formState, clearErrors } = useFormContext<AddValues>();
  const { search, names, look, find, goOn } = useLookUp(onFound);
  const { day, time } = useSpot().wanted;

  useEffect(() => setFocus('who'), [setFocus]);

  return (
    <ActionForm
      isInline
      title={day && time ? `Add a visit: ${formatStart({ day, time })}` : 'Add a visit'}
      press={names.data ? 'Somebody new' : 'Next'}
      button={{ variant: names.data?.length ? 'outline' : 'accent' }}
      busy="Looking..."
      isBusy={search.isPending || names.isPending}
      problem={failureWords(search, addFailures) ?? failureWords(names, addFailures)}
      back={{ disabled: false, onClick: onClose }}
      onChange={() => {
        clearErrors();
        names.reset();
      }}
      onSubmit={names.data ? () => goOn(typedAs(getValues('who').trim()), nobody) : look}
    >
      <WhoField
        label="Phone, email, name or pet"
        error={formState.errors.who?.message}
        {...register('who')}
      />
      <FoundNames names={names.data} onChoose={find} />
    </ActionForm>
  );
}

export function KnownCustomer({ customer, owed }: Pick<Found, 'owed'> & { customer: Customer }) {
  const { name, phone, email, address, zipCode, pets, lastTime, bookedAgain } = customer;
  return (
    <>
      <div role="status" className="max-lg:-mt-2">
        <strong className="block">
          {name}, {pets.map((pet) => `${pet.name}: ${packageWords(pet)}`).join('; ')}
        </strong>
        <span className="block text-[0.95rem] wrap-anywhere text-muted">
          {joinFilled([phone && formatPhone(phone), email, address, zipCode])}
        </span>
      </div>
      <OwedFees owed={owed.map((fee) => ({ ...fee, isSure: fee.isSure || fee.owner === name }))} />
      {lastTime ? <LastTimeCard last={lastTime} /> : null}
      <div>
        {bookedAgain.map((visit) => (
          <BookedAgain key={visit.reference} visit={visit} />
        ))}
      </div>
    </>
  );
}

/** An email typed late is looked up, too: else a known customer with a new phone is asked for everything. */
export function KnownByEmail({ onFound }: Pick<AddContactProps, 'onFound'>) {
  const { getValues, register } = useFormContext<AddValues>();
  const email = useWatch<AddValues, 'email'>({ name: 'email' });
  const [known] = useState(email);
  const { search, goOn } = useLookUp(onFound);
  const { data, mutate, variables } = search;
  useEffect(() => {
    register('email', {
      onBlur() {
        const typed = getValues('email');
        if (typed !== known && emailSchema.safeParse(typed).success)
          mutate({ phone: '', email: typed });
      },
    });
  }, [register, getValues, known, mutate]);
  if (!data?.customer || variables?.email !== email) return null;
  const { name, pets } = data.customer;
  const phone = getValues('phone');
  return (
    <Notice tone="care" role="status">
      {name}, {petNames(pets)}, has this email.
      <Button
        variant="outline"
        size="thumb"
        className="mt-2"
        onClick={() => goOn({ email, ...(phone && { phone }) }, data)}
      >
        Fill in from last time
      </Button>
    </Notice>
  );
}

function whoProblem(who: string): string | undefined {
  if (/^\p{L}?$/u.test(who)) return 'Type a phone number, an email, a name or a pet’s name.';
  if (who.includes('@')) return emailSchema.safeParse(who).error?.issues[0]?.message;
  return /\p{L}|\d{3}/u.test(who) ? undefined : phoneMessage;
}

/** `Gil Moss 303-555-0222`, or the number first, is a name and a number. */
function splitNumber(who: string): Required<Pick<Typed, 'name' | 'phone'>> {
  const [phone = ''] = /\+?\(?\d[\d\s().-]*\d/.exec(who) ?? [];
  return { name: who.replace(phone, '').replaceAll(/^[\s,:–-]+|[\s,:–-]+$/g, ''), phone };
}

/** A name, or a part of a number. */
function typedAs(who: string): Typed {
  return /\p{L}/u.test(who) ? { name: who } : { phone: who };
}
