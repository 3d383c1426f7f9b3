import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Panel } from '../action-form';
import { useOperator } from '../operator';
import { useKeptDraft } from '../use-kept-draft';
import { AddContact } from './add-contact';
import { AddDetails } from './add-details';
import { addSchema, newAddValues } from './add-values';
import { AddedNote } from './added-note';
import type { AddForm } from './use-adding';
import { useAddVisit } from '@/backend/calls/add-visit-calls';
import { readDraft, writeDraft } from '@/browser/drafts';
import { Button } from '@/ui/button';
import type { Added, Found } from '@shared/visits/added-visit';

type AddPanelProps = {
  /** False once another visit is begun. */
  onDone: (isDone: boolean) => void;
  onClose: () => void;
};

/** A visit that was agreed by phone. What is typed stays on the device until it is stored. */
export function AddPanel({ onDone, onClose }: AddPanelProps) {
  const [defaultValues] = useState(
    () => readDraft('added-visit', addSchema, newAddValues()) ?? newAddValues(),
  );
  const form: AddForm = useForm({
    resolver: zodResolver(addSchema),
    defaultValues,
    reValidateMode: 'onSubmit',
  });
  const mutation = useAddVisit(useOperator().operatorKey);
  const [found, setFound] = useState<Found>();
  const [added, setAdded] = useState<Added>();
  const step = useWatch({ control: form.control, name: 'step' });
  useKeptDraft('added-visit', form);

  function startOver() {
    form.reset(newAddValues());
    writeDraft('added-visit', null);
    setFound(undefined);
    mutation.reset();
  }

  function show(stored: Added | undefined) {
    if (stored) startOver();
    setAdded(stored);
    onDone(stored !== undefined);
  }

  if (added) {
    return (
      <Panel title="Added to your day" takesFocus={false}>
        <AddedNote added={added} />
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button variant="outline" size="thumb" onClick={() => show(undefined)}>
            Add another
          </Button>
          <Button variant="ghost" size="thumb" onClick={onClose}>
            Close
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <FormProvider {...form}>
      {step === 'contact' ? (
        <AddContact onFound={setFound} onClose={onClose} />
      ) : (
        <AddDetails
          found={found}
          mutation={mutation}
          onAdded={show}
          onStartOver={startOver}
          onClose={onClose}
        />
      )}
    </FormProvider>
  );
}
