import { useFormContext } from 'react-hook-form';
import { type TermsChoice, groomerNames, mayHaveFee } from './answer-terms';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { usd } from '@shared/business/format';
import { fiveDigits } from '@shared/business/service-zips';
import type { OperatorVisit } from '@shared/visits/visit-state';

type TermsFieldsProps = {
  visit: Pick<OperatorVisit, 'zipCode' | 'zone' | 'estimate' | 'groomer' | 'travelFee'>;
};

export function TermsFields({ visit }: TermsFieldsProps) {
  const { register, formState } = useFormContext<TermsChoice>();
  const { errors } = formState;
  const { zipCode, estimate } = visit;
  return (
    <>
      <SelectField
        label="Who comes"
        {...register('groomer')}
        options={[
          { value: '', label: 'Not chosen' },
          ...groomerNames(visit).map((name) => ({ value: name, label: name })),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 grow-2 basis-32">
          <TextField
            type="text"
            inputMode="decimal"
            label="Price in $"
            hint={estimate > 0 ? `Estimate: ${usd(estimate)}` : 'No estimate yet'}
            error={errors.price?.message}
            {...register('price')}
          />
        </div>
        {mayHaveFee(visit) ? (
          <div className="min-w-0 grow-2 basis-32">
            <TextField
              type="text"
              inputMode="numeric"
              label="Travel fee in $"
              hint={zipCode ? `For ${fiveDigits(zipCode) ?? zipCode}` : 'By ZIP code'}
              error={errors.travelFee?.message}
              {...register('travelFee')}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}
