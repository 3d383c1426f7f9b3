import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ActionForm, showProblems } from '../action-form';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { addFailures } from './add-failures';
import { presetAddedTime } from './add-time';
import { type AddValues, addedMinutes, contactProblem, fromCustomer } from './add-values';
import { useCustomerSearch } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { serverTime } from '@/browser/use-now';
import { EmailField, PhoneField } from '@/ui/fields/reach-fields';
import { maxPhoneLength } from '@shared/business/phone';
import type { Customer } from '@shared/visits/added-visit';

type AddContactProps = {
  onCustomer: (customer: Customer | undefined) => void;
  onClose: () => void;
};

/** Phone or email first: whoever is known needs no more typing. */
export function AddContact({ onCustomer, onClose }: AddContactProps) {
  const form = useFormContext<AddValues>();
  const { setError, setFocus, getValues } = form;
  const day = useListedDay();
  const search = useCustomerSearch(useOperator().operatorKey);

  useEffect(() => setFocus('phone'), [setFocus]);

  async function look() {
    const problem = contactProblem(getValues());
    if (problem) return showProblems(setError, [problem]);
    const typed = { phone: getValues('phone').trim(), email: getValues('email').trim() };
    try {
      goOn(typed, await search.mutateAsync(typed));
    } catch (error) {
      // Without network the visit can be typed all the same.
      if (error instanceof Error && isTemporary(error)) goOn(typed, null);
    }
  }

  function goOn(typed: Pick<Customer, 'phone' | 'email'>, customer: Customer | null) {
    onCustomer(customer ?? undefined);
    const values = { ...getValues(), ...(customer && fromCustomer(customer)) };
    const { pets } = values;
    const minutes = customer && customer.minutes > 0 ? customer.minutes : addedMinutes({ pets });
    form.setValues({
      ...values,
      phone: typed.phone || values.phone,
      email: typed.email || values.email,
      ...presetAddedTime({ minutes, from: '' }, day, serverTime()),
      minutes,
      step: 'details',
    });
  }

  return (
    <ActionForm
      isInline
      title="Add a visit"
      press="Next"
      busy="Looking..."
      isBusy={search.isPending}
      problem={failureWords(search, addFailures)}
      back={{ disabled: false, onClick: onClose }}
      onChange={() => form.clearErrors()}
      onSubmit={look}
    >
      <ReachInputs />
    </ActionForm>
  );
}

/** Typed in the first step, and changed in the second. */
export function ReachInputs() {
  const { register, formState, setValue, setFocus } = useFormContext<AddValues>();
  const { errors } = formState;
  return (
    <>
      <PhoneField
        autoComplete="off"
        maxLength={maxPhoneLength}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <EmailField
        isOptional
        hint="With an email they get a confirmation and a reminder."
        autoComplete="off"
        onTake={(email) => {
          setValue('email', email);
          setFocus('email');
        }}
        error={errors.email?.message}
        {...register('email')}
      />
    </>
  );
}
