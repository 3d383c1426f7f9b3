import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Panel } from '../panel';
import { changeFailures } from '../refusal-words';
import { addFailureWords } from './add-refusals';
import { type AddValues, addedMinutes, contactProblem, fromCustomer } from './add-values';
import { presetAddedTime } from './added-time';
import { ReachInputs } from './reach-inputs';
import { useCustomerSearch } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { serverTime } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { Customer } from '@shared/visits/added-visit';
import type { OperatorDay } from '@shared/visits/operator-day';

type AddContactProps = {
  day: OperatorDay;
  operatorKey: string;
  onCustomer: (customer: Customer | undefined) => void;
  onClose: () => void;
};

/** Phone or email first: whoever is known needs no more typing. */
export function AddContact({ day, operatorKey, onCustomer, onClose }: AddContactProps) {
  const form = useFormContext<AddValues>();
  const { setError, setFocus } = form;
  const search = useCustomerSearch(operatorKey);
  const { run, hasFailed } = useGuardedAction('Looking up a customer');

  useEffect(() => setFocus('phone'), [setFocus]);

  async function look() {
    const problem = contactProblem(form.getValues());
    if (problem) {
      setError(problem.field, { message: problem.words }, { shouldFocus: true });
      return;
    }
    const typed = { phone: form.getValues('phone').trim(), email: form.getValues('email').trim() };
    try {
      goOn(typed, await search.mutateAsync(typed));
    } catch (error) {
      // Without network the visit can be typed all the same.
      if (error instanceof Error && isTemporary(error)) goOn(typed, null);
    }
  }

  function goOn(typed: Pick<Customer, 'phone' | 'email'>, customer: Customer | null) {
    onCustomer(customer ?? undefined);
    const values = { ...form.getValues(), ...(customer && fromCustomer(customer)) };
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
    <Panel title="Add a visit" takesFocus={false}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(look);
        }}
        onChange={() => form.clearErrors()}
        className="mt-4 space-y-4"
      >
        <ReachInputs />
        {search.error || hasFailed ? (
          <Notice tone="bad" role="alert">
            {search.error ? addFailureWords(search.error) : changeFailures.unexpected}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="accent"
            size="lg"
            className="grow"
            isBusy={search.isPending}
          >
            {search.isPending ? 'Looking...' : 'Next'}
          </Button>
          <Button variant="ghost" size="lg" onClick={onClose}>
            Back
          </Button>
        </div>
      </form>
    </Panel>
  );
}
