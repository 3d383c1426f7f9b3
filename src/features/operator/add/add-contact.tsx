import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { addFailures } from './add-failures';
import { presetAddedTime } from './add-time';
import { type AddValues, addedMinutes, fromCustomer } from './add-values';
import { useCustomerSearch } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { serverTime } from '@/browser/use-now';
import { ReachFields } from '@/request/owner-fields';
import type { Customer } from '@shared/visits/added-visit';

type AddContactProps = {
  onCustomer: (customer: Customer | undefined) => void;
  onClose: () => void;
};

export const emailOfCustomer = {
  isOptional: true,
  hint: 'With an email they get a confirmation and a reminder.',
};

/** Phone or email first: whoever is known needs no more typing. */
export function AddContact({ onCustomer, onClose }: AddContactProps) {
  const form = useFormContext<AddValues>();
  const { trigger, setFocus, getValues } = form;
  const day = useListedDay();
  const search = useCustomerSearch(useOperator().operatorKey);

  useEffect(() => setFocus('phone'), [setFocus]);

  async function look() {
    if (!(await trigger(['phone', 'email'], { shouldFocus: true }))) return;
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
      <ReachFields fillsIn={false} email={emailOfCustomer} />
    </ActionForm>
  );
}
