import { type TermsChoice, groomerNames } from './answer-terms';
import type { AnswerField } from './refusal-words';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { usd } from '@shared/format';
import { fiveDigits, serviceZone } from '@shared/service-zips';
import type { OperatorVisit } from '@shared/visit-state';

type TermsFieldsProps = {
  visit: OperatorVisit;
  terms: TermsChoice;
  onChange: (changed: Partial<TermsChoice>) => void;
  errorAt: (field: AnswerField) => string | undefined;
};

/** The travel fee is only asked for where the ZIP may have one. */
export function TermsFields({ visit, terms, onChange, errorAt }: TermsFieldsProps) {
  const { zipCode, estimate, travelFee } = visit;
  const mayHaveFee = serviceZone(zipCode) !== 'core' || travelFee > 0;
  return (
    <>
      <SelectField
        label="Who comes"
        value={terms.groomer}
        onChange={({ target }) => onChange({ groomer: target.value })}
        options={[
          { value: '', label: 'Nobody named' },
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
            error={errorAt('price')}
            value={terms.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </div>
        {mayHaveFee ? (
          <div className="min-w-0 grow-2 basis-32">
            <TextField
              type="text"
              inputMode="numeric"
              label="Travel fee in $"
              hint={`For ${fiveDigits(zipCode) ?? zipCode}`}
              error={errorAt('travelFee')}
              value={terms.travelFee}
              onChange={({ target }) => onChange({ travelFee: target.value })}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}
