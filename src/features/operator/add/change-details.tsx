import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { ActionForm, showProblems } from '../action-form';
import { MinutesField } from '../answer/answer-fields';
import { changeProblem, fieldRefusals, isFieldRefusal } from '../failure-words';
import { addSchema, fromCustomer, newAddValues, toAddedVisit } from './add-values';
import { CustomerFields, useFollowPets } from './customer-fields';
import type { AddForm } from './use-adding';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { TextField } from '@/ui/fields/text-field';
import type { OperatorVisit } from '@shared/visits/visit-state';

export type ChangeDetailsProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  onBack: () => void;
};

/** What a customer says by phone about a visit that stands: another pet, service, address or email. */
export function ChangeDetails({ visit, mutation, onBack }: ChangeDetailsProps) {
  const [defaultValues] = useState(() => toValues(visit));
  const form: AddForm = useForm({
    resolver: zodResolver(addSchema),
    defaultValues,
    reValidateMode: 'onSubmit',
  });
  const change = form.handleSubmit((request) => {
    const { minutes, price, pets } = toAddedVisit(request);
    const { revision } = visit;
    // the newest that the page showed: what came since must be read first
    const { requestVersion } = visit.sentAgain ?? visit;
    mutation.mutate(
      { action: 'change_details', fields: { revision, requestVersion, minutes, price, pets } },
      {
        onSuccess({ refusal }) {
          if (!refusal || !isFieldRefusal(refusal)) return;
          // The time stays, so what stands in its way is the length.
          const field = refusal === 'bad_price' ? 'price' : 'minutes';
          showProblems(form.setError, [{ ...fieldRefusals[refusal], field }]);
        },
      },
    );
  });
  return (
    <FormProvider {...form}>
      <ActionForm
        title="Change details"
        takesFocus
        press="Save and tell them"
        busy="Saving..."
        isBusy={mutation.isPending}
        problem={changeProblem(mutation)}
        back={{ onClick: onBack }}
        className="space-y-5"
        onChange={() => {
          form.clearErrors();
          if (!mutation.isPending) mutation.reset();
        }}
        onSubmit={change}
      >
        <CustomerFields />
        <MinutesAndPrice />
      </ActionForm>
    </FormProvider>
  );
}

function MinutesAndPrice() {
  const { register, formState } = useFormContext<ReturnType<typeof toValues>>();
  const { errors } = formState;
  useFollowPets();
  return (
    <div className="flex flex-wrap gap-3">
      <div className="min-w-0 grow-2 basis-24">
        <MinutesField />
      </div>
      <div className="min-w-0 grow-2 basis-32">
        <TextField
          type="text"
          inputMode="decimal"
          label="Price in $"
          error={errors.price?.message}
          {...register('price')}
        />
      </div>
    </div>
  );
}

function toValues(visit: OperatorVisit) {
  const { owner, preferred, starts, minutes } = visit;
  return {
    ...newAddValues(),
    ...fromCustomer({
      ...visit,
      ...owner,
      repeatWeeks: preferred.repeatWeeks,
      minutes: minutes ?? 0,
    }),
    ...starts,
  };
}
