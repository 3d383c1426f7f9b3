import { useFormContext } from 'react-hook-form';
import type { AddValues } from './add-values';
import { EmailField, PhoneField } from '@/ui/fields/reach-fields';
import { maxPhoneLength } from '@shared/business/phone';

/** Typed in the first step, and changed in the second. */
export function ReachInputs() {
  const { register, formState, setValue, setFocus } = useFormContext<AddValues>();
  const { errors } = formState;
  return (
    <>
      <PhoneField
        autoComplete="off"
        maxLength={maxPhoneLength}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <EmailField
        isOptional
        hint="With an email they get a confirmation and a reminder."
        autoComplete="off"
        onTake={(email) => {
          setValue('email', email);
          setFocus('email');
        }}
        error={errors.email?.message}
        {...register('email')}
      />
    </>
  );
}
