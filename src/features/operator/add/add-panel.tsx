import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { AddContact } from './add-contact';
import { AddDetails } from './add-details';
import { type AddValues, addSchema, newAddValues } from './add-values';
import { AddedReceipt } from './added-receipt';
import { useAddVisit } from '@/backend/calls/add-visit-calls';
import { readDraft, writeDraft } from '@/browser/drafts';
import type { Added, Customer } from '@shared/visits/added-visit';
import type { OperatorDay } from '@shared/visits/operator-day';

type AddPanelProps = {
  operatorKey: string;
  day: OperatorDay;
  /** False once another visit is begun. */
  onDone: (isDone: boolean) => void;
  onClose: () => void;
};

/** A visit that was agreed by phone. What is typed stays on the device until it is stored. */
export function AddPanel({ operatorKey, day, onDone, onClose }: AddPanelProps) {
  const [defaultValues] = useState(
    () => readDraft('added-visit', addSchema, newAddValues()) ?? newAddValues(),
  );
  const form = useForm<AddValues>({ defaultValues });
  const mutation = useAddVisit(operatorKey);
  const [customer, setCustomer] = useState<Customer>();
  const [added, setAdded] = useState<Added>();
  const step = useWatch({ control: form.control, name: 'step' });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft('added-visit', values),
      }),
    [form],
  );

  function startOver() {
    form.reset(newAddValues());
    writeDraft('added-visit', null);
    setCustomer(undefined);
    mutation.reset();
  }

  function show(stored: Added) {
    startOver();
    setAdded(stored);
    onDone(true);
  }

  if (added) {
    return (
      <AddedReceipt
        added={added}
        operatorKey={operatorKey}
        onAnother={() => {
          setAdded(undefined);
          onDone(false);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <FormProvider {...form}>
      {step === 'contact' ? (
        <AddContact
          day={day}
          operatorKey={operatorKey}
          onCustomer={setCustomer}
          onClose={onClose}
        />
      ) : (
        <AddDetails
          day={day}
          customer={customer}
          mutation={mutation}
          onAdded={show}
          onStartOver={startOver}
          onClose={onClose}
        />
      )}
    </FormProvider>
  );
}
