import { useFormContext, useWatch } from 'react-hook-form';
import { ReachInputs } from './add-contact';
import type { AddValues } from './add-values';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';
import { answeredZone, fiveDigits } from '@shared/business/service-zips';
import { zoneLabels } from '@shared/business/zone-words';
import { maxLengths } from '@shared/visits/request-limits';

export function AddOwner() {
  const { register, formState, control } = useFormContext<AddValues>();
  const { errors } = formState;
  const zipCode = useWatch({ control, name: 'zipCode' });
  const zone = answeredZone(zipCode);
  return (
    <>
      <TextField
        label="Full name"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={maxLengths.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <ReachInputs />
      <TextField
        label="Street address"
        autoComplete="off"
        maxLength={maxLengths.address}
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="ZIP code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLengths.zipCode}
        error={errors.zipCode?.message}
        {...register('zipCode')}
      />
      <div aria-live="polite">
        {zone ? (
          <Notice tone={zone === 'core' ? 'good' : 'care'}>
            {fiveDigits(zipCode) ?? zipCode}: {zoneLabels[zone]}
          </Notice>
        ) : null}
      </div>
      <TextField
        label="Gate code or entry notes"
        isOptional
        autoComplete="off"
        maxLength={maxLengths.gateCode}
        {...register('gateCode')}
      />
      <TextArea
        label="Notes"
        isOptional
        rows={2}
        maxLength={maxLengths.notes}
        {...register('notes')}
      />
    </>
  );
}
