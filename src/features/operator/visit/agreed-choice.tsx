import { useFormContext } from 'react-hook-form';
import type { AnswerValues } from '../terms/answer-terms';
import { ChoiceCard, ChoiceGroup } from '@/ui/fields/choice-card';
import type { OperatorVisit } from '@shared/visits/visit-state';

/** Whether the owner said yes to the time, and to a changed price, by phone. */
export function AgreedChoice({ openPrice }: Pick<OperatorVisit, 'openPrice'>) {
  const { register, formState } = useFormContext<AnswerValues>();
  const { price = openPrice !== '', travelFee } = formState.dirtyFields;
  const yes = price || travelFee ? 'They said yes to time and price' : 'They said yes';
  const choices = {
    yes: { title: 'As agreed', note: yes },
    no: { title: 'Not yet', note: 'We ask for a yes' },
  };
  return (
    <ChoiceGroup label="Does the customer know?" grid="grid grid-cols-2 gap-2">
      {(['yes', 'no'] as const).map((each) => (
        <ChoiceCard
          key={each}
          type="radio"
          isCentered
          {...choices[each]}
          value={each}
          {...register('isAgreed')}
        />
      ))}
    </ChoiceGroup>
  );
}
