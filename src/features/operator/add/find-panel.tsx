import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { FoundNames, WhoField } from './found-names';
import { useNameSearch } from '@/backend/calls/add-visit-calls';

/** Who is that, and when do they come: a tap opens the customer's newest visit. */
export function FindPanel({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { who: '' } });
  const names = useNameSearch(useOperator().operatorKey);
  useEffect(() => setFocus('who'), [setFocus]);
  return (
    <ActionForm
      isInline
      title="Find a customer"
      press="Find"
      busy="Looking..."
      isBusy={names.isPending}
      problem={failureWords(names, { offline: 'You’re offline, so only your day can be read.' })}
      back={{ children: 'Close', disabled: false, onClick: onClose }}
      onChange={names.reset}
      onSubmit={handleSubmit(({ who }) => names.mutate(who))}
    >
      <WhoField
        label="Name, pet or phone"
        hint="The last four digits are enough."
        error={formState.errors.who?.message}
        {...register('who', {
          validate: (who) => /[\p{L}\d]/u.test(who) || 'Type a name, a pet’s name or a number.',
        })}
      />
      <FoundNames names={names.data} />
    </ActionForm>
  );
}
